/** Every text in the display face: the build embeds their letters in each page. */
export const displayed: string[] = [];

/** Marks a text, or one in parts, as set in the display face. */
export function display<const T extends string | readonly string[]>(text: T): T {
  displayed.push(...text);
  return text;
}
