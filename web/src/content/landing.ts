import { brand } from './brand.ts';

/** Text with the marker stroke over its middle part: before, marked, after. */
export type Marked = readonly [before: string, marked: string, after: string];

export const hero = {
  title: ['Your team ', 'already decided', ' this.'] as Marked,
  lead: `${brand.name} is the AI memory agent for fast-growing teams. It connects to your team chat and mail, captures decisions and actions with their reasons, and answers questions in plain language.`,
  proof: ['500+ teams on the waitlist', 'Free during beta'],
  answer: {
    label: `Example: questions to ${brand.name} about one decision, and its answers`,
    rows: [
      { word: 'Who', question: 'Who dropped annual contracts?', answer: 'Head of Sales, with Finance' },
      { word: 'What', question: 'What replaced annual contracts?', answer: 'Monthly plans, whatever the team’s size' },
      { word: 'When', question: 'When did we decide that?', answer: '12\u00a0March, 14:32' },
      {
        word: 'Why',
        question: 'Why did we drop annual contracts?',
        answer: 'Two in three annual trials stalled in procurement',
      },
      { word: 'Where', question: 'Where was that said?', answer: '#pricing, and the mail “Re:\u00a0plans for Q2”' },
    ],
    start: 'Why',
    close: 'One decision, five questions. Ask another.',
    example: 'Example',
  },
} as const;

export const problem = {
  /** The second part repeats itself. */
  title: ['Every team ', 'decides twice'],
  lead: 'Not for lack of care. The reasons were said once, in a thread, and scrolled away.',
  pains: [
    {
      title: 'Lost context',
      text: 'Someone leaves, and the reasons leave with them. What stays is a setting nobody dares to touch.',
    },
    {
      title: 'Repeated debates',
      text: 'The same question comes back every quarter, because nobody can point to the answer.',
    },
    {
      title: 'Endless searching',
      text: 'It was in a channel. Or a thread. Or a mail somebody forwarded. In the end you ask around.',
    },
    {
      title: 'Slow onboarding',
      text: 'New people spend months asking why. The people who know are in meetings.',
    },
  ],
} as const;

export const solution = {
  title: `${brand.name} keeps the sentence that mattered`,
  lead: `${brand.proofMarks.meaning} That is what happens to your decisions.`,
  features: [
    {
      title: 'Caught where it was said',
      text: 'Decisions and actions are picked out of conversations as they happen. Nobody takes minutes.',
    },
    {
      title: 'Saved with its reasons',
      text: 'The options, the objection, the number that settled it: the why stays beside the what.',
    },
    {
      title: 'Answered with its source',
      text: 'Every answer says who decided, when and where, and quotes the message itself.',
    },
  ],
  chat: {
    label: 'A conversation, the decision in it, and the answer weeks later',
    example: 'Example',
    channel: '#release-planning',
    day: { text: '4\u00a0March', date: '03-04' },
    messages: [
      { from: 'Mobile', at: '10:04', text: 'Uploads over 20\u00a0MB still fail after the import.' },
      {
        from: 'Support',
        at: '10:06',
        text: 'Half of this week’s tickets are about that. If we ship it like this, we drown in them.',
      },
      {
        from: 'Product',
        at: '10:09',
        text: ['Then ', 'we hold the release until Thursday and fix uploads first.', ''],
        decides: true,
      },
      { from: 'Mobile', at: '10:10', text: 'Fine by me. I’ll move the freeze.' },
    ] as readonly { from: string; at: string; text: string | Marked; decides?: boolean }[],
    later: 'Seven weeks later',
    question: { from: 'New engineer', at: '9:31', text: 'Why did the March release slip?' },
    answer: {
      from: brand.name,
      at: '9:31',
      text: [
        'It was ',
        'held until Thursday to fix uploads over 20\u00a0MB.',
        ' Half of that week’s support tickets were about them.',
      ] as Marked,
      source: 'Product in #release-planning, 4\u00a0March, 10:09',
    },
  },
} as const;

export const howItWorks = {
  title: 'Three steps, then it runs',
  steps: [
    { title: 'Connect', text: 'Point it at the channels and mailboxes that matter. It reads those and nothing else.' },
    {
      title: 'AI captures decisions',
      text: 'It finds what was decided, by whom and why, and files it with its source.',
    },
    { title: 'Ask anytime', text: 'Ask as you would ask a colleague, and get the answer with its source.' },
  ],
} as const;

export const benefits = {
  title: 'What a team gets back',
  figures: [
    {
      verb: 'Saves',
      figure: '5+ hours',
      text: 'per week per employee, spent on searching and asking around until now',
    },
    { verb: '', figure: '90%', text: 'faster onboarding, because the reasons are there on day one' },
    { verb: '', figure: '100%', text: 'knowledge retained, whoever moves on' },
  ],
  honest: ['The figures describe what we are building and may change before launch: ', 'Terms of Service', '.'],
} as const;

export const trust = {
  title: 'Connects to your tools and protects what it reads',
  integrationsTitle: 'Connects to',
  integrations: ['Team chat', 'Mail', 'Vector database', 'More Soon'],
  badgesTitle: 'Security and compliance',
  badges: ['Encrypted in transit and at rest', 'Access controls', 'Audit trail', 'GDPR-aligned'],
} as const;
