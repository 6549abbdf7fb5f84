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

/**
 * Returns the address at a common domain if the domain is one typo away from it, or lacks its ending. While somebody
 * types, the beginning of a domain gets no suggestion: `gmail.co` may become `gmail.com`, and `yahoo.co.` `yahoo.co.uk`.
 */
export function suggestionFor(email: string, isTyping = false): string | undefined {
  const [, local, typed = ''] = /^\s*(\S+)@(\S+)\s*$/.exec(email.slice(0, 300)) ?? [];
  const domain = typed.toLowerCase();
  if (!local || COMMON.includes(domain) || REAL.includes(domain)) return undefined;
  if (isTyping && (domain.endsWith('.') || COMMON.some((common) => common.startsWith(domain)))) return undefined;
  const found = COMMON.find((common) => common.startsWith(`${domain}.`) || isOneTypo(domain, common));
  return found && `${local}@${found}`;
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
