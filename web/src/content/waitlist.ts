export const waitlist = {
  title: 'Join the Waitlist',
  copy: 'Be the first to try the product when we launch. Get early access and help shape the future of organizational memory.',
  benefits: ['Free during beta', 'Priority support', 'Shape the roadmap'],
  proof: '500+ teams on the waitlist',
  label: 'Email address',
  placeholder: 'Enter your work email',
  submit: 'Join Waitlist',
  submitting: 'Joining...',
  close: 'Close',
  open: 'Join the Waitlist',
} as const;

/** Beside every form. */
export const formNotices = {
  privacy: ['What we keep, and for how long: ', 'Privacy Policy', '.'],
  unsent: 'This could not be sent. Please check your connection and try again.',
  trap: 'Leave this field empty',
} as const;
