/** The site's own colours: toasts, errors and other pages need them after the HTML is written. */
const KEPT =
  /^--s-palette-(divider|(primary|error|text|background|marker|band)-(main|dark|contrastText|primary|secondary|default|paper))$/;

/**
 * Drops the CSS variables that a page doesn't use, three quarters of MUI's 400, and the fallback values beside those it
 * does use.
 */
export function trimVariables(css: string): string {
  const definitions = /(--s-[\w-]+):[^;}]*;?/g;
  const rules = css.replace(definitions, '');
  return css
    .replace(definitions, (definition, name) => (KEPT.test(name) || rules.includes(`var(${name}`) ? definition : ''))
    .replace(/var\((--[\w-]+), ?(?:[^()]|\([^()]*\))*\)/g, 'var($1)');
}
