const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;

/** A page's static twin: the same HTML and CSS with every script removed. */
export function withoutScripts(html: string): string {
  return html.replace(SCRIPT, '');
}

/** The scripts that run in a page (structured data doesn't), without their tags. */
export function inlineScripts(html: string): string[] {
  return (html.match(SCRIPT) ?? [])
    .filter((script) => !/^<script[^>]*(\bsrc=|ld\+json)/.test(script))
    .map((script) => script.replace(/^<script[^>]*>|<\/script>$/g, ''));
}
