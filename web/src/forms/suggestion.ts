/** Common email domains. Short names are left out, because too many real domains are one typo away. */
const COMMON = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'protonmail.com',
  'proton.me',
  'fastmail.com',
  'comcast.net',
];

/** Real domains that are one typo away from a common one. */
const REAL = ['mail.com', 'ymail.com', 'email.com', 'hmail.com', 'rmail.com', 'zmail.com', 'cloud.com', 'photon.me'];

/** Typos of `.com` that end no domain. `.co`, `.cm` and `.om` belong to countries. */
const NO_ENDING = /\.(con|cmo|ocm|comm|vom)$/;

/** Dots that hardly any mail service allows: at either end of the part before the @, or after another dot. */
const STRAY_DOTS = /^\.+|\.+(?=\.|$)/g;

/**
 * Returns the address at the common domain that was meant, if the typed one has one typo or lacks its ending. Any other
 * domain gets `.com` if its ending doesn't exist. Stray dots go. While somebody types, the beginning of a domain isn't a
 * typo: `gmail.co` may become `gmail.com`, `yahoo.co.` a domain of another country, and `acme.con` one in `.consulting`.
 */
export function suggestionFor(email: string, isTyping = false): string | undefined {
  const [, name = '', typed = ''] = /^\s*(\S+)@(\S+)\s*$/.exec(email.slice(0, 300)) ?? [];
  const domain = typed.toLowerCase();
  const mayGoOn = isTyping && !COMMON.includes(domain);
  const local = mayGoOn ? name : name.replace(STRAY_DOTS, '');
  if (!local) return undefined;
  if (mayGoOn && (domain.endsWith('.') || COMMON.some((common) => common.startsWith(domain)))) return undefined;
  const ended = isTyping ? domain : domain.replace(NO_ENDING, '.com');
  const isReal = COMMON.includes(ended) || REAL.includes(ended);
  const common = !isReal && COMMON.find((known) => known.startsWith(`${ended}.`) || isOneTypo(ended, known));
  const found = common || ended;
  return found === domain && local === name ? undefined : `${local}@${found}`;
}

/** Whether one letter was added, dropped or changed, or two neighbors were swapped. */
function isOneTypo(typed: string, common: string): boolean {
  let same = 0;
  while (same < common.length && typed[same] === common[same]) same += 1;
  const [a, b] = [typed.slice(same), common.slice(same)];
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}
