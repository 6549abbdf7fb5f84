import * as logger from 'firebase-functions/logger';

/** Set by the Functions emulator. A developer's log may contain everything. */
const isLocal = process.env.FUNCTIONS_EMULATOR === 'true';

class DeadlineError extends Error {}

/** Runs work with a deadline, and ignores a late result. Logs a failure without personal data: the line raises an alert. */
export async function withDeadline<T>(name: string, milliseconds: number, work: () => Promise<T>): Promise<T> {
  const deadline = Promise.withResolvers<never>();
  const timer = setTimeout(() => deadline.reject(new DeadlineError()), milliseconds);
  try {
    return await Promise.race([work(), deadline.promise]);
  } catch (error) {
    logger.error(`${name} failed`, isLocal ? error : loggableError(error));
    // Google's framework logs what an event's function throws. So this has no personal data, and raises no second alert.
    throw new Error('See the failure in the log');
  } finally {
    clearTimeout(timer);
  }
}

/** Only class and code. Messages and stacks can contain a document's path, and so an email. */
function loggableError(error: unknown): Record<string, unknown> {
  const thrown = Object(error);
  // `fetch` throws the network's error as a cause.
  return { error: thrown.constructor?.name, code: thrown.code ?? thrown.cause?.code };
}
