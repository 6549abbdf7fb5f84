import type * as playwright from 'playwright/types/testReporter';
import type * as vitest from 'vitest/node';

/**
 * Prints `N passed, N failed` as the last line of Vitest and of Playwright, for programs that read the log. What fails
 * outside of a test, such as a file that can't be loaded, counts as failed too.
 */
export default class CountReporter implements vitest.Reporter, playwright.Reporter {
  #passed = 0;
  #failed = 0;

  /** Vitest's end. */
  onTestRunEnd(modules: readonly vitest.TestModule[], errors: readonly unknown[], reason: vitest.TestRunEndReason) {
    this.#failed += errors.length;
    for (const module of modules) {
      this.#failed += module.errors().length;
      for (const suite of module.children.allSuites()) this.#failed += suite.errors().length;
      for (const test of module.children.allTests()) this.#count(test.result().state);
    }
    this.#print(reason === 'passed');
  }

  /** Playwright's tests and its end. */
  onTestEnd(_: playwright.TestCase, { status }: playwright.TestResult) {
    this.#count(status);
  }

  onError() {
    this.#failed += 1;
  }

  onEnd({ status }: playwright.FullResult) {
    this.#print(status === 'passed');
  }

  #count(state: string) {
    if (state === 'passed') this.#passed += 1;
    else if (state !== 'skipped' && state !== 'pending') this.#failed += 1;
  }

  #print(isPassed: boolean) {
    // A failure that no test owns, such as no test file at all.
    if (!isPassed && this.#failed === 0) this.#failed = 1;
    console.log(`${this.#passed} passed, ${this.#failed} failed`);
  }
}
