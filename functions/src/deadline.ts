export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/** The promise's own result, or a rejection with `DeadlineError` once `milliseconds` have passed. The work itself goes on. */
export async function withDeadline<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  const deadline = Promise.withResolvers<never>();
  const timer = setTimeout(() => deadline.reject(new DeadlineError()), milliseconds);
  try {
    return await Promise.race([promise, deadline.promise]);
  } finally {
    clearTimeout(timer);
  }
}
