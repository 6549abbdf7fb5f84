export interface ToastText {
  title: string;
  description: string;
  destructive: boolean;
}

/** By the name of the outcome. */
export const toastTexts = {
  joined: {
    title: "You're on the list! 🎉",
    description: "We'll notify you when early access opens.",
    destructive: false,
  },
  'already-registered': {
    title: 'Already registered! 🎉',
    description: "You're already on our waitlist. We'll notify you soon!",
    destructive: false,
  },
  'not-joined': {
    title: 'Something went wrong',
    description: 'Please try again later or contact support.',
    destructive: true,
  },
  'email-required': {
    title: 'Email required',
    description: 'Please enter your email address.',
    destructive: true,
  },
  'email-invalid': {
    title: 'Invalid email',
    description: 'Please enter a valid email address.',
    destructive: true,
  },
  'message-sent': {
    title: 'Message sent!',
    description: "We'll get back to you as soon as possible.",
    destructive: false,
  },
  'message-not-sent': {
    title: 'Error sending message',
    description: 'Please try again later.',
    destructive: true,
  },
} as const satisfies Record<string, ToastText>;

/** In the console, before the error. */
export const errorLogs = {
  'not-joined': 'Joining the waitlist failed:',
  'message-not-sent': 'Sending the message failed:',
} as const;

export const dismissToast = 'Dismiss';

/** The words in a toast that lead to the contact page. */
export const supportLink = 'contact support';
