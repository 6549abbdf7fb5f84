import { useStore } from 'zustand';
import type { Flaws } from '../forms/outcome.ts';
import { flawsOf, submissions } from '../forms/store.ts';

/** What is wrong with the fields of a form, by the fields' names. */
export const useFlaws = (formId: string): Flaws => useStore(submissions, (all) => flawsOf(all[formId]));
