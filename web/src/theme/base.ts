import { faces, HEADER_HEIGHT, PHONE, palette, ROOM_ABOVE, ROOM_BELOW, theme } from './theme.ts';

/**
 * Element styles. Plain HTML keeps the browser's own. A list without bullets has `role="list"`, because VoiceOver
 * would drop it (webkit.org/b/170179).
 * Pictures ignore the pointer, because after a click on a button's icon, Tab in WebKitGTK 2.50 would skip the menu that
 * the button has opened. On a very short screen, less room is kept below what has the focus.
 */
const elements = `
:root{color-scheme:light dark}
*,*::before,*::after{box-sizing:border-box}
html{scroll-padding:calc(${HEADER_HEIGHT} + ${ROOM_ABOVE}) 0 min(${ROOM_BELOW},100vh - 160px);-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;background:${palette.background.default};color:${palette.text.primary};font-family:${faces.body};font-size:clamp(1.0625rem,1rem + .15vw,1.0938rem);line-height:1.6;overflow-wrap:break-word;text-wrap:pretty}
${PHONE}{body{line-height:1.5}}
dl,dd,figure,fieldset,[role=list]{margin:0;padding:0;list-style:none}
fieldset{border:0;min-width:0}
:focus-visible{outline:3px solid ${palette.primary.main};outline-offset:3px}
[tabindex="-1"]:focus-visible{outline:0}
::selection{background:${palette.marker.main};color:${palette.marker.contrastText}}
svg{display:block;max-width:100%;pointer-events:none}
@media (forced-colors:active){svg{color:inherit!important}}
[command]:has(+noscript>a){display:none}
@media (prefers-reduced-motion:no-preference){[popover]{transition:opacity .15s}@starting-style{:popover-open{opacity:0}}}
`;

interface Sheet {
  [selectorOrName: string]: string | number | Sheet;
}

const serialise = (sheet: Sheet): string =>
  Object.entries(sheet)
    .map(([key, value]) => (typeof value === 'object' ? `${key}{${serialise(value)}}` : `${key}:${value};`))
    .join('');

/** The styles that belong to no component: the theme's variables for both schemes, and the element styles. */
export const baseStyles = (): string => theme.generateStyleSheets().map(serialise).join('') + elements;
