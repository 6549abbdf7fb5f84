export interface Screenshot {
  state: string;
  width: number;
  scheme: 'light' | 'dark';
  /** File name beside the contact sheet. */
  file: string;
}

/** One page to look at all screenshots: a row a state, light above dark, phone to wide screen. */
export function contactSheet(screenshots: Screenshot[]): string {
  const states = [...new Set(screenshots.map(({ state }) => state))];
  const rows = states.map((state) => {
    const pictures = screenshots
      .filter((screenshot) => screenshot.state === state)
      .sort((a, b) => b.scheme.localeCompare(a.scheme) || a.width - b.width)
      .map(
        ({ file, width, scheme }) =>
          `<figure style="flex:${width}"><a href="${file}"><img src="${file}" loading="lazy"></a><figcaption>${width} ${scheme}</figcaption></figure>`,
      );
    const half = pictures.length / 2;
    return `<h2>${state}</h2><div>${pictures.slice(0, half).join('')}</div><div>${pictures.slice(half).join('')}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Screenshots</title>
<style>body{font:14px system-ui;margin:16px}div{display:flex;gap:8px;align-items:start}figure{margin:0 0 8px}img{width:100%;border:1px solid #ccc}</style>
${rows.join('\n')}`;
}
