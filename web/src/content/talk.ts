/** A message: who, where, the minute after two o’clock, and what was said. */
export type Talk = readonly [from: string, channel: string, minute: number, text: string];

/** What the example's team said before the hero's message, if the screen has room. */
export const earlier: readonly Talk[] = [
  ['Design', '#random', 21, 'Who has the projector?'],
  ['Sales', '#pricing', 22, 'Third one this week who asks for monthly.'],
  ['Support', '#help', 23, 'Login loop again. Ticket 4118, same browser as yesterday.'],
  ['Office', '#random', 24, 'Cake in the kitchen. It’s our data lead’s last day.'],
  ['Mobile', '#random', 24, 'What kind of cake?'],
  ['Finance', 'Email', 26, 'Expenses for February are due tonight. One file, please, not eleven photos.'],
  ['Marketing', '#website', 28, 'New draft of the pricing page is in the usual folder. Comments by Friday, please.'],
  ['Design', '#website', 29, 'Which folder is the usual one?'],
];

/** The message just before it. */
export const before: readonly Talk[] = [['Sales', '#pricing', 31, 'Any news?']];

/** And after it, as much as the wall can show. */
export const after: readonly Talk[] = [
  ['Sales', '#pricing', 32, 'Finally!'],
  ['Office', '#random', 33, 'Projector was in room 2 this morning.'],
  ['Design', '#random', 33, 'It isn’t in room 2.'],
  ['Legal', 'Email', 34, 'Re: Re: Fwd: Data processing agreement. My notes are in blue, the older ones in green.'],
  ['Mobile', '#builds', 35, 'Build is red. Not mine.'],
  ['Backend', '#builds', 35, 'Not mine either. Rerunning.'],
  ['Support', '#help', 36, 'Can somebody look at 4118 before the call at four? They sent a video this time.'],
  ['Backend', '#builds', 36, 'Green. Nobody touched anything.'],
  ['Product', '#roadmap', 37, 'Moved the export to next month, as discussed.'],
  ['Support', '#roadmap', 37, 'Discussed where?'],
  ['Product', '#roadmap', 38, 'In the meeting. Or after it. I’d have to look.'],
  ['Backend', '#incidents', 39, 'Queue is slow, no errors. Watching it.'],
  ['Data', '#incidents', 40, 'That was our nightly backfill. Paused. I don’t know who wanted it.'],
  ['Backend', '#incidents', 40, 'The data lead would.'],
  ['Data', '#incidents', 41, 'The data lead is cutting the cake.'],
  ['Support', '#help', 42, '4118 is solved: they cleared the cache. For now.'],
  ['Office', '#random', 43, 'Found it. The projector has been at the repair shop since January.'],
  ['Design', '#random', 43, 'Did we decide that?'],
  ['People', '#general', 44, 'Six years! Thank you. Who takes over the data lead’s list?'],
  ['Finance', '#general', 45, 'Which template is for annual contracts?'],
  ['Support', '#general', 45, 'Didn’t we drop those?'],
  ['Finance', '#general', 46, 'When?'],
  ['Sales', '#leads', 47, 'They like the demo and want to see it again, with their own data. Next week?'],
  ['Office', '#random', 48, 'There is one piece of cake left.'],
];
