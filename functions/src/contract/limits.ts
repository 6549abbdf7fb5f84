/** Longest accepted texts, in UTF-16 units as `String.length` counts them. */
export const EMAIL_MAX = 254;
export const NAME_MAX = 200;
export const MESSAGE_MAX = 5_000;

/** How long a call may take before the platform ends it. A caller that waits longer never gives up an answer on its way. */
export const CALL_TIMEOUT_SECONDS = 15;
