import { expect, test } from 'vitest';
import { questionWords } from './answers.ts';
import { hero, type MessagePart } from './landing.ts';

const { rows, sender, sent, message } = hero.fiveQuestions;
const parts: MessagePart[] = [sender, ...sent, ...message];
const answered = parts.flatMap((part) => (typeof part === 'string' ? [] : [part[1]]));

test('the hero asks the five questions in the order of the dots, and its message answers each once', () => {
  expect(rows.map(({ word }) => word)).toEqual(questionWords);
  expect(answered.toSorted()).toEqual(questionWords.toSorted());
});

test('each question begins with the word under its dot, which voice control says', () => {
  for (const { word, question } of rows) expect(question).toMatch(new RegExp(`^${word} `));
});

test('no punctuation follows an answer outside of its mark, where dark mode would hide it', () => {
  const followers = [sent, message].flatMap((line) => line.filter((_, index) => typeof line[index - 1] === 'object'));
  expect(followers.filter((part) => typeof part === 'string' && !part.startsWith(' '))).toEqual([]);
});
