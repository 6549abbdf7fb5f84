import { palette, theme, typography } from './theme.ts';
import { faces, HEADER_HEIGHT, SCRIM, space } from './tokens.ts';

type Declarations = Record<string, string | number>;
type Sheet = Record<string, Declarations | Record<string, Declarations>>;

const { body1 } = typography;

/** Styles of plain elements, the same on every page. Lists say `role="list"`, or VoiceOver takes one without bullets for none. */
const elements = `
*,*::before,*::after{box-sizing:border-box}
html{scroll-padding-top:calc(${HEADER_HEIGHT} + ${space(3)});-webkit-text-size-adjust:100%;text-size-adjust:100%}
html:has(dialog[open]){overflow:hidden;scrollbar-gutter:stable;background:color-mix(in srgb,${palette.background.default} 40%,${SCRIM})}
body{margin:0;background:${palette.background.default};color:${palette.text.primary};font-family:${faces.body};font-size:${body1.fontSize};line-height:${body1.lineHeight};overflow-wrap:break-word;text-wrap:pretty}
ul,ol,dl,dd,figure,fieldset{margin:0;padding:0}
ul,ol{list-style:none}
fieldset{border:0;min-width:0}
:focus-visible{outline:3px solid ${palette.primary.main};outline-offset:3px}
[tabindex="-1"]:focus-visible{outline:0}
::selection{background:${palette.marker.main};color:${palette.marker.contrastText}}
svg{display:block}
@supports not selector(:popover-open){[popover]{display:none}}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}[popover]{transition:opacity .2s}@starting-style{:popover-open{opacity:0}}}
`;

/** One level of nesting is all that MUI's generator uses: media query, selector, declarations. */
function serialise(sheet: Sheet | Declarations): string {
  return Object.entries(sheet)
    .map(([key, value]) =>
      typeof value === 'object'
        ? `${key}{${serialise(value)}}`
        : `${key === 'colorScheme' ? 'color-scheme' : key}:${value};`,
    )
    .join('');
}

/**
 * The part of every page's stylesheet that belongs to no component: the theme's variables for both schemes and the
 * element styles. It is written into the HTML once, so hydration never touches it.
 */
export function baseStyles(): string {
  const variables = (theme.generateStyleSheets() as Sheet[]).map(serialise).join('');
  return (variables + elements).replaceAll('\n', '');
}
