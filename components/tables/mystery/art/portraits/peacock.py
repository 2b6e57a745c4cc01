"""Mrs Peacock: a proud profile, a jewelled turban and three tall feathers."""

_SKIN = "#f5d2b3"
_FLUSH = "#dd9c86"
_SHADE = "#213a68"
_DEEP = "#0b1428"
_BLUE = "#2a6fb0"
_BLUE_DARK = "#173f74"
_BLUE_LIGHT = "#5fa4dc"
_TEAL = "#1d8f8a"
_TEAL_LIGHT = "#5cc9b4"
_GOLD = "#ecd08f"
_PEARL = "#fdf6e6"


def _feather(turn: int, reach: int) -> str:
    """A long plume with its eye at the tip, planted in the turban."""
    tip = -reach
    return (
        f'<g transform="translate(128 84) rotate({turn})">'
        f'<path d="M0 0C-26 {tip * 0.4:.0f} -30 {tip * 0.8:.0f} 0 {tip - 14} 30 {tip * 0.8:.0f} 26 '
        f'{tip * 0.4:.0f} 0 0Z" fill="{_TEAL}"/>'
        f'<path d="M0 0C26 {tip * 0.4:.0f} 30 {tip * 0.8:.0f} 0 {tip - 14}Z" fill="#11605f"/>'
        f'<ellipse cy="{tip + 14}" rx="15" ry="19" fill="{_GOLD}"/><ellipse cy="{tip + 16}" rx="11" '
        f'ry="14" fill="{_TEAL_LIGHT}"/>'
        f'<path d="M-8 {tip + 18}Q-8 {tip + 6} 0 {tip + 13} 8 {tip + 6} 8 {tip + 18} 6 {tip + 28} 0 '
        f'{tip + 28} -6 {tip + 28} -8 {tip + 18}Z" fill="{_BLUE_DARK}"/>'
        f'<path d="M0 {tip + 34}V0" stroke="{_GOLD}" stroke-width="2"/></g>'
    )


DRAWING = f"""
<rect width="240" height="300" fill="#0e1c33"/>
<path d="M0 0H44L172 124 0 30ZM0 84 172 124 0 142ZM0 200 172 124 0 266ZM28 300 172 124 98 300Z" fill="#152a4a"/>
<circle cx="172" cy="124" r="98" fill="{_BLUE}"/><circle cx="172" cy="124" r="80" fill="#4a92cf"/>
<circle cx="172" cy="124" r="62" fill="#8cc4e8"/>
{_feather(52, 84)}{_feather(-2, 50)}{_feather(25, 70)}
<path d="M106 200 160 176Q158 216 176 246L104 262Q114 230 106 200Z" fill="{_SKIN}"/>
<path d="M124 206 160 176Q158 216 176 246L126 258Q134 230 124 206Z" fill="{_SHADE}"/>
<path d="M106 204Q124 216 140 196L126 226 112 228Z" fill="#8a5a68"/>
<path d="M88 122 84 136 86 143C82 152 73 160 68 167Q64 174 70 175L77 176 73 183Q69 187 76 188 71 191 74 195 78 197
78 202L75 210Q74 222 90 224L112 220Q140 212 152 188L160 150 150 108 100 104Z" fill="{_SKIN}"/>
<path d="M112 104Q100 130 108 152 116 176 104 196 100 212 106 221L112 220Q140 212 152 188L162 150 152 106Z"
fill="{_SHADE}"/>
<path d="M106 160 122 166 110 186Q114 174 106 160Z" fill="#8f6a72"/>
<path d="M90 168 106 162Q112 176 104 192 94 188 90 168Z" fill="{_FLUSH}" opacity=".75"/>
<path d="M86 143C82 152 73 160 68 167Q64 174 70 175L77 176 86 169Z" fill="#fbe3c9"/>
<path d="M76 176 84 170 88 176 80 180Z" fill="{_FLUSH}"/>
<path d="M73 183Q78 178 86 184L90 187 76 188Q70 187 73 183Z" fill="#b5233b"/>
<path d="M76 188 90 187Q88 194 80 196 73 197 74 193Z" fill="#d5495a"/>
<path d="M90 188Q96 190 98 194" stroke="{_FLUSH}" stroke-width="1.8" fill="none"/>
<path d="M86 148 104 146Q102 156 92 156 88 154 86 148Z" fill="#fff8ea"/>
<circle cx="93" cy="150" r="4.4" fill="#2a6fb0"/><circle cx="92.5" cy="150" r="2.2" fill="{_DEEP}"/>
<path d="M84 146Q94 138 108 146L114 142 106 150Q94 146 86 151Z" fill="{_DEEP}"/>
<path d="M86 143Q96 136 106 141 98 141 86 147Z" fill="{_BLUE_LIGHT}"/>
<path d="M82 133Q94 122 114 130 96 128 84 137Z" fill="{_DEEP}"/>
<path d="M150 104Q190 108 186 146 180 168 158 160Z" fill="#5f6781"/>
<path d="M168 112Q190 120 186 146 182 160 170 163 182 140 168 112Z" fill="#a9afc0"/>
<path d="M160 118Q174 128 170 150M158 132Q166 140 162 154" stroke="#3a4262" stroke-width="2.4" fill="none"/>
<path d="M146 146Q162 142 162 158 160 172 148 172Z" fill="#182c54"/>
<path d="M140 108Q138 140 146 152L160 150 158 108Z" fill="#8d93a6"/>
<path d="M106 108Q104 122 110 136 118 124 132 112Z" fill="#cfd2da"/>
<path d="M152 172V182" stroke="{_GOLD}" stroke-width="2"/><path d="M152 180 159 196 152 216 145 196Z"
fill="{_TEAL_LIGHT}"/><path d="M152 180 159 196 152 216Z" fill="{_TEAL}"/>
<circle cx="152" cy="170" r="4" fill="{_GOLD}"/>
<path d="M80 120Q70 86 104 66 140 48 164 76 182 100 164 128 156 134 150 122 118 98 80 120Z" fill="{_BLUE}"/>
<path d="M126 58Q150 58 164 76 182 100 164 128 156 134 150 122 142 114 130 110 146 84 126 58Z" fill="{_BLUE_DARK}"/>
<path d="M80 120Q70 86 104 66 92 86 96 112 88 114 80 120Z" fill="{_BLUE_LIGHT}"/>
<path d="M84 104Q108 74 150 72M90 112Q120 86 164 92M108 66Q136 78 168 112" stroke="{_BLUE_DARK}" stroke-width="2.6"
fill="none"/>
<path d="M78 122Q112 96 156 122L158 132Q112 106 80 130Z" fill="{_GOLD}"/>
<path d="M124 107Q140 112 156 122L158 132Q142 121 126 115Z" fill="#9a7632"/>
<path d="M104 84 114 98 104 112 94 98Z" fill="{_GOLD}"/><path d="M104 89 110 98 104 107 98 98Z" fill="#c8283c"/>
<path d="M104 89 110 98 104 98Z" fill="#ff9aa0"/>
<g fill="{_PEARL}"><circle cx="111" cy="232" r="5"/><circle cx="120" cy="236" r="5"/>
<circle cx="130" cy="238" r="5"/></g><g fill="#7f93b5"><circle cx="140" cy="237.5" r="5"/>
<circle cx="150" cy="235" r="5"/><circle cx="160" cy="231" r="5"/><circle cx="168" cy="225" r="5"/></g>
<g fill="{_PEARL}"><circle cx="106" cy="244" r="5"/><circle cx="115" cy="249" r="5"/>
<circle cx="125" cy="252" r="5"/></g><g fill="#7f93b5"><circle cx="136" cy="252" r="5"/>
<circle cx="147" cy="250" r="5"/><circle cx="158" cy="246" r="5"/><circle cx="168" cy="241" r="5"/></g>
<path d="M14 300Q20 266 60 254L100 250Q130 268 178 238 222 246 234 300Z" fill="{_BLUE}"/>
<path d="M122 258Q150 258 178 238 222 246 234 300H116Z" fill="{_BLUE_DARK}"/>
<path d="M6 300Q-4 268 30 254 54 238 92 248 104 256 96 266 62 268 58 300Z" fill="{_PEARL}"/>
<path d="M6 300Q-4 268 30 254 20 276 28 300Z" fill="#fff"/>
<path d="M36 262 46 276M60 252 66 266M82 250 82 264M24 282 38 292M50 272 56 286" stroke="#b9c3d6" stroke-width="3"
stroke-linecap="round"/>
<path d="M240 300V262Q224 236 186 232 164 234 168 248 202 256 200 300Z" fill="#8b9bbd"/>
<path d="M190 240 186 252M210 250 200 262M226 268 212 276" stroke="#55668c" stroke-width="3"
stroke-linecap="round"/>
"""
