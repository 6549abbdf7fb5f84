import { COUNTRY, type Entry, type FormName, REGION } from '../../../shared/contract.ts';
import { contact, retention } from './forms.ts';
import { type Owner, owner } from './owner.ts';
import { brand, type PageAddress, pageNames } from './site.ts';

export interface LegalText {
  title: string;
  lead: string;
  sections: readonly {
    title: string;
    paragraphs: readonly string[];
    link?: { to: PageAddress; label: string };
  }[];
}

export const lastUpdated = 'Last updated';

/** What is stored of each form. A new field needs words here to compile. */
const kept: { [Form in FormName]: Record<keyof Entry<Form> | 'createdAt', string> } = {
  joinWaitlist: {
    email: 'your email address in lowercase',
    source: 'whether you used the dialog or the form on the page',
    createdAt: 'the time',
    campaign: 'the name of the place whose link brought you here, if the link has one',
    submissionId: 'a random number that keeps one submission from being stored twice',
  },
  submitContact: {
    name: 'your name',
    email: 'your email address',
    message: 'your message, each as you entered it',
    createdAt: 'the time',
  },
};
const keptOf = (form: FormName) => new Intl.ListFormat('en').format(Object.values(kept[form]));

/** What the policy says of signups that nobody but us gets. */
const onOurList = {
  times: 'Once you are invited, also the time of that.',
  services:
    'Only these services get a part of it, for us: our email provider may carry copies of messages to us, and a service that sends our invitations gets the addresses of the people we invite.',
  copies: 'We delete a copy that reached us by email at the same time.',
};

/** The same, if a mail service gets each one (owner.ts). */
const withMailService = (service: string): typeof onOurList => ({
  times: 'Once the mail service has it, and once you are invited, also the times of that.',
  services: `Only these services get a part of it, for us: our email provider may carry copies of messages to us, and ${service}, which sends our mails about early access, gets your address, and at most how and when you joined and the random number, as soon as you do.`,
  copies: `We delete a copy that reached us by email or is with ${service} at the same time.`,
});

/** The same, if a chat hears of each one. */
const withChat = (chat: string): typeof onOurList => ({
  times: 'Once our chat has it, and once you are invited, also the times of that.',
  services: `Only these services get a part of it, for us: our email provider may carry copies of messages to us, and a service that sends our invitations gets the addresses of the people we invite, and ${chat}, our chat, gets at most how and when you joined and the random number, but not who you are.`,
  copies: onOurList.copies,
});

export function signupsOf({ mailService, chat }: Owner) {
  if (mailService) return withMailService(mailService);
  return chat ? withChat(chat) : onOurList;
}

/** The owner must confirm what the law asks for (`claimsConfirmedOn` in owner.ts). */
export const privacyOf = (owner: Owner, signups = signupsOf(owner)): LegalText => ({
  title: pageNames['/privacy'],
  lead: 'This site has two forms. It keeps what you send with them, and this page says exactly what that is.',
  sections: [
    {
      title: 'Who we are',
      paragraphs: [
        `“We” means ${[owner.legalName || `the makers of ${brand.name}`, owner.address].filter(Boolean).join(', ')}. You can reach us through the contact page${owner.email && `, or at ${owner.email}`}.`,
      ],
    },
    {
      title: 'What we keep',
      paragraphs: [
        `When you join the waitlist: ${keptOf('joinWaitlist')}. ${signups.times}`,
        `When you send a message: ${keptOf('submitContact')}. If we have messages mailed to us, a copy goes through our email provider, and we also keep the time of that.`,
        'With either: the day on which it is deleted.',
      ],
    },
    {
      title: 'What we do without',
      paragraphs: [
        'No cookies, no tracking, no advertising, and no requests to anybody else’s servers. Of visits, we count only how often somebody begins a form, in the technical logs named below.',
        'A link to this site may say where it was posted, such as “newsletter”. We learn that only if you join, and it says nothing about who you are.',
        'When you send a form, the library that sends it notes its own version and the date in your browser’s storage. The note says nothing about you, and we don’t read it.',
        'To slow down abuse, the server counts requests by network address. It does so in memory only and never stores the address.',
        'We don’t put your entries into logs.',
      ],
    },
    {
      title: 'Where',
      paragraphs: [
        `In ${COUNTRY}. Google runs the servers for us: Cloud Functions and Firestore in its region ${REGION}. Firebase Hosting delivers the pages from all over the world. Google keeps technical request logs, network addresses included, for a few months at most.`,
        'Google takes part in the EU–US Data Privacy Framework, and our contract with Google includes the European Commission’s standard clauses.',
      ],
    },
    {
      title: 'Why',
      paragraphs: [
        'We use your waitlist entry to tell you about early access. The legal basis is your consent. You may withdraw it at any time; what we did before stays lawful.',
        'We use your message to answer it. The legal basis is our legitimate interest in answering people who write to us.',
        'We limit requests, keep technical logs and delete spam out of a legitimate interest, too: the site has to work, and the list is for people.',
        `You need not send us anything, but without it we can’t invite or answer you. We use nothing of it for anything else. ${signups.services}`,
      ],
    },
    {
      title: 'For how long',
      paragraphs: [
        `Your waitlist entry is deleted ${retention('joinWaitlist')} after you joined, and your message ${retention('submitContact')} after you sent it. The database does so on its own, usually within a day. ${signups.copies} Backups keep what was deleted for up to 14 days more.`,
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'Ask us through the contact page to show, correct or erase what we hold about you, to use it less, or to hand it over in a file for another service. We erase every entry with your address within 30 days.',
        'You may object to what we do out of a legitimate interest, and complain to your data protection authority.',
        `To leave the waitlist, send us a message from the contact page, with the address that you joined with. “${contact.leaving}” is enough.`,
      ],
      link: { to: '/contact?about=leave', label: 'Leave the waitlist' },
    },
  ],
});

export const privacy = privacyOf(owner);

export const terms: LegalText = {
  title: pageNames['/terms'],
  lead: 'These terms cover this site and its waitlist. The product will come with terms of its own.',
  sections: [
    {
      title: 'The waitlist',
      paragraphs: [
        'Joining is free and commits you to nothing. We invite teams as fast as we can support them, and can’t promise a date or a place. You may leave at any time through the contact page.',
      ],
    },
    {
      title: 'Fair use',
      paragraphs: [
        'Use an address that is yours. Please don’t send unlawful content, other people’s secrets, or more requests than a person would make. We may delete entries that break these rules, and block whoever sends them.',
      ],
    },
    {
      title: 'What we say here',
      paragraphs: [
        'Features and figures on this site describe what we are building and may change before launch. Conversations shown are examples, not customers.',
      ],
    },
    {
      title: 'Liability',
      paragraphs: [
        'The site is provided “as is”. As far as the law allows, we aren’t liable for damage that comes from using it. Nothing here limits rights that the law gives you as a consumer.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: ['If these terms change, this page shows the new ones.'],
    },
  ],
};
