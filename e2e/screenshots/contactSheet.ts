export interface Screenshot {
  state: string;
  view: string;
  width: number;
  /** File name beside the contact sheet. */
  file: string;
}

/** One page to look at all screenshots: a row of views for each state. */
export function contactSheet(screenshots: Screenshot[]): string {
  const rows = Object.entries(Object.groupBy(screenshots, ({ state }) => state)).map(([state, pictures = []]) => {
    const figures = pictures.map(
      ({ file, view, width }) =>
        `<figure style="flex:${width}"><a href="${file}"><img src="${file}" loading="lazy"></a><figcaption>${view}</figcaption></figure>`,
    );
    return `<h2>${state}</h2><div>${figures.join('')}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Screenshots</title>
<style>body{font:14px system-ui;margin:16px}div{display:flex;gap:8px;align-items:start}figure{margin:0 0 8px}img{width:100%;border:1px solid #ccc}</style>
${rows.join('\n')}`;
}
