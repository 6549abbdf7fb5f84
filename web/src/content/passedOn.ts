import { fieldNames } from '../../../shared/contract.ts';
import { type Owner, owner } from './owner.ts';

/** Whether the waitlist asks for the address alone. The page itself fills in the source. */
export const asksOnlyEmail = fieldNames('joinWaitlist').every((name) => name === 'email' || name === 'source');
const NOTHING_ELSE = asksOnlyEmail ? ' We ask for nothing else.' : ' We use it for nothing else.';

/** What the texts say about the mail service or the chat that gets each signup (owner.ts). */
export const passedOnTo = ({ mailService, chat }: Owner) =>
  mailService
    ? {
        // On one line, as the error that takes its place.
        hint: `${mailService} may ask you to confirm it.`,
        place: `On our list and with ${mailService}`,
        look: `To confirm, look for ${mailService}’s mail.`,
        goes: `Your address goes on our list and to ${mailService}`,
        asks: ` ${mailService} may ask you to confirm it.${NOTHING_ELSE}`,
        times: 'Once the mail service has it, and once you are invited, also the times of that.',
        recipient: `${mailService}, which sends our mails about early access, gets your address, and at most how and when you joined and the random number, as soon as you do`,
        copies: `a copy that reached us by email or is with ${mailService}`,
      }
    : {
        hint: 'We write only about early access.',
        place: 'On our list',
        look: '',
        goes: 'Your address goes on our list',
        asks: NOTHING_ELSE,
        times: `Once ${chat && 'our chat has it, and once '}you are invited, also the time${chat && 's'} of that.`,
        recipient: `a service that sends our invitations gets the addresses of the people we invite${chat && `, and ${chat}, our chat, gets at most how and when you joined and the random number, but not who you are`}`,
        copies: 'a copy that reached us by email',
      };

export const passedOn = passedOnTo(owner);
