import { beforeEach, expect, test } from 'vitest';
import { useToasts } from './toasts.ts';

const text = { title: 'Message sent!', description: 'Thank you.', destructive: false };

beforeEach(() => useToasts.setState({ toasts: [] }));

test('the same text shown again is one toast, but a new one, so that it is announced again', () => {
  const { show } = useToasts.getState();
  show(text);
  const first = useToasts.getState().toasts[0]?.id;
  show(text);
  expect(useToasts.getState().toasts).toHaveLength(1);
  expect(useToasts.getState().toasts[0]).toMatchObject(text);
  expect(useToasts.getState().toasts[0]?.id).not.toBe(first);
});

test('dismissing one toast keeps the others', () => {
  const { show, dismiss } = useToasts.getState();
  show(text);
  show({ ...text, title: 'Another' });
  dismiss(useToasts.getState().toasts[0]?.id as number);
  expect(useToasts.getState().toasts.map(({ title }) => title)).toEqual(['Another']);
});
