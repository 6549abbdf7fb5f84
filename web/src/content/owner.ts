interface Owner {
  legalName: string;
  address: string;
  email: string;
  companyPage: string;
  claimsConfirmedOn: string;
}

/** What the owner decides before launch. `npm run deploy` refuses while one is missing. */
export const owner: Owner = {
  /** Who runs the site, as in the company register. */
  legalName: '',
  /** Postal address, on one line. */
  address: '',
  /** Optional: where people may write instead of the contact page, which shows it as the privacy page does. */
  email: '',
  /** The company's page on LinkedIn: https://www.linkedin.com/company/… */
  companyPage: 'https://www.linkedin.com/',
  /** The day on which the owner confirmed each claim, figure and badge of landing.ts, and each legal basis, recipient and
   * promise of legal.ts, such as 2026-12-01. */
  claimsConfirmedOn: '',
};
