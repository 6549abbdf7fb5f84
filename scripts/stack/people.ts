/** Made-up people, named by what they do: the same ones every time, at addresses that can't belong to anyone. */
export interface Person {
  name: string;
  email: string;
  message: string;
}

const FIELD = [
  'Product',
  'Design',
  'Support',
  'Sales',
  'Finance',
  'Platform',
  'Mobile',
  'Data',
  'People',
  'Legal',
  'Growth',
  'Research',
];
const ROLE = [
  'Lead',
  'Manager',
  'Engineer',
  'Analyst',
  'Assistant',
  'Director',
  'Intern',
  'Partner',
  'Planner',
  'Writer',
  'Editor',
];
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
  const field = pick(FIELD, n);
  const role = pick(ROLE, n);
  const email = `${field}.${role}.${n + 1}@${pick(TEAM, n)}.example.com`.toLowerCase();
  return { name: `${field} ${role}`, email, message: pick(MESSAGE, n) };
}

/** The lengths of the lists have no common divisor, so that all combinations occur. */
function pick(list: string[], n: number): string {
  return list[n % list.length] as string;
}
