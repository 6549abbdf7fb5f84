/** A message as it is shown. */
export interface Message {
  from: string;
  channel: string;
  time: string;
  text: string;
}

/** The channels that the product reads in the example. */
export const [PRICING, INCIDENTS] = ['#pricing', '#incidents'] as const;

const random = '#random';

/** What the example's team said on March 12 before the sentence that mattered. */
export const chatter = {
  cake: [
    { from: 'Office', channel: random, time: '2:24', text: 'Cake in the kitchen. It’s our data lead’s last day.' },
    { from: 'Mobile', channel: random, time: '2:24', text: 'What kind of cake?' },
  ],
  pricing: { from: 'Sales', channel: PRICING, time: '2:25', text: 'Third one this week who asks for monthly.' },
  others: [
    {
      from: 'Support',
      channel: '#help',
      time: '2:27',
      text: 'Login loop again. Ticket 4118, same browser as yesterday.',
    },
    { from: 'Design', channel: random, time: '2:28', text: 'Who has the projector?' },
    { from: 'Sales', channel: PRICING, time: '2:31', text: 'Any news?' },
  ],
};

/** What the answer about the backfill cites. */
export const backfill = {
  seen: { from: 'Backend', channel: INCIDENTS, time: '2:39', text: 'Queue is slow, no errors. Watching it.' },
  paused: {
    from: 'Data',
    channel: INCIDENTS,
    time: '2:40',
    text: 'That was our nightly backfill. Paused. I don’t know who wanted it.',
  },
};
