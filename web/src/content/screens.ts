export const notFound = {
  /** The second part is struck, and stands all the same. */
  title: ['Page ', 'Not', ' Found'],
  copy: 'Nobody decided to put anything at this address.',
  link: 'Return to Home',
} as const;

export const fallback = {
  title: 'Something went wrong',
  copy: "We're sorry, but something unexpected happened.",
  reload: 'Reload Page',
} as const;
