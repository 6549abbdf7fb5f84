/** Made-up people: the same ones every time, at addresses that can't belong to anyone. */
export interface Person {
  name: string;
  email: string;
  message: string;
}

const FIRST = ['Amara', 'Bruno', 'Chiyo', 'Dilan', 'Elif', 'Farid', 'Greta', 'Hugo', 'Ines', 'Jonas', 'Kofi', 'Lena'];
const LAST = ['Abara', 'Berg', 'Castillo', 'Dufour', 'Eriksen', 'Fontana', 'Grau', 'Hayashi', 'Iyer', 'Jansen', 'Kaya'];
const TEAM = ['northwind', 'papertrail', 'tinker', 'harbour', 'lumen', 'fieldnotes', 'orchard'];
const MESSAGE = [
  'Do you keep the reasons behind a decision, or only the decision?',
  'We are 40 people and growing fast. Could we join the beta as one team?',
  'Which mail services do you connect to?\nWe use two of them.',
  'Can answers be limited to the channels someone may read?',
  'Bonjour ! Est-ce que Stet comprend aussi le français ?',
];

/** The nth person. Names repeat after some 900 people; the number keeps the addresses apart. */
export function person(n: number): Person {
  const first = pick(FIRST, n);
  const last = pick(LAST, n);
  const email = `${first}.${last}.${n + 1}@${pick(TEAM, n)}.example.com`.toLowerCase();
  return { name: `${first} ${last}`, email, message: pick(MESSAGE, n) };
}

/** The lengths of the lists have no common divisor, so that all combinations occur. */
function pick(list: string[], n: number): string {
  return list[n % list.length] as string;
}
