export interface ToastText {
  title: string;
  description: string;
  destructive: boolean;
}

export const toastTexts = {
  joined: {
    title: "You're on the list! 🎉",
    description: "We'll notify you when early access opens.",
    destructive: false,
  },
  duplicate: {
    title: 'Already registered! 🎉',
    description: "You're already on our waitlist. We'll notify you soon!",
    destructive: false,
  },
  joinFailed: {
    title: 'Something went wrong',
    description: 'Please try again later or contact support.',
    destructive: true,
  },
  emailRequired: {
    title: 'Email required',
    description: 'Please enter your email address.',
    destructive: true,
  },
  emailInvalid: {
    title: 'Invalid email',
    description: 'Please enter a valid email address.',
    destructive: true,
  },
  messageSent: {
    title: 'Message sent!',
    description: "We'll get back to you as soon as possible.",
    destructive: false,
  },
  messageFailed: {
    title: 'Error sending message',
    description: 'Please try again later.',
    destructive: true,
  },
} as const satisfies Record<string, ToastText>;

export const dismissToast = 'Dismiss';
