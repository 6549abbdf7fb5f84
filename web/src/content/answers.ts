export const answersTitle = 'For the record';

/** What happened, in the order of the five questions. */
export type Answers = readonly [who: string, what: string, when: string, why: string, where: string];
