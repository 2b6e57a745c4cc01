"""Colonel Mustard: a peaked cap, a monocle and a moustache that has seen service."""

_SKIN = "#efbf93"
_FLUSH = "#d58a62"
_SHADE = "#6e3c1c"
_DEEP = "#20150c"
_CLOTH = "#c08d1c"
_CLOTH_DARK = "#7d560f"
_CLOTH_LIGHT = "#e9bd4c"
_WHITE = "#fbf3e2"
_GREY = "#b9a78c"
_BRASS = "#ffe6a3"

DRAWING = f"""
<rect width="240" height="300" fill="#1f2418"/>
<path d="M0 300V250L168 120 60 300ZM0 200V150L168 120ZM0 100V40L168 120ZM20 0H90L168 120Z" fill="#2c3320"/>
<circle cx="170" cy="124" r="98" fill="#b5811a"/><circle cx="170" cy="124" r="80" fill="#d9a522"/>
<circle cx="170" cy="124" r="62" fill="#edc658"/>
<path d="M92 196H150V250H92Z" fill="{_SHADE}"/>
<path d="M0 300V272Q6 244 40 236L92 222 121 250 150 222 200 236Q234 244 240 272V300Z" fill="{_CLOTH}"/>
<path d="M121 250 150 222 200 236Q234 244 240 272V300H116Z" fill="{_CLOTH_DARK}"/>
<path d="M0 300V272Q6 244 40 236L60 230 40 300Z" fill="{_CLOTH_LIGHT}"/>
<path d="M92 214 121 246 150 214 158 226 124 274H118L84 226Z" fill="{_WHITE}"/>
<path d="M121 246 150 214 158 226 124 274H121Z" fill="{_GREY}"/>
<path d="M114 248H128L126 300H116Z" fill="{_DEEP}"/>
<path d="M84 226 60 244 78 254 70 262 112 300H118V276ZM158 226 182 244 164 254 172 262 130 300H124V276Z"
fill="{_CLOTH_DARK}" opacity=".75"/>
<path d="M4 258Q10 238 44 232L52 246Q30 250 14 266Z" fill="{_BRASS}"/>
<path d="M236 258Q230 238 196 232L188 246Q210 250 226 266Z" fill="#a87b22"/>
<path d="M8 268V282M16 264V280M24 260V276M32 256V272" stroke="{_BRASS}" stroke-width="4"/>
<path d="M168 262H206V271H168Z" fill="#c8283c"/><path d="M180 262H187V271H180Z" fill="{_WHITE}"/>
<path d="M194 262H206V271H194Z" fill="#2a6fb0"/>
<path d="M174 271 178 282 174 292 170 282ZM187 271 191 282 187 292 183 282ZM200 271 204 282 200 292 196 282Z"
fill="{_BRASS}"/>
<path d="M76 120H166L164 170Q160 206 142 216H100Q82 206 78 170Z" fill="{_SKIN}"/>
<path d="M122 110 123 142 114 172 128 178 124 216H142Q160 206 164 170L166 120Z" fill="{_SHADE}"/>
<path d="M136 158 156 156 142 178Z" fill="#b06a3a"/>
<path d="M72 138Q64 136 66 152 68 166 78 166L77 140ZM170 138Q178 136 176 152 174 166 164 166Z" fill="{_SKIN}"/>
<path d="M170 138Q178 136 176 152 174 166 164 166Z" fill="#4c2812"/>
<path d="M80 160 106 166 100 186 84 182Z" fill="{_FLUSH}" opacity=".8"/>
<path d="M77 122H124V136L78 134Z" fill="{_FLUSH}"/>
<path d="M78 132Q74 150 78 168L86 158 84 132Z" fill="{_WHITE}"/>
<path d="M166 132Q170 150 164 168L156 158 158 132Z" fill="{_GREY}"/>
<path d="M82 138Q98 128 118 142L116 148Q98 138 82 146Z" fill="{_WHITE}"/>
<path d="M128 142Q146 128 162 138L161 146Q146 138 130 148Z" fill="{_GREY}"/>
<path d="M90 153Q100 145 113 153 102 160 90 153Z" fill="#fff8ea"/>
<circle cx="102" cy="152.5" r="4" fill="#33506b"/><circle cx="102" cy="152.5" r="2" fill="{_DEEP}"/>
<path d="M88 153Q100 142 115 153" stroke="{_DEEP}" stroke-width="2.6" fill="none"/>
<path d="M90 160Q100 166 112 160" stroke="{_FLUSH}" stroke-width="2" fill="none"/>
<path d="M132 154Q144 147 156 154 144 161 132 154Z" fill="#e7c9a4"/>
<circle cx="144" cy="153.5" r="4" fill="{_DEEP}"/>
<circle cx="144" cy="154" r="15" fill="#fff3cf" opacity=".28"/>
<circle cx="144" cy="154" r="15" fill="none" stroke="{_BRASS}" stroke-width="3"/>
<path d="M134 149 146 141" stroke="#fff" stroke-width="3" stroke-linecap="round"/>
<path d="M158 160Q172 186 160 214 154 232 164 246" stroke="{_BRASS}" stroke-width="1.6" fill="none"/>
<path d="M112 172Q108 178 114 180L128 180 124 174Z" fill="{_FLUSH}"/>
<path d="M108 198H136L130 206H114Z" fill="#7c3126"/>
<path d="M122 180C110 172 92 180 82 192 74 202 62 204 50 194 54 212 72 220 88 214 104 210 116 204 122 192Z"
fill="{_WHITE}"/>
<path d="M122 180C134 172 152 180 162 192 170 202 182 204 194 194 190 212 172 220 156 214 140 210 128 204 122 192Z"
fill="{_GREY}"/>
<path d="M62 204Q84 208 104 190M74 211Q96 208 114 194" stroke="#d9c8aa" stroke-width="2" fill="none"/>
<path d="M182 204Q160 208 140 190" stroke="#8d7b60" stroke-width="2" fill="none"/>
<path d="M112 212H132L128 218H116Z" fill="{_SHADE}" opacity=".5"/>
<path d="M58 82Q46 52 84 38 122 26 160 38 198 52 186 82L172 112H72Z" fill="{_CLOTH}"/>
<path d="M126 30Q146 32 160 38 198 52 186 82L172 112H128Q140 70 126 30Z" fill="{_CLOTH_DARK}"/>
<path d="M58 82Q46 52 84 38L96 35Q66 56 78 98L66 98Z" fill="{_CLOTH_LIGHT}"/>
<path d="M70 94Q122 78 174 94L172 118H72Z" fill="#8c1f2d"/><path d="M128 86Q152 87 174 94L172 118H128Z"
fill="#571220"/>
<path d="M66 116Q122 98 178 116 176 136 154 130 122 118 90 130 68 136 66 116Z" fill="{_DEEP}"/>
<path d="M72 117Q98 106 124 107 96 112 82 128 70 128 72 117Z" fill="#6b5638"/>
<path d="M70 112Q122 94 174 112" stroke="{_BRASS}" stroke-width="3" fill="none"/>
<path d="M122 56 127 67 139 68 130 76 133 88 122 82 111 88 114 76 105 68 117 67Z" fill="{_BRASS}"/>
<path d="M122 56 127 67 139 68 130 76 133 88 122 82Z" fill="#b98a2c"/>
"""
