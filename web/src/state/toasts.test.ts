import { beforeEach, expect, test } from 'vitest';
import { useToasts } from './toasts.ts';

const text = { title: 'Message sent!', description: 'Thank you.', destructive: false };

beforeEach(() => useToasts.setState({ toasts: [] }));

test('the same text shown twice is two toasts, so that it is announced twice', () => {
  const { show } = useToasts.getState();
  show(text);
  show(text);
  const [first, second] = useToasts.getState().toasts;
  expect(first).toMatchObject(text);
  expect(second).toMatchObject(text);
  expect(first?.id).not.toBe(second?.id);
});

test('dismissing one toast keeps the others', () => {
  const { show, dismiss } = useToasts.getState();
  show(text);
  show({ ...text, title: 'Another' });
  dismiss(useToasts.getState().toasts[0]?.id as number);
  expect(useToasts.getState().toasts.map(({ title }) => title)).toEqual(['Another']);
});
