/**
 * Whether forms prove with reCAPTCHA, for App Check, that they were sent from this site. A build without a site key holds
 * nothing of it.
 */
export const usesRecaptcha = !!import.meta.env.VITE_APP_CHECK_SITE_KEY;

/** Beside every form; Google asks for these words. */
export const recaptchaNotice = [
  'This site is protected by reCAPTCHA and the Google ',
  { name: 'Privacy Policy', address: 'https://policies.google.com/privacy' },
  ' and ',
  { name: 'Terms of Service', address: 'https://policies.google.com/terms' },
  ' apply.',
] as const;
