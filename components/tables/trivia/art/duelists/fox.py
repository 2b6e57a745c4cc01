"""The Fox: a sly half smile, a scarlet hunting coat, and a bell that he is about to strike."""

_FUR = "#dd7530"
_FUR_DARK = "#7c3319"
_FUR_LIGHT = "#f2a057"
_CREAM = "#faeed8"
_CREAM_DARK = "#a98e7c"
_COAT = "#b8293c"
_COAT_DARK = "#5e1220"
_COAT_LIGHT = "#e0606a"
_INK = "#170b0b"
_GOLD = "#ecd08f"
_BRASS = "#c9a45c"

DRAWING = f"""
<rect width="240" height="300" fill="#26100f"/>
<path d="M0 0H46L172 122 0 32ZM0 84 172 122 0 142ZM0 198 172 122 0 264ZM26 300 172 122 98 300Z" fill="#381816"/>
<circle cx="172" cy="122" r="98" fill="#9c2a34"/><circle cx="172" cy="122" r="80" fill="#cf5a45"/>
<circle cx="172" cy="122" r="62" fill="#f3b374"/>
<path d="M0 300V278Q4 250 40 240L88 224H154L202 240Q236 250 240 278V300Z" fill="{_COAT}"/>
<path d="M121 224H154L202 240Q236 250 240 278V300H121Z" fill="{_COAT_DARK}"/>
<path d="M0 300V278Q4 250 40 240L60 233 34 300Z" fill="{_COAT_LIGHT}"/>
<path d="M84 220 121 246 158 220 166 240 140 282 121 300 102 282 76 240Z" fill="#fbf5e6"/>
<path d="M121 246 158 220 166 240 140 282 121 300Z" fill="#a99a98"/>
<path d="M86 240Q104 262 121 264 138 262 156 240M94 262Q108 278 121 280 134 278 148 262" stroke="#cfc2ab"
stroke-width="2.5" fill="none"/>
<circle cx="121" cy="262" r="7" fill="{_BRASS}"/><circle cx="119" cy="260" r="3" fill="#fff3cf"/>
<path d="M78 230 46 252 66 264 56 276 106 300H116L92 264Z" fill="#2a1214"/>
<path d="M164 230 196 252 176 264 186 276 136 300H126L150 264Z" fill="#160809"/>
<path d="M60 118 48 20Q92 44 112 88Z" fill="{_FUR}"/><path d="M68 104 60 44Q86 62 98 90Z" fill="#4a1d18"/>
<path d="M68 104 60 44Q66 76 84 96Z" fill="#f3c9a4"/><path d="M50 36 48 20Q62 28 74 39Z" fill="{_INK}"/>
<path d="M182 118 194 20Q150 44 130 88Z" fill="{_FUR_DARK}"/><path d="M174 104 182 44Q156 62 144 90Z" fill="#2a0f10"/>
<path d="M192 36 194 20Q180 28 168 39Z" fill="#0d0606"/>
<path d="M58 112Q82 78 121 78 160 78 184 112 208 140 218 160 204 162 198 168 206 170 208 174 190 178 180 184 184 190
184 194 166 194 156 204 142 228 121 234 100 228 86 204 76 194 58 194 58 190 62 184 52 178 34 174 36 170 44 168 38 162 24
160 34 140 58 112Z" fill="{_FUR}"/>
<path d="M121 78Q160 78 184 112 208 140 218 160 204 162 198 168 206 170 208 174 190 178 180 184 184 190 184 194 166 194
156 204 142 228 121 234Z" fill="{_FUR_DARK}"/>
<path d="M58 112Q78 84 108 79 78 96 70 126 54 146 24 160 34 140 58 112Z" fill="{_FUR_LIGHT}"/>
<path d="M24 160Q62 146 88 158 106 168 112 196L121 234Q100 228 86 204 76 194 58 194 58 190 62 184 52 178 34 174 36 170
44
168 38 162 24 160Z" fill="{_CREAM}"/>
<path d="M218 160Q180 146 154 158 136 168 130 196L121 234Q142 228 156 204 166 194 184 194 184 190 180 184 190 178 208
174
206 170 198 168 204 162 218 160Z" fill="{_CREAM_DARK}"/>
<path d="M102 118Q112 158 106 190L121 204 136 190Q130 158 140 118 130 104 121 104 112 104 102 118Z"
fill="{_FUR_LIGHT}"/>
<path d="M121 104Q130 104 140 118 130 158 136 190L121 204Z" fill="#9c4a22"/>
<path d="M72 142Q90 120 112 148 94 154 72 142Z" fill="#ffe9b0"/><ellipse cx="94" cy="141" rx="7.5" ry="9.5"
fill="#4b8a3a"/>
<ellipse cx="94" cy="141" rx="3" ry="8.5" fill="{_INK}"/><circle cx="91" cy="137" r="2.6" fill="#fff8ea"/>
<path d="M66 144Q88 114 114 149 92 132 66 144Z" fill="{_INK}"/>
<path d="M130 148Q150 124 172 140 152 154 130 148Z" fill="#c9b083"/><ellipse cx="150" cy="142" rx="6.5" ry="7.5"
fill="#2c5624"/><ellipse cx="150" cy="142" rx="2.8" ry="7" fill="#080404"/>
<path d="M128 149Q148 116 178 142 152 133 128 149Z" fill="#0d0606"/>
<path d="M64 124Q84 104 108 122 88 114 64 124Z" fill="{_CREAM}"/><path d="M134 112Q154 90 180 110 156 104 134 112Z"
fill="{_CREAM_DARK}"/>
<path d="M121 188Q138 188 138 196 134 208 121 210 108 208 104 196 104 188 121 188Z" fill="{_INK}"/>
<path d="M110 194Q114 190 120 191" stroke="#b79a94" stroke-width="3" fill="none" stroke-linecap="round"/>
<path d="M121 210V216Q106 228 90 212" stroke="#4a1d18" stroke-width="3.5" fill="none" stroke-linecap="round"/>
<path d="M121 216Q142 230 166 202 170 198 168 194" stroke="#210c0c" stroke-width="4" fill="none"
stroke-linecap="round"/>
<path d="M146 219 151 228 155 213Z" fill="#fff8ea"/>
<path d="M96 196 70 190M96 202 72 204M146 196 172 188M146 202 170 202" stroke="#6b3a24" stroke-width="1.4"/>
<path d="M2 282Q2 242 36 242 70 242 70 282Z" fill="{_BRASS}"/><path d="M36 242Q70 242 70 282H36Z" fill="#84662e"/>
<path d="M10 274Q12 250 32 248 20 258 20 276Z" fill="#fff3cf"/><path d="M30 230H42V244H30Z" fill="{_GOLD}"/>
<circle cx="36" cy="229" r="7" fill="{_GOLD}"/><path d="M0 282H74V300H0Z" fill="#20141a"/><path d="M0 282H74V287H0Z"
fill="{_GOLD}"/>
<path d="M6 226 14 234M20 214 25 224M36 208V218M52 214 47 224" stroke="{_GOLD}" stroke-width="3"
stroke-linecap="round"/>
"""
