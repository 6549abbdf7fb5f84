import { expect, type Page } from 'playwright/test';
import type { OutcomeName } from '../../functions/src/contract/contract.ts';
import { heading } from './page.ts';
import { SPECIFIED } from './toasts.ts';

/** Waits for the page that answers a form posted by the browser. */
export async function expectOutcomePage(page: Page, name: OutcomeName): Promise<void> {
  const [title, description] = SPECIFIED[name];
  await expect(page).toHaveURL(`/form/${name}`);
  // A heading has the apostrophe of its face.
  await expect(heading(page)).toHaveText(title.replaceAll("'", '’'));
  await expect(page.getByText(description, { exact: true })).toBeVisible();
}
