/** gRPC's status for a document that is there already. */
const ALREADY_EXISTS = 6;

/** Whether a `create` failed because the document is there already. */
export function isAlreadyExists(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === ALREADY_EXISTS;
}
