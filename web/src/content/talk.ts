/** Messages as they are shown: who, where, when, and what was said. */
export type Talk = readonly (readonly [from: string, channel: string, time: string, text: string])[];

/** The channels that the product reads in the example. */
export const [PRICING, INCIDENTS] = ['#pricing', '#incidents'] as const;

/** What the example's team said before the hero's message. */
export const before: Talk = [
  ['Design', '#random', '2:21', 'Who has the projector?'],
  ['Sales', PRICING, '2:22', 'Third one this week who asks for monthly.'],
  ['Support', '#help', '2:23', 'Login loop again. Ticket 4118, same browser as yesterday.'],
  ['Office', '#random', '2:24', 'Cake in the kitchen. It’s our data lead’s last day.'],
  ['Mobile', '#random', '2:24', 'What kind of cake?'],
  ['Finance', 'Email', '2:26', 'Expenses for February are due tonight. One file, please, not eleven photos.'],
  [
    'Marketing',
    '#website',
    '2:28',
    'New draft of the pricing page is in the usual folder. Comments by Friday, please.',
  ],
  ['Design', '#website', '2:29', 'Which folder is the usual one?'],
  ['Sales', PRICING, '2:31', 'Any news?'],
];

/** What the answer about the backfill cites. */
export const backfill: Talk = [
  ['Backend', INCIDENTS, '2:39', 'Queue is slow, no errors. Watching it.'],
  ['Data', INCIDENTS, '2:40', 'That was our nightly backfill. Paused. I don’t know who wanted it.'],
];

/** What the example's team said after the hero's message. */
export const after: Talk = [
  ['Sales', PRICING, '2:32', 'Finally!'],
  ['Office', '#random', '2:33', 'Projector was in room 2 this morning.'],
  ['Design', '#random', '2:33', 'It isn’t in room 2.'],
  ['Legal', 'Email', '2:34', 'Re: Re: Fwd: Data processing agreement. My notes are in blue, the older ones in green.'],
  ['Mobile', '#builds', '2:35', 'Build is red. Not mine.'],
  ['Backend', '#builds', '2:35', 'Not mine either. Rerunning.'],
  ['Support', '#help', '2:36', 'Can somebody look at 4118 before the call at four? They sent a video this time.'],
  ['Backend', '#builds', '2:36', 'Green. Nobody touched anything.'],
  ['Product', '#roadmap', '2:37', 'Moved the export to next month, as discussed.'],
  ['Support', '#roadmap', '2:37', 'Discussed where?'],
  ['Product', '#roadmap', '2:38', 'In the meeting. Or after it. I’d have to look.'],
  ...backfill,
  ['Backend', INCIDENTS, '2:40', 'The data lead would.'],
  ['Data', INCIDENTS, '2:41', 'The data lead is cutting the cake.'],
  ['Support', '#help', '2:42', '4118 is solved: they cleared the cache. For now.'],
  ['Office', '#random', '2:43', 'Found it. The projector has been at the repair shop since January.'],
  ['Design', '#random', '2:43', 'Did we decide that?'],
  ['People', '#general', '2:44', 'Six years! Thank you. Who takes over the data lead’s list?'],
  ['Finance', '#general', '2:45', 'Which template is for annual contracts?'],
  ['Support', '#general', '2:45', 'Didn’t we drop those?'],
  ['Finance', '#general', '2:46', 'When?'],
  ['Sales', '#leads', '2:47', 'They like the demo and want to see it again, with their own data. Next week?'],
  ['Office', '#random', '2:48', 'There is one piece of cake left.'],
];
