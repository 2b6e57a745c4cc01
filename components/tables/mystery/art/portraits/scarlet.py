"""Miss Scarlet: a wide hat over one eye, a cigarette in a long holder."""

_SKIN = "#f3cfa9"
_BLUSH = "#dd9276"
_SHADE = "#6b1d2f"
_DEEP = "#1d0a14"
_RED = "#c8283c"
_DARK_RED = "#8c1629"
_BRIGHT = "#ef5a5f"
_BRASS = "#ecd08f"

DRAWING = f"""
<rect width="240" height="300" fill="#241019"/>
<path d="M0 0H60L176 110 0 40ZM0 92 176 110 0 150ZM0 210 176 110 0 280ZM40 300 176 110 110 300Z" fill="#341523"/>
<circle cx="172" cy="118" r="98" fill="{_RED}"/><circle cx="172" cy="118" r="80" fill="#e0464f"/>
<circle cx="172" cy="118" r="62" fill="#f0746a"/>
<path d="M71 98Q56 176 74 204 84 216 98 206L96 100ZM166 116Q190 168 172 206 160 220 142 206L146 118Z"
fill="#0d0609"/>
<path d="M72 128Q66 168 78 196 74 164 82 130Z" fill="#4a2733"/>
<path d="M101 186H139V236L160 248 120 290 80 248 101 236Z" fill="{_SKIN}"/>
<path d="M122 196 139 186V236L160 248 120 290 112 236Z" fill="{_SHADE}"/>
<path d="M101 192Q112 214 128 214L139 198V186H101Z" fill="#a34b48"/>
<path d="M0 300Q8 262 44 252L101 234 120 262 139 234 196 252Q232 262 240 300Z" fill="{_SKIN}"/>
<path d="M120 262 139 234 196 252Q232 262 240 300H112Z" fill="{_SHADE}"/>
<path d="M196 252Q232 262 240 300H230Q222 268 192 258Z" fill="{_BRIGHT}"/>
<path d="M24 300 84 240Q92 272 120 286 148 272 156 240L216 300Z" fill="{_RED}"/>
<path d="M120 286Q148 272 156 240L216 300H112Z" fill="{_DARK_RED}"/>
<path d="M24 300 84 240Q86 252 92 262L56 300Z" fill="{_BRIGHT}"/>
<path d="M80 128C80 96 100 90 120 90 142 90 161 98 161 130 161 156 156 172 146 188 138 200 130 208 121 208 111 208
103 200 95 188 85 172 80 152 80 128Z" fill="{_SKIN}"/>
<path d="M122 88 123 140 116 166 126 171 122 178 124 208C132 208 138 200 146 188 156 172 161 156 161 130 161 98 142
88 122 88Z" fill="{_SHADE}"/>
<path d="M132 150 150 149 137 172Z" fill="#a5453f"/>
<path d="M84 156 104 164 94 182Q86 170 84 156Z" fill="{_BLUSH}" opacity=".75"/>
<path d="M82 104 124 110 123 128Q100 122 81 130Z" fill="{_BLUSH}"/>
<path d="M86 146Q96 134 114 144L117 140Q98 126 82 141Z" fill="{_DEEP}"/>
<path d="M88 146Q98 138 112 145 104 152 98 152 92 151 88 146Z" fill="#fff4e0"/>
<circle cx="101" cy="145.5" r="5.2" fill="#2f5d4a"/><circle cx="101" cy="145.5" r="2.6" fill="{_DEEP}"/>
<circle cx="99.5" cy="143.8" r="1.3" fill="#fff"/>
<path d="M82 141 76 137 84 146Z" fill="{_DEEP}"/>
<path d="M84 130Q98 119 117 127 100 124 84 130Z" fill="{_DEEP}"/>
<path d="M130 144Q142 136 156 142 146 152 136 150Z" fill="{_DEEP}"/>
<path d="M136 146Q144 141 151 144 144 149 139 148Z" fill="#c98a78"/>
<path d="M103 186Q111 180 116 182 120 184 123 182 130 179 138 185 130 188 121 187.5 112 188 103 186Z"
fill="#b3122c"/>
<path d="M103 186Q112 189 121 188.5 130 189 138 185 132 197 121 197 110 197 103 186Z" fill="{_RED}"/>
<path d="M122 182Q130 179 138 185 132 197 122 197Z" fill="#6d0c20" opacity=".7"/>
<path d="M108 190Q113 193 118 192" stroke="#ffb5a8" stroke-width="2" fill="none" stroke-linecap="round"/>
<circle cx="98" cy="179" r="1.6" fill="{_DEEP}"/>
<path d="M79 176 84 186 79 204 74 186Z" fill="{_BRASS}"/><circle cx="79" cy="172" r="3" fill="{_BRASS}"/>
<path d="M110 188 50 208" stroke="#0d0609" stroke-width="4" stroke-linecap="round"/>
<path d="M76 199.3 66 202.6" stroke="{_BRASS}" stroke-width="4.4"/>
<path d="M52 207.3 30 214.6" stroke="#fff8ea" stroke-width="5"/><circle cx="29" cy="215" r="3.4" fill="#ffb347"/>
<path d="M28 208C10 186 46 172 30 146 16 122 44 108 30 74 20 48 34 30 26 0" stroke="#f6dcd2" stroke-width="5"
fill="none" opacity=".5"/>
<path d="M30 206C20 190 52 176 38 150 26 126 52 110 40 78 32 52 44 34 38 0" stroke="#f6dcd2" stroke-width="1.8"
fill="none" opacity=".6"/>
<path d="M72 74Q70 22 116 16 164 12 176 66L182 96Q130 70 70 96Z" fill="{_RED}"/>
<path d="M128 15Q166 16 176 66L182 96Q160 84 134 82 142 44 128 15Z" fill="{_DARK_RED}"/>
<path d="M72 74Q70 28 106 18 86 40 88 84L71 90Z" fill="{_BRIGHT}"/>
<path d="M70 80Q126 54 179 80L182 98Q128 70 70 97Z" fill="#1d0a14"/>
<path d="M8 118C-2 98 60 70 126 74 196 78 240 116 230 142 224 158 196 152 172 138 140 120 112 108 78 110 44 112 16
130 8 118Z" fill="{_RED}"/>
<path d="M126 74C196 78 240 116 230 142 224 158 196 152 172 138 158 130 144 123 130 118 150 100 144 84 126 74Z"
fill="{_DARK_RED}"/>
<path d="M8 118C-2 98 60 70 126 74 70 80 30 96 22 120 16 122 11 121 8 118Z" fill="{_BRIGHT}"/>
<path d="M78 110C112 108 140 120 172 138 196 152 224 158 230 142 228 164 200 168 168 150 138 132 112 118 78 120Z"
fill="#4d0c1b"/>
<path d="M176 66Q196 62 200 78 210 86 198 96 186 104 176 94 164 84 176 66Z" fill="#f3cfa9"/>
<path d="M180 74Q192 70 194 82 190 92 182 88 176 84 182 80" stroke="{_DARK_RED}" stroke-width="2.4" fill="none"/>
"""
