/** What may be logged of an error: its message and stack can hold a document's path, and so an email. */
export function errorTraits(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  return { error: error.constructor.name, ...('code' in error && { code: error.code }) };
}
