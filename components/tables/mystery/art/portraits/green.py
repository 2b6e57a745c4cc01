"""Mr Green: a bowler hat, a pencil moustache, a sly half smile and a coin in the air."""

_SKIN = "#efc49a"
_FLUSH = "#d6906a"
_SHADE = "#1d4a3c"
_DEEP = "#0a1512"
_HAT = "#24392f"
_HAT_DARK = "#0f1d18"
_HAT_LIGHT = "#4d6f5c"
_SUIT = "#2f8f5b"
_SUIT_DARK = "#185238"
_SUIT_LIGHT = "#58b983"
_GOLD = "#ecd08f"

DRAWING = f"""
<rect width="240" height="300" fill="#0f1f1a"/>
<path d="M0 0H50L170 120 0 34ZM0 84 170 120 0 140ZM0 196 170 120 0 262ZM24 300 170 120 96 300Z" fill="#162d25"/>
<circle cx="172" cy="122" r="98" fill="#2f8f5b"/><circle cx="172" cy="122" r="80" fill="#4bb07a"/>
<circle cx="172" cy="122" r="62" fill="#86d0a0"/>
<path d="M92 196H152V252H92Z" fill="{_SHADE}"/>
<path d="M0 300V274Q4 246 38 238L90 224H152L204 238Q236 246 240 274V300Z" fill="{_SUIT}"/>
<path d="M121 224H152L204 238Q236 246 240 274V300H121Z" fill="{_SUIT_DARK}"/>
<path d="M0 300V274Q4 246 38 238L58 232 34 300Z" fill="{_SUIT_LIGHT}"/>
<path d="M60 240V300M44 246V300M76 236V300" stroke="#8fd9ae" stroke-width="1.2"/>
<path d="M182 236V300M198 240V300M214 248V300M230 260V300" stroke="#3f8a66" stroke-width="1.2"/>
<path d="M88 222 121 254 154 222 160 238 128 300H114L82 238Z" fill="#fbf5e6"/>
<path d="M121 254 154 222 160 238 128 300H121Z" fill="#8fae9b"/>
<path d="M112 246 121 254 130 246 134 258 130 300H112L108 258Z" fill="#c8283c"/>
<path d="M121 254 130 246 134 258 130 300H121Z" fill="#7a1626"/>
<path d="M109 268 121 258M110 284 124 272M112 298 130 284" stroke="#f3b9a8" stroke-width="3"/>
<path d="M82 234 54 256 74 266 64 274 108 300H116Z" fill="#257a4d"/>
<path d="M160 234 188 256 168 266 178 274 134 300H126Z" fill="#0f3a28"/>
<path d="M188 262Q200 254 206 264 216 268 208 278 204 288 194 282 182 282 186 272 182 266 188 262Z"
fill="#fbf5e6"/><circle cx="197" cy="272" r="4" fill="{_GOLD}"/>
<path d="M72 134C70 110 92 104 121 104 150 104 172 110 170 134 170 158 172 170 164 190 156 208 142 220 121 220 100
220 86 208 78 190 70 170 72 158 72 134Z" fill="{_SKIN}"/>
<path d="M122 104 123 142 112 172 128 178 123 184 124 220C142 220 156 208 164 190 172 170 170 158 170 134 172 110
150 104 122 104Z" fill="{_SHADE}"/>
<path d="M136 156 158 155 144 182Z" fill="#5d8a62"/>
<path d="M68 142Q60 140 62 156 64 170 75 170ZM174 142Q182 140 180 156 178 170 167 170Z" fill="{_SKIN}"/>
<path d="M174 142Q182 140 180 156 178 170 167 170Z" fill="#0f2e25"/>
<path d="M74 126V150L82 140 84 122ZM168 126V150L160 140 158 122Z" fill="{_DEEP}"/>
<path d="M78 168Q90 162 104 172L94 194Q82 186 78 168Z" fill="{_FLUSH}" opacity=".75"/>
<path d="M98 206Q120 220 146 205 138 218 121 219 106 218 98 206Z" fill="{_FLUSH}" opacity=".6"/>
<path d="M74 112H123V134Q98 128 73 136Z" fill="{_FLUSH}"/>
<path d="M82 142Q98 132 116 143L115 148Q98 139 83 147Z" fill="{_DEEP}"/>
<path d="M129 140Q146 126 162 138L161 143Q146 134 131 146Z" fill="{_DEEP}"/>
<path d="M88 156Q100 149 114 157 106 163 100 163 93 162 88 156Z" fill="#fff8ea"/>
<circle cx="103" cy="157" r="4.6" fill="#3a6b3c"/><circle cx="103" cy="157" r="2.3" fill="{_DEEP}"/>
<path d="M85 158Q99 144 117 158 100 153 85 158Z" fill="{_FLUSH}"/>
<path d="M86 157Q100 150 116 158" stroke="{_DEEP}" stroke-width="2.6" fill="none"/>
<path d="M130 156Q144 148 160 155 150 162 144 162 137 161 130 156Z" fill="#a9bf9c"/>
<circle cx="147" cy="156" r="4.6" fill="{_DEEP}"/>
<path d="M129 157Q144 148 161 156" stroke="{_DEEP}" stroke-width="3" fill="none"/>
<path d="M110 172Q106 180 114 181L128 180 124 174Z" fill="{_FLUSH}"/>
<path d="M112 180 128 179 124 184Z" fill="#8c4a34"/>
<path d="M92 192Q108 182 121 187 134 182 150 190 136 189 121 191 106 189 92 192Z" fill="{_DEEP}"/>
<path d="M100 197Q120 200 134 197 144 194 150 186 150 200 136 206 118 211 100 197Z" fill="#7a2a28"/>
<path d="M106 199.500Q124 202 138 197 130 204 122 204 112 204 106 199.500Z" fill="#fff8ea"/>
<rect x="127" y="198.5" width="5" height="5" fill="{_GOLD}"/>
<path d="M150 184Q156 186 154 194" stroke="{_DEEP}" stroke-width="2" fill="none"/>
<path d="M64 108Q54 30 121 26 188 30 178 108Z" fill="{_HAT}"/>
<path d="M124 26Q188 30 178 108H130Q146 60 124 26Z" fill="{_HAT_DARK}"/>
<path d="M64 108Q54 38 104 28 76 46 80 108Z" fill="{_HAT_LIGHT}"/>
<path d="M63 88Q121 72 179 88L178 112H64Z" fill="#14261e"/><path d="M63 88Q74 85 86 83V104H64Z" fill="#2f8f5b"/>
<path d="M86 83Q104 79.5 124 79.500V104H86Z" fill="#1f6641"/>
<path d="M36 106Q30 92 46 96 84 112 121 112 158 112 196 96 212 92 206 106 190 132 121 132 52 132 36 106Z"
fill="{_HAT}"/>
<path d="M124 112Q160 112 196 96 212 92 206 106 190 132 124 132Z" fill="{_HAT_DARK}"/>
<path d="M36 106Q30 92 46 96 66 105 88 109 60 108 50 118 40 112 36 106Z" fill="{_HAT_LIGHT}"/>
<path d="M50 118Q86 132 121 132 156 132 192 118 160 138 121 138 82 138 50 118Z" fill="{_DEEP}"/>
<circle cx="36" cy="196" r="21" fill="#84662e"/><circle cx="34" cy="194" r="21" fill="#c9a45c"/>
<circle cx="34" cy="194" r="16" fill="{_GOLD}"/><path d="M34 178A16 16 0 0 1 34 210Z" fill="#c9a45c"/>
<path d="M34 183 37 190 44 191 39 196 40 203 34 199 28 203 29 196 24 191 31 190Z" fill="#84662e"/>
<path d="M20 228V250M34 230V258M48 228V250" stroke="{_GOLD}" stroke-width="3" stroke-linecap="round"/>
"""
