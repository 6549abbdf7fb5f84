/**
 * Keeps request bodies out of the log. The framework parses them before any of our code runs, and logs the error of one
 * that is no JSON with the whole body in it.
 */
export function hideBodiesOfErrors(): void {
  const { error } = console;
  console.error = (...details: unknown[]) => error(...details.map(withoutBody));
}

function withoutBody(detail: unknown): unknown {
  if (!(detail instanceof Error && 'body' in detail)) return detail;
  // The message quotes the body too.
  return `A request body could not be read: ${'type' in detail ? detail.type : detail.name}`;
}
