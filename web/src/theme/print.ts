/**
 * The sheet for paper: black on white, nothing fixed, marks as underlines, nothing to press. A separate file, which blocks
 * no paint. Chrome ignores `break-after: avoid` in grids, so a heading reserves the height of the next block, and no page
 * break separates them.
 */
export const printStyles = `
@page{margin:16mm}
*,::before,::after{background:none!important;color:#000!important;border-color:#000!important;text-decoration-color:#000!important;animation:none!important}
:root{color-scheme:light!important;background:#fff!important}
body{zoom:.68}
nav,dialog,button,h1 svg,[popover],div:has(>label>[type=radio]),a[href="#main"],#waitlist div:has(>div>form),.MuiAlert-root{display:none!important}
header{position:static!important;border:0!important}
main{min-height:0!important;padding-top:0!important}
.MuiContainer-root{max-width:none!important;padding-inline:0!important}
section,footer{padding-block:4mm!important}
footer svg{max-height:16mm!important}
h1,h2,h3{break-inside:avoid}
h2::after,h3::after{content:'';display:block;height:8cm;margin-bottom:-8cm}
h3::after{height:3cm;margin-bottom:-3cm}
li,figure,fieldset,#benefits{break-inside:avoid}
mark,b{border-bottom-width:2px!important}
`.trim();
