import { domainToUnicode } from 'node:url';

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\s]/gu;
/** Characters of other scripts, and digits, with the Latin letters they look like. */
const TWINS = new Map(
  Object.entries({
    a: 'аαɑ',
    b: 'Ьƅ',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еє',
    g: 'ɡց',
    h: 'һհ',
    i: 'іιıì',
    j: 'јϳ',
    k: 'кκ',
    l: 'ӏ1|',
    m: 'м',
    n: 'пո',
    o: 'оοօ0',
    p: 'рρ',
    q: 'ԛզ',
    r: 'г',
    s: 'ѕ',
    t: 'тτ',
    u: 'υս',
    v: 'ѵν',
    w: 'ԝω',
    x: 'хχ',
    y: 'уγ',
    z: 'ᴢ',
  }).flatMap(([letter, twins]) => [...twins].map((twin): [string, string] => [twin, letter])),
);

/** An address as the eye sees it: the same for addresses that look the same. */
export function look(address: string): string {
  const visible = address.normalize('NFKC').toLowerCase().replaceAll(INVISIBLE, '');
  const at = visible.lastIndexOf('@') + 1;
  const written = visible.slice(0, at) + (domainToUnicode(visible.slice(at)) || visible.slice(at));
  return Array.from(written, (character) => TWINS.get(character) ?? character).join('');
}

/** The address with everything but plain ASCII escaped, so that an owner can see it, and quote it in a shell. */
export function escaped(address: string): string {
  return address.replaceAll(/[^!-~]|['\\]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}

/** The address that `escaped` was given. */
export function unescaped(written: string): string {
  return written.replaceAll(/\\u\{([0-9a-f]{1,5})\}/gi, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)));
}
