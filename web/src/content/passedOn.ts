import { owner } from './owner.ts';

const { mailService } = owner;

/** What the texts say about a mail service that gets each signup (`mailService` in owner.ts). */
export const passedOn = mailService
  ? {
      place: `On our list and with ${mailService}`,
      goes: `Your address goes on our list and to ${mailService}`,
      asks: `${mailService} may ask you to confirm it. We ask for nothing else.`,
      times: 'Once the mail service has it, and once you are invited, also the times of that.',
      recipient: `${mailService}, which sends our mails about early access, gets your address, and at most how and when you joined, as soon as you do`,
      copies: `a copy that reached us by email or is with ${mailService}`,
    }
  : {
      place: 'On our list',
      goes: 'Your address goes on our list',
      asks: 'We ask for nothing else.',
      times: 'Once you are invited, also the time of that.',
      recipient: 'a service that sends our invitations gets the addresses of the people we invite',
      copies: 'a copy that reached us by email',
    };
