import { brand } from './brand.ts';
import { waitlist } from './formTexts.ts';
import { backfill, chatter, INCIDENTS, PRICING } from './talk.ts';

const WHY = 'Why did we drop annual contracts?';
const BECAUSE = 'Two in three annual deals stalled in procurement.';

/** The message that says why. It begins with the decision. */
const SOURCE = { from: 'Head of Sales', sent: `in ${PRICING} on March\u00a012, 2:32\u00a0PM` };
const ALREADY = 'Finance is on board, so from Q2 it’s ';
const DECISION = 'monthly plans, whatever the team’s size.';

export const hero = {
  /** The marker draws over the second part. */
  title: ['Your team ', 'already decided', ' this.'],
  lead: `${brand.name} is the AI memory agent for fast-growing teams. It ${brand.promise}`,
  proof: ['Reads only what you switch on', waitlist.benefits[0], waitlist.proof],
  /** The hand signs the answer. */
  asker: 'December · New colleague',
  asked: WHY,
  answer: BECAUSE,
  source: SOURCE,
  example: 'An example, from a team that we invented for this page.',
} as const;

export const problem = {
  /** The second part is shown twice. */
  title: ['Every team ', 'decides twice'],
  lead: 'Not for lack of care. The reasons were given once, in a thread, and scrolled away.',
  /** What was said fades, and the hero's answer stays. Whoever gave it asks last. */
  year: {
    said: 'March\u00a012',
    asked: [
      { when: 'May · New colleague', question: 'What replaced annual contracts?' },
      { when: 'August · Finance', question: 'When did we decide that?' },
      { when: 'November · Head of Sales', question: WHY },
    ],
    kept: BECAUSE,
    caption: 'The third to ask is the one who decided it.',
  },
  pains: {
    'Lost context': 'Someone leaves, and the reasons leave with them. What stays is a setting nobody dares to touch.',
    'Repeated debates': 'The same question comes back every quarter, because nobody can point to the answer.',
    'Endless searching': 'It was in a channel. Or a thread. Or an email somebody forwarded. In the end you ask around.',
    'Slow onboarding': 'New people spend months asking why. The people who know are in meetings.',
  },
} as const;

/** A time of day, and as HTML writes it. */
const am = (text: string) => ({ text: `${text}\u00a0AM`, time: text.padStart(5, '0') });

export const solution = {
  title: `${brand.name} keeps the sentence that mattered`,
  lead: brand.meaning,
  features: {
    'Caught where it was said': 'Saying “so from Q2 it’s monthly plans” is enough. Nobody takes minutes.',
    'Saved with its reasons': 'The options, the objection, the number that settled it: the why stays beside the what.',
    'Answered with its source': 'Every answer shows its receipt: who, when, where, in which message.',
  },
  chat: {
    label: 'The question in the team chat, and the answer that cites the decision',
    where: `${PRICING} · December\u00a03`,
    messages: [
      { from: 'New colleague', at: am('9:30'), text: 'A customer wants to pay for a year at once. Can they?' },
      { from: 'Finance', at: am('9:31'), text: 'Not since spring. Don’t ask me why.' },
      { from: 'New colleague', at: am('9:31'), text: `${brand.name}, why?` },
    ],
    answer: {
      from: brand.name,
      at: am('9:31'),
      text: BECAUSE,
      source: SOURCE,
      /** The second part is the answer, underlined. */
      message: [`${ALREADY}${DECISION} `, BECAUSE, ' Also, whoever has the projector: we need it at three.'],
    },
    surprise: { from: 'Head of Sales', at: am('9:33'), text: 'I said that?' },
  },
} as const;

export const howItWorks = {
  title: 'Connect it once and ask for years',
  steps: [
    {
      step: 'connect',
      when: 'Example · January',
      title: 'Connect',
      text: 'Point it at the channels and mailboxes that matter. It reads those and nothing else.',
    },
    {
      step: 'capture',
      when: `March\u00a012 · ${PRICING}`,
      title: 'AI captures decisions',
      text: 'You keep talking. It keeps the conclusion, and the objection it survived.',
    },
    {
      step: 'ask',
      when: 'December\u00a09',
      title: 'Ask anytime',
      text: 'Ask it like a colleague. The answer comes with the message behind it.',
    },
  ],
  // The pictures, one for each step: what it looks like in the product, in the world of `talk.ts`.
  sources: {
    head: `${brand.name} reads`,
    /** Each with a message from it. */
    read: [
      { source: PRICING, heard: chatter.pricing.text },
      { source: INCIDENTS, heard: backfill.seen.text },
      { source: 'sales@', heard: 'We would sign, but not for a year.' },
    ],
    /** What isn't read, in words, for whoever doesn't see its switch. */
    unread: 'Not: private messages',
  },
  thread: {
    head: PRICING,
    /** The marker draws over `kept`. `kind` says what it is. */
    said: [
      { from: 'Finance', text: 'Annual brings the cash up front.', kept: '', kind: 'Objection' },
      { from: 'Sales', text: 'Only if they sign.', kept: '', kind: 'Reason' },
      { from: 'Head of Sales', text: ALREADY, kept: DECISION, kind: 'Conclusion' },
    ],
  },
  ask: {
    head: `Ask ${brand.name}`,
    asked: 'Why is the nightly backfill off?',
    answer: 'It slowed the queue.',
    receiptDate: 'Messages from March\u00a012',
  },
} as const;

export const benefits = {
  title: 'What a team gets back',
  disclaimer: 'Our targets, not measurements yet.',
  /** Shows the first figure. */
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  figures: [
    {
      figure: 'Saves 5+ hours',
      text: 'per week per employee: an hour a day, now lost to searching and asking around',
    },
    { figure: '90%', text: 'faster onboarding, because the reasons are there on day one' },
    { figure: '100%', text: 'knowledge retained, whoever moves on' },
  ],
} as const;

export const trust = {
  title: 'Connects to your tools and protects what it reads',
  example: 'Example',
  integrationsTitle: 'Tools',
  integrations: [
    { tool: 'chat', name: 'Team chat' },
    { tool: 'email', name: 'Email' },
    { tool: 'database', name: 'Vector database' },
    { tool: 'more', name: 'More Soon' },
  ],
  badgesTitle: 'Security and compliance',
  badges: ['Encrypted in transit and at rest', 'Audit trail', 'Access controls', 'Erased on request'],
} as const;
