"""Professor Plum: wild hair, round spectacles with the lamp in one lens, a pointed beard and a pipe."""

_SKIN = "#f0cba8"
_FLUSH = "#d2927a"
_SHADE = "#4a2a60"
_DEEP = "#150c1f"
_HAIR = "#4b3350"
_HAIR_LIGHT = "#8a6a86"
_HAIR_DARK = "#1e1228"
_TWEED = "#7d4a9c"
_TWEED_DARK = "#47265f"
_TWEED_LIGHT = "#aa7cc6"
_GOLD = "#ecd08f"

DRAWING = f"""
<rect width="240" height="300" fill="#1a1128"/>
<path d="M0 0H50L170 122 0 34ZM0 86 170 122 0 142ZM0 198 170 122 0 264ZM26 300 170 122 98 300Z" fill="#26183a"/>
<circle cx="172" cy="124" r="98" fill="{_TWEED}"/><circle cx="172" cy="124" r="80" fill="#9a69b8"/>
<circle cx="172" cy="124" r="62" fill="#c39bdc"/>
<path d="M96 192H146V252H96Z" fill="{_SKIN}"/><path d="M96 202Q116 226 146 206V252H112Z" fill="{_SHADE}"/>
<path d="M2 300Q4 262 42 250L92 232H150L200 250Q236 262 238 300Z" fill="{_TWEED}"/>
<path d="M121 232H150L200 250Q236 262 238 300H121Z" fill="{_TWEED_DARK}"/>
<path d="M2 300Q4 262 42 250L60 244 34 300Z" fill="{_TWEED_LIGHT}"/>
<path d="M44 262 60 300M62 254 82 300M30 276 40 300" stroke="#5d3478" stroke-width="2"/>
<path d="M180 254 164 300M198 258 184 300M216 268 206 300" stroke="#2f1843" stroke-width="2"/>
<path d="M90 230 121 250 152 230 146 268 128 300H114L96 268Z" fill="#fbf4e8"/>
<path d="M121 250 152 230 146 268 128 300H121Z" fill="#a596b3"/>
<path d="M88 232 66 252 82 262 74 270 112 300H116Z" fill="#643a80"/>
<path d="M154 232 176 252 160 262 168 270 130 300H126Z" fill="#331a48"/>
<path d="M121 250 92 238V266L121 256Z" fill="#d9a522"/><path d="M121 250 150 238V266L121 256Z" fill="#8a6410"/>
<rect x="115" y="245" width="12" height="15" rx="3" fill="#b5811a"/>
<path d="M98 243V261M106 246V258" stroke="#8a6410" stroke-width="2"/>
<path d="M70 150Q50 126 60 100 42 92 52 72 50 50 74 52 80 28 106 38 128 16 150 36 176 28 180 54 200 60 192 86 204
104 184 116 190 138 170 152Z" fill="{_HAIR}"/>
<path d="M132 27Q142 28 150 36 176 28 180 54 200 60 192 86 204 104 184 116 190 138 170 152L140 120Q156 70 132 27Z"
fill="{_HAIR_DARK}"/>
<path d="M60 100Q42 92 52 72 50 50 74 52 80 28 106 38 84 44 86 64 66 66 72 88 62 94 68 120 60 112 60 100Z"
fill="{_HAIR_LIGHT}"/>
<path d="M82 128C82 104 98 92 121 92 144 92 160 104 160 128 161 154 158 172 150 190 142 204 132 216 121 216 110 216
100 204 92 190 84 172 81 154 82 128Z" fill="{_SKIN}"/>
<path d="M122 92 123 144 113 174 127 179 122 184 123 216C132 216 142 204 150 190 158 172 161 154 160 128 160 104
144 92 122 92Z" fill="{_SHADE}"/>
<path d="M76 142Q68 140 70 156 72 168 83 168ZM166 142Q174 140 172 156 170 168 159 168Z" fill="{_SKIN}"/>
<path d="M166 142Q174 140 172 156 170 168 159 168Z" fill="#2f1a42"/>
<path d="M76 140Q72 104 96 88 122 76 148 88 172 104 166 142L158 134Q160 116 146 106 134 116 122 108 108 118 98 108
86 116 86 132Z" fill="{_HAIR}"/>
<path d="M122 80Q136 82 148 88 172 104 166 142L158 134Q160 116 146 106 134 116 122 108Z" fill="{_HAIR_DARK}"/>
<path d="M76 140Q74 108 92 92 84 108 90 118L86 132Z" fill="{_HAIR_LIGHT}"/>
<path d="M88 166 104 174 98 194Q90 184 88 166Z" fill="{_FLUSH}" opacity=".7"/>
<path d="M84 134Q98 122 116 132L115 137Q98 130 85 140Z" fill="{_HAIR_DARK}"/>
<path d="M128 132Q144 122 158 134L157 140Q144 130 129 137Z" fill="{_DEEP}"/>
<path d="M90 154Q100 146 112 154 104 160 100 160 94 159 90 154Z" fill="#fffaf0"/>
<circle cx="102" cy="153.5" r="4.8" fill="#6a4a2c"/><circle cx="102" cy="153.5" r="2.4" fill="{_DEEP}"/>
<circle cx="100.5" cy="152" r="1.2" fill="#fff"/>
<path d="M88 154Q100 143 114 154" stroke="{_DEEP}" stroke-width="2.6" fill="none"/>
<circle cx="100" cy="154" r="19" fill="#fff" opacity=".14"/><circle cx="143" cy="154" r="19" fill="#ffe9b3"/>
<path d="M129 167 153 138A19 19 0 0 1 160 146L138 172A19 19 0 0 1 129 167Z" fill="#fffaf0"/>
<path d="M143 173A19 19 0 0 0 162 154 26 26 0 0 1 143 173Z" fill="#d9a522"/>
<g fill="none" stroke="{_DEEP}" stroke-width="4"><circle cx="100" cy="154" r="19"/>
<circle cx="143" cy="154" r="19"/><path d="M118 149Q121.5 145 125 149M81 150 74 146M162 150 169 146"/></g>
<path d="M86 146A16 16 0 0 1 96 138.5" stroke="#fff" stroke-width="2.4" fill="none" stroke-linecap="round"/>
<path d="M112 174Q108 180 115 181L127 180 123 175Z" fill="{_FLUSH}"/>
<path d="M121 184Q106 182 98 194 108 192 121 191 134 192 146 194 136 182 121 184Z" fill="{_HAIR}"/>
<path d="M122 184Q136 182 146 194 134 192 122 191Z" fill="{_HAIR_DARK}"/>
<path d="M108 195Q121 198 134 194 128 201 121 201 113 201 108 195Z" fill="#8c3f44"/>
<path d="M100 200Q110 206 121 203 132 206 142 199 138 222 121 238 104 222 100 200Z" fill="{_HAIR}"/>
<path d="M122 203Q132 206 142 199 138 222 122 237Z" fill="{_HAIR_DARK}"/>
<path d="M100 200Q106 204 112 205 110 218 116 232 104 220 100 200Z" fill="{_HAIR_LIGHT}"/>
<path d="M112 197Q88 204 66 222" stroke="{_DEEP}" stroke-width="5" fill="none" stroke-linecap="round"/>
<path d="M86 209 78 214" stroke="{_GOLD}" stroke-width="6"/>
<path d="M40 204H66L70 226Q68 240 54 240 42 240 40 226Z" fill="#8a4a2b"/>
<path d="M40 204H48Q46 226 54 240 42 240 40 226Z" fill="#c07a4c"/>
<ellipse cx="53" cy="204" rx="13" ry="4" fill="{_DEEP}"/><ellipse cx="53" cy="204" rx="8" ry="2.2" fill="#ff9b4a"/>
<path d="M52 196C38 176 66 162 50 136 38 114 58 100 48 70" stroke="#e5d5ee" stroke-width="5" fill="none"
opacity=".4" stroke-linecap="round"/>
"""
