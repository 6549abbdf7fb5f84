import { joining, waitlist } from './forms.ts';
import { brand } from './site.ts';

const WHAT = 'What replaced annual contracts?';
const WHEN = 'When did we decide that?';
const WHY = 'Why did we drop annual contracts?';

const [PRICING, SUPPORT, RANDOM] = ['#pricing', '#support', '#random'] as const;
const [COLLEAGUE, FINANCE, DECIDER] = ['New colleague', 'Finance', 'Head of Sales'] as const;

/** The message that says what and why. */
const [DAY, TIME] = ['March 11', '2:21\u00a0PM'] as const;
const SOURCE = { from: DECIDER, sent: `in ${PRICING} on ${DAY}, ${TIME}` };
const ALREADY = 'Finance is on board, so from April it’s ';
const DECISION = 'monthly plans, however large the team.';
const BECAUSE = 'Two in three annual deals stalled in procurement.';

export const hero = {
  /** The marker draws over the second part. */
  title: ['Your team ', 'already decided', ' this.'],
  lead: `${brand.name} is the AI memory agent for fast-growing teams. It ${brand.promise}`,
  proof: ['Reads only what you switch on', waitlist.benefits[0], waitlist.proof],
  /** The hand signs the answer. */
  asker: `December · ${COLLEAGUE}`,
  asked: WHY,
  answer: BECAUSE,
  source: SOURCE,
  example: 'An example, from a team that we invented for this page.',
} as const;

export const problem = {
  /** The second part is shown twice. */
  title: ['Every team ', 'decides twice'],
  lead: `Not for lack of care. The ${DECIDER} decided in March and said why, once, in a thread. It scrolled away.`,
  /** Each is set larger than the one before. */
  asked: [
    { when: 'May', from: 'Support', question: WHAT },
    { when: 'August', from: FINANCE, question: WHEN },
    { when: 'November', from: DECIDER, question: WHY },
  ],
  punchline: 'The third to ask is the one who decided it.',
  pains: {
    'Lost context': 'Someone leaves, and the reasons leave with them. What stays is a setting nobody dares to touch.',
    'Repeated debates': 'The same question comes back every quarter, because nobody can point to the answer.',
    'Endless searching': 'It was in a channel. Or a thread. Or an email somebody forwarded. In the end you ask around.',
    'Slow onboarding': 'New people spend months asking why. The people who know are in meetings.',
  },
} as const;

export const solution = {
  title: `${brand.name} keeps the sentence that mattered`,
  lead: brand.meaning,
  features: {
    'Caught where it was said': 'Saying “so from April it’s monthly plans” is enough. Nobody takes minutes.',
    'Saved with its reasons': 'The options, the objection, the number that settled it: the why stays beside the what.',
    'Answered with its source': 'Every answer shows its receipt: who, when, where, in which message.',
  },
  talk: {
    label: 'What a team said in March, and the question in December whose answer cites it',
    march: {
      channel: `${PRICING} and around`,
      day: DAY,
      before: [
        { from: 'Office', sent: `${RANDOM}, not read`, text: 'Cake in the kitchen. It’s our data lead’s last day.' },
        { from: 'Sales', sent: `${PRICING} 2:15\u00a0PM`, text: 'Third one this week who asks for monthly.' },
        { from: FINANCE, sent: `${PRICING} 2:18\u00a0PM`, text: 'Annual brings the cash up front.' },
      ],
      after: { from: 'Office', sent: `${RANDOM}, not read`, text: 'The cake was carrot. It’s gone.' },
      /** The decisive message, from its sender to its last words. */
      from: DECIDER,
      sent: `${PRICING} ${TIME}`,
      begins: ALREADY,
      decision: DECISION,
      reason: BECAUSE,
      ends: ' Also, whoever has the projector, we need it at three.',
    },
    december: {
      channel: PRICING,
      day: 'December\u00a03',
      before: [
        { from: COLLEAGUE, sent: '9:30\u00a0AM', text: 'A customer wants to pay for a year at once. Can they?' },
        { from: FINANCE, sent: '9:31\u00a0AM', text: 'Not since spring. Don’t ask me why.' },
      ],
      asker: { from: COLLEAGUE, sent: '9:31\u00a0AM' },
    },
    ask: `Ask ${brand.name} yourself`,
    /** What the visitor may ask is what the team asked all year. March has each answer. */
    asked: [
      {
        question: WHY,
        answer: BECAUSE,
        source: SOURCE,
        after: { from: DECIDER, sent: '9:33\u00a0AM', text: 'I said that?' },
      },
      {
        question: WHAT,
        answer: DECISION.replace(/^./, (first) => first.toUpperCase()),
        source: SOURCE,
        after: { from: FINANCE, sent: '9:33\u00a0AM', text: 'Twelve invoices, then.' },
      },
      {
        question: WHEN,
        answer: `${DAY}.`,
        source: { from: DECIDER, sent: `in ${PRICING} at ${TIME}` },
        after: { from: 'Office', sent: '9:33\u00a0AM', text: 'I remember the cake.' },
      },
    ],
  },
} as const;

const SOURCES = [PRICING, SUPPORT, 'sales@'] as const;
const UNREAD = `${RANDOM} is off`;

export const howItWorks = {
  title: 'Connect it once and ask for years',
  steps: [
    {
      title: 'Connect',
      text: 'Point it at the channels and mailboxes that matter. It reads those and nothing else.',
    },
    {
      title: 'AI captures decisions',
      text: 'You keep talking. It keeps the conclusion, and the objection it survived.',
    },
    {
      title: 'Ask anytime',
      text: 'Ask it like a colleague. The answer comes with the message behind it.',
    },
  ],
  /** The switches of the first step. */
  sources: {
    on: SOURCES,
    off: UNREAD,
    /** What screen readers say instead. */
    label: `${brand.name} reads: ${SOURCES.join(', ')}. ${UNREAD}.`,
  },
} as const;

export const benefits = {
  title: 'What a team gets back',
  disclaimer: 'Our targets, not measurements yet.',
  /** In the picture of the first figure. */
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
  integrationsTitle: 'Tools',
  integrations: [
    { tool: 'chat', name: 'Team chat' },
    { tool: 'email', name: 'Email' },
    { tool: 'database', name: 'Vector database' },
    { tool: 'more', name: 'More Soon' },
  ],
  unread: 'Private messages stay off',
  badgesTitle: 'Security and compliance',
  badges: ['Encrypted in transit and at rest', 'Audit trail', 'Access controls', 'Erased on request'],
} as const;

/** Below the waitlist's form. The privacy policy promises the same (`legal.ts`). */
export const nextSteps = {
  title: 'What happens next',
  steps: [
    ['Today', joining.nextStep],
    ['When early access opens', 'We email you once.'],
    ['Day one', `You switch on what ${brand.name} may read. Private messages stay off.`],
  ],
} as const;
