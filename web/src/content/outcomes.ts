import { MESSAGE_MAX, NAME_MAX, type OutcomeName } from 'functions/contract';
import { toastTexts } from './forms.ts';

interface OutcomeText {
  title: string;
  description: string;
  /** Where the text is, and what to do. */
  more?: string;
}

const back = 'Your browser’s Back button leads to the form, with your text in it.';

/** The pages that answer a form sent without JavaScript: the words of the toasts, and what a toast needn't say. */
export const outcomeTexts: Record<OutcomeName, OutcomeText> = {
  joined: toastTexts.joined,
  'already-registered': toastTexts['already-registered'],
  'email-required': { ...toastTexts['email-required'], more: back },
  'email-invalid': { ...toastTexts['email-invalid'], more: back },
  'not-joined': { ...toastTexts['not-joined'], more: back },
  'message-sent': toastTexts['message-sent'],
  'message-invalid': {
    title: toastTexts['message-not-sent'].title,
    description: 'Please check your name, email address and message.',
    more: `All three are required. A name may have ${NAME_MAX} characters on one line, a message ${MESSAGE_MAX.toLocaleString('en')}. ${back}`,
  },
  'message-not-sent': { ...toastTexts['message-not-sent'], more: back },
};
