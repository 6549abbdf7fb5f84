import { expect, test } from 'vitest';
import { questionWords } from './answers.ts';
import { hero, type MessagePart } from './landing.ts';
import { sections } from './navigation.ts';
import { type PageRecord, records } from './records.ts';

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

test.each(Object.entries<PageRecord>(records))(
  'the record of %s has drafts, who, when, why and where',
  (id, record) => {
    expect([...sections.map((section) => section.id), 'trust']).toContain(id);
    expect(record.drafts.length).toBeGreaterThan(0);
    expect(record.drafts).not.toContain(record.title);
    expect(Object.keys(record.answers)).toEqual(questionWords.filter((word) => word !== 'What'));
    expect(record.answers.When).toMatch(/^November\u00a0\d+, 2026$/);
  },
);
