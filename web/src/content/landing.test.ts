import { expect, test } from 'vitest';
import { hero } from './landing.ts';
import { after, before } from './talk.ts';

const { rows, sent, message } = hero.fiveQuestions;

test('each question begins with the word under its dot, which voice control says', () => {
  for (const { word, question } of rows) expect(question).toMatch(new RegExp(`^${word} `));
});

test('no punctuation follows an answer outside of its mark, where dark mode would hide it', () => {
  const followers = [sent, message].flatMap((line) => line.filter((_, index) => typeof line[index - 1] === 'object'));
  expect(followers.filter((part) => typeof part === 'string' && !part.startsWith(' '))).toEqual([]);
});

test('the lines around the talk count its messages and the hero’s, and the minutes between them', () => {
  const minutes = [...before, ...after].map(([, , time]) => Number(time.split(':')[1]));
  const span = Math.max(...minutes) - Math.min(...minutes);
  expect(hero.folio.count).toBe(`${minutes.length + 1} messages in ${span} minutes.`);
  expect(hero.year.all).toContain(`${minutes.length + 1}`);
});
