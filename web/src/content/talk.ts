/** Messages as they are shown: who, where, when, and what was said. */
export type Talk = readonly (readonly [from: string, channel: string, time: string, text: string])[];

/** The channels that the product reads in the example. */
export const [PRICING, INCIDENTS] = ['#pricing', '#incidents'] as const;

export const OVERHEARD = 'Third one this week who asks for monthly.';

/** What the example's team said on March 12 before the sentence that mattered. */
export const chatter: Talk = [
  ['Office', '#random', '2:24', 'Cake in the kitchen. It’s our data lead’s last day.'],
  ['Mobile', '#random', '2:24', 'What kind of cake?'],
  ['Sales', PRICING, '2:25', OVERHEARD],
  ['Support', '#help', '2:27', 'Login loop again. Ticket 4118, same browser as yesterday.'],
  ['Design', '#random', '2:28', 'Who has the projector?'],
  ['Sales', PRICING, '2:31', 'Any news?'],
];

/** What the answer about the backfill cites. */
export const backfill = [
  ['Backend', INCIDENTS, '2:39', 'Queue is slow, no errors. Watching it.'],
  ['Data', INCIDENTS, '2:40', 'That was our nightly backfill. Paused. I don’t know who wanted it.'],
] as const satisfies Talk;
