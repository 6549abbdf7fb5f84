/**
 * The sheet for paper: black on white, nothing fixed, marks as underlines, nothing to press. A separate file, which blocks
 * no paint. Blocks replace grids, whose rows Firefox cuts through at the page's end (webcompat/web-bugs#101143).
 */
export const printStyles = `
@page{margin:16mm}
*,::before,::after{background:none!important;box-shadow:none!important;color:#000!important;border-color:#000!important;text-decoration-color:#000!important;animation:none!important}
:root{color-scheme:light!important;background:#fff!important}
body{zoom:.68}
nav,dialog,button,form,h1 svg,footer,[popover],[data-wall],[data-screen],#benefits ul::before,#how-it-works li>div,a[href="#main"],.MuiAlert-root{display:none!important}
header{position:static!important;border:0!important}
main,main div:not(:is(figure,fieldset) div),#how-it-works li{display:block!important;min-height:0!important}
.MuiContainer-root{padding-inline:0!important}
main,section{padding-block:4mm!important}
fieldset{margin:0!important}
main :is(p,ul,h2,h3,figure){margin-block:2mm!important}
h2,h3{break-after:avoid}
h1,h2,h3,p,li,figure,#benefits,#how-it-works{break-inside:avoid}
mark,b{border-bottom-width:2px!important}
`.trim();
