/** Whether a value of `VITE_NOINDEX` tells search engines to leave out the pages. */
export function isNoindex(value = ''): boolean {
  return !['', '0', 'false'].includes(value.trim().toLowerCase());
}
