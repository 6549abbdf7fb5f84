/**
 * Keeps request bodies out of the log, and callers' mistakes from raising an alert. The framework parses bodies before
 * any of our code runs, and logs one that it can't read as an error, with the whole body in it.
 */
export function hideBodiesOfErrors(): void {
  const { error, info } = console;
  console.error = (...details: unknown[]) => {
    const unreadable = details.find(isBodyError);
    if (unreadable) info(`A request body could not be read: ${unreadable.type}`);
    else error(...details);
  };
}

/** The body parser's errors have a type, such as `entity.parse.failed`; some have the body, in their message too. */
function isBodyError(detail: unknown): detail is Error & { type: unknown } {
  return detail instanceof Error && 'type' in detail;
}
