import { HttpsError } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';

/** The Functions emulator sets it: on a developer's machine the log may hold everything. */
const isLocal = process.env.FUNCTIONS_EMULATOR === 'true';

class DeadlineError extends Error {}

/**
 * Runs work within a deadline; late work goes on, but its result is dropped. Logs a failure as `<name> failed`, without
 * personal data, and rejects with an `internal` error that holds none.
 */
export async function withDeadline<T>(name: string, milliseconds: number, work: () => Promise<T>): Promise<T> {
  const deadline = Promise.withResolvers<never>();
  const timer = setTimeout(() => deadline.reject(new DeadlineError()), milliseconds);
  try {
    return await Promise.race([work(), deadline.promise]);
  } catch (error) {
    logger.error(`${name} failed`, isLocal ? error : traits(error));
    throw new HttpsError('internal', 'internal');
  } finally {
    clearTimeout(timer);
  }
}

/** What may be logged of an error: its message and stack can hold a document's path, and so an email. */
function traits(error: unknown): Record<string, unknown> {
  const thrown = Object(error);
  return { error: thrown.constructor.name, code: thrown.code };
}
