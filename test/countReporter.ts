import type { Reporter, TestModule, TestRunEndReason } from 'vitest/node';

/**
 * Prints `N passed, N failed` as the last line, for programs that read the log. A file that can't be loaded or set up
 * counts as failed too.
 */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[], reason: TestRunEndReason): void {
    let passed = 0;
    let failed = errors.length;
    for (const module of modules) {
      failed += module.errors().length;
      for (const suite of module.children.allSuites()) failed += suite.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed += 1;
        if (state === 'failed') failed += 1;
      }
    }
    // A failure that no test owns, such as no test file at all.
    if (reason === 'failed' && failed === 0) failed = 1;
    console.log(`${passed} passed, ${failed} failed`);
  }
}
