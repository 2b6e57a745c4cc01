"""The Owl: tufted, monocled, in a blue tailcoat, with a candle to read by."""

_COAT = "#2d5c96"
_COAT_DARK = "#152b4e"
_COAT_LIGHT = "#5b93cc"
_DOWN = "#8f6b45"
_DOWN_DARK = "#3a2c33"
_DOWN_LIGHT = "#b78f5f"
_DISC = "#f0dcb4"
_DISC_DARK = "#9d8b78"
_INK = "#120d12"
_GOLD = "#ecd08f"
_BRASS = "#c9a45c"

DRAWING = f"""
<rect width="240" height="300" fill="#0d1830"/>
<path d="M0 0H46L172 122 0 32ZM0 84 172 122 0 142ZM0 198 172 122 0 264ZM26 300 172 122 98 300Z" fill="#14264a"/>
<circle cx="172" cy="122" r="98" fill="#235f9c"/><circle cx="172" cy="122" r="80" fill="#4385c2"/>
<circle cx="172" cy="122" r="62" fill="#93c6ea"/>
<path d="M0 300V280Q4 250 40 240L84 226H158L202 240Q236 250 240 280V300Z" fill="{_COAT}"/>
<path d="M121 226H158L202 240Q236 250 240 280V300H121Z" fill="{_COAT_DARK}"/>
<path d="M0 300V280Q4 250 40 240L60 234 34 300Z" fill="{_COAT_LIGHT}"/>
<path d="M86 222 121 262 156 222 164 240 132 300H110L78 240Z" fill="#fbf5e6"/>
<path d="M121 262 156 222 164 240 132 300H121Z" fill="#93a3b8"/>
<path d="M110 276H121V300H104ZM132 276H121V300H138Z" fill="#d9a522"/><path d="M121 276H132L138 300H121Z"
fill="#8a6416"/>
<path d="M80 232 50 256 72 266 62 276 102 300H112Z" fill="#22487c"/>
<path d="M162 232 192 256 170 266 180 276 140 300H130Z" fill="#0d1c36"/>
<path d="M60 96Q52 60 32 34 76 44 98 64 121 56 144 64 166 44 210 34 190 60 182 96 196 132 186 168 172 224 121 234 70 224
56 168 46 132 60 96Z" fill="{_DOWN}"/>
<path d="M121 58Q134 58 144 64 166 44 210 34 190 60 182 96 196 132 186 168 172 224 121 234Z" fill="{_DOWN_DARK}"/>
<path d="M60 96Q52 60 32 34 62 42 84 55 66 66 72 96 58 130 66 168 74 200 92 220 64 204 56 168 46 132 60 96Z"
fill="{_DOWN_LIGHT}"/>
<path d="M121 118C110 88 66 92 56 124 48 156 68 184 96 188 110 190 120 180 121 170Z" fill="{_DISC}"/>
<path d="M121 118C132 88 176 92 186 124 194 156 174 184 146 188 132 190 122 180 121 170Z" fill="{_DISC_DARK}"/>
<path d="M60 132 74 136M62 148 76 146M68 164 80 156M80 178 88 166M98 186 98 174" stroke="#c9a878" stroke-width="3"/>
<path d="M182 132 168 136M180 148 166 146M174 164 162 156M162 178 154 166M144 186 144 174" stroke="#6e5f58"
stroke-width="3"/>
<circle cx="90" cy="138" r="25" fill="{_INK}"/><circle cx="90" cy="138" r="22" fill="#f4b63c"/>
<path d="M90 116A22 22 0 0 1 90 160Z" fill="#d98e20"/><circle cx="92" cy="138" r="12" fill="{_INK}"/>
<circle cx="87" cy="132" r="4.5" fill="#fff8ea"/>
<circle cx="152" cy="138" r="25" fill="{_INK}"/><circle cx="152" cy="138" r="22" fill="#c98a22"/>
<path d="M152 116A22 22 0 0 1 152 160Z" fill="#8a5a14"/><circle cx="152" cy="138" r="12" fill="{_INK}"/>
<circle cx="147" cy="132" r="4" fill="#f1dca8"/>
<path d="M64 136Q70 112 92 112 110 112 116 134 104 122 90 122 76 122 64 136Z" fill="{_DOWN}"/>
<path d="M178 136Q172 112 150 112 132 112 126 134 138 122 152 122 166 122 178 136Z" fill="{_DOWN_DARK}"/>
<path d="M121 136Q106 100 40 48 88 66 121 98Z" fill="#5a4029"/><path d="M121 136Q136 100 202 48 154 66 121 98Z"
fill="#1f171d"/>
<path d="M121 126Q112 106 84 86 108 94 121 108 134 94 158 86 130 106 121 126Z" fill="#fbf0d6"/>
<path d="M121 146Q134 148 134 160 132 178 121 192 110 178 108 160 108 148 121 146Z" fill="#e2a92c"/>
<path d="M121 146Q134 148 134 160 132 178 121 192Z" fill="#8a5f14"/><path d="M115 154Q111 158 113 168" stroke="#ffe0a0"
stroke-width="3" fill="none"/>
<path d="M86 200q9 11 17 1 9 12 18 0M94 214q8 9 14 1 7 8 13 1" stroke="#5f4630" stroke-width="3" fill="none"/>
<path d="M121 201q9 12 18 0 8 10 17-1M121 215q6 7 13-1 6 8 14-1" stroke="#1b1418" stroke-width="3" fill="none"/>
<circle cx="152" cy="138" r="29" fill="none" stroke="{_BRASS}" stroke-width="5"/>
<path d="M132 117A29 29 0 0 1 160 110" stroke="#fff3cf" stroke-width="3" fill="none"/>
<path d="M166 163Q186 204 168 240 160 258 146 268" stroke="{_GOLD}" stroke-width="2" fill="none"/>
<circle cx="30" cy="188" r="34" fill="#ffd98a" opacity=".16"/><circle cx="30" cy="188" r="22" fill="#ffd98a"
opacity=".28"/>
<path d="M30 160Q46 182 38 196 34 204 30 204 26 204 22 196 14 182 30 160Z" fill="#f4b63c"/>
<path d="M30 176Q38 190 34 198 32 202 30 202 28 202 26 198 22 190 30 176Z" fill="#fff6d8"/>
<path d="M20 208Q26 202 30 206 36 200 40 208L42 276H18Z" fill="#f3ead7"/><path d="M30 206Q36 200 40 208L42 276H30Z"
fill="#b6a98d"/>
<path d="M8 276H52L46 290H14Z" fill="{_BRASS}"/><path d="M30 276H52L46 290H30Z" fill="#84662e"/>
<path d="M4 290H56V300H4Z" fill="{_GOLD}"/><path d="M30 290H56V300H30Z" fill="#a58445"/>
"""
