/** What the owner decides before launch. `npm run deploy` refuses while a required value is missing. */
export const owner = {
  /** Who runs the site, as in the company register. */
  legalName: '',
  /** Postal address, on one line. */
  address: '',
  /** Optional. The contact page and the privacy page show it as another way to write. */
  email: '',
  /** The company's page, such as https://www.linkedin.com/company/… Its name in the footer is in `site.ts`. */
  companyPage: 'https://www.linkedin.com/',
  /** The service that gets each signup's address (`SIGNUP_BODY`), such as Brevo. Forms and the privacy page name it. */
  mailService: '',
  /** If it is a chat instead, such as Slack, which gets no address. The privacy page names it. */
  chat: '',
  /**
   * The day on which the owner confirmed the texts in this folder: each claim, figure, badge, legal basis and promise.
   * With the hash that the launch prints, such as '2026-12-01 1f0c93ab', it reminds of later changes.
   */
  claimsConfirmedOn: '',
};

export type Owner = typeof owner;
