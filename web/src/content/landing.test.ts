import { expect, test } from 'vitest';
import { hero } from './landing.ts';

const { rows, sent, message } = hero.fiveQuestions;

test('each question begins with the word under its dot, which voice control says', () => {
  for (const { word, question } of rows) expect(question).toMatch(new RegExp(`^${word} `));
});

test('no punctuation follows an answer outside of its mark, where dark mode would hide it', () => {
  const followers = [sent, message].flatMap((line) => line.filter((_, index) => typeof line[index - 1] === 'object'));
  expect(followers.filter((part) => typeof part === 'string' && !part.startsWith(' '))).toEqual([]);
});
