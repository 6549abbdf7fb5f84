/** What a decision's record answers, one for each of the five dots. */
export const questionWords = ['Who', 'What', 'When', 'Why', 'Where'] as const;

export const answersTitle = 'For the record';

/** The answers, in the order of the words. */
export type Answers = readonly [who: string, what: string, when: string, why: string, where: string];
