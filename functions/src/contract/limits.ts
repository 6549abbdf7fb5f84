/** Longest accepted texts, in UTF-16 units as `String.length` counts them. */
export const EMAIL_MAX = 254;
export const NAME_MAX = 200;
export const MESSAGE_MAX = 5_000;
