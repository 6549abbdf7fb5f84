/** What the wordmark's five dots stand for, in their order. */
export const questionWords = ['Who', 'What', 'When', 'Why', 'Where'] as const;
type QuestionWord = (typeof questionWords)[number];

/** What happened, by question. */
export type Answers = Readonly<Record<QuestionWord, string>>;

export const answersTitle = 'For the record';
