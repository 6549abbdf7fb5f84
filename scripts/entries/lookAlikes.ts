import { domainToUnicode } from 'node:url';

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\s]/gu;
/** Latin letters, each before the characters that look like it: of other scripts, and digits. */
const TWINS = 'aаαɑ bЬƅ cсϲ dԁ eеє gɡց hһհ iіιıì jјϳ kкκ lӏ1| mм nпո oоοօ0 pрρ qԛզ rг sѕ tтτ uυս vѵν wԝω xхχ yуγ zᴢ';
const LETTERS = new Map(
  TWINS.split(' ').flatMap(([letter = '', ...twins]) => twins.map((twin): [string, string] => [twin, letter])),
);

/** The visible shape of an address: equal for addresses that look the same. */
export function look(address: string): string {
  const visible = address.normalize('NFKC').toLowerCase().replaceAll(INVISIBLE, '');
  const at = visible.lastIndexOf('@') + 1;
  const written = visible.slice(0, at) + (domainToUnicode(visible.slice(at)) || visible.slice(at));
  return Array.from(written, (character) => LETTERS.get(character) ?? character).join('');
}

/** The address with everything but plain ASCII escaped, so that an owner can see it, and quote it in a shell. */
export function escaped(address: string): string {
  return address.replaceAll(/[^!-~]|['\\]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}

/** The address that `escaped` was given. */
export function unescaped(written: string): string {
  return written.replaceAll(/\\u\{([0-9a-f]{1,5})\}/gi, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)));
}
