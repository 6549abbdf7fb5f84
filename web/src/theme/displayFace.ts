/**
 * The face of headings, figures and the wordmark. The build embeds the letters that pages show in it, each by itself: for a
 * script that joins letters, as Arabic and Hindi do, name a system's face here, and no files.
 */
export const displayFace = {
  family: 'Newsreader',
  /** Font files from an installed package, one for each alphabet. If two have a letter, the later one shows it. */
  files: ['@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2'],
  /** It must allow embedding, and is published with the site. */
  licence: '@fontsource-variable/newsreader/LICENSE',
  /** The values of a variable font's axes. Other fonts have none. */
  axes: { wght: 500, opsz: 72 },
  weight: 500,
  /** The space above and below the baseline in ems, tighter than the font's own. */
  ascent: 0.74,
  descent: 0.24,
};
