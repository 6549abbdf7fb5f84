import type { QuestionWord } from './answers.ts';
import { brand } from './brand.ts';
import { trust } from './landing.ts';

/** How a line of the page was decided: only what this repository's history shows. */
export interface PageRecord {
  /** The line that stands. */
  title: string;
  /** The lines that it replaced, oldest first. */
  drafts: readonly string[];
  answers: Readonly<Partial<Record<QuestionWord, string>>>;
}

/** By the id of the section whose heading it is. */
export const records = {
  trust: {
    title: trust.title,
    drafts: ['Fits in, and locks up', 'Fits in, and keeps secrets'],
    answers: {
      Who: 'The editors',
      When: 'November\u00a021, 2026',
      Why: '“Locks up” sounded like a crash.',
      Where: 'Change 952e28f of this site',
    },
  },
} as const satisfies Record<string, PageRecord>;

export const recordTexts = {
  /** Before and after the word that is pressed. */
  announcement: [' Press a green ', ' to see how we decided a line of this page.'],
  open: (line: string) => `${brand.proofMarks.word}: how we decided “${line}”`,
} as const;
