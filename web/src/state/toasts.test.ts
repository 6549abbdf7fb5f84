import { beforeEach, expect, test } from 'vitest';
import { useToasts } from './toasts.ts';
import { useUi } from './ui.ts';

const sent = { title: 'Message sent!', description: 'Thank you.', destructive: false };
const failed = { title: 'Error sending message', description: 'Please try again later.', destructive: true };
const { show, dismissError } = useToasts.getState();
const { setDialogOpen } = useUi.getState();
const shown = () => useToasts.getState().toast;

beforeEach(() => {
  setDialogOpen(false);
  useToasts.setState({ toast: undefined });
});

test('shows one toast at a time, the latest', () => {
  show(failed);
  show(sent);
  expect(shown()).toMatchObject(sent);
});

test('shows the same text again as a new toast, so that it is announced again', () => {
  show(sent);
  const first = shown()?.id;
  show(sent);
  expect(shown()?.id).not.toBe(first);
});

test('dismisses a failure when the visitor corrects it, and keeps a success', () => {
  show(failed);
  dismissError();
  expect(shown()).toBeUndefined();
  show(sent);
  dismissError();
  expect(shown()).toMatchObject(sent);
});

test('dismisses a toast when the dialog opens or closes, so that it is announced once', () => {
  show(sent);
  setDialogOpen(true);
  expect(shown()).toBeUndefined();
  show(failed);
  setDialogOpen(false);
  expect(shown()).toBeUndefined();
});

test('keeps a toast while the dialog stays as it is', () => {
  show(sent);
  setDialogOpen(false);
  expect(shown()).toMatchObject(sent);
});
