import { campaign as read } from '../../../shared/fields.ts';

/** The campaign that the visitor's link named. It stays until they leave the site. */
export let campaign: string | undefined;

export function rememberCampaign(search: string): void {
  // Some mail services write tags in upper case, or `&` as in HTML. A campaign is in lower case anyway.
  const link = new URLSearchParams(search.toLowerCase().replaceAll('&amp;', '&'));
  campaign = [...link.getAll('ref'), ...link.getAll('utm_source')].find(read);
}
