/** The face of headings, figures and the wordmark. The build embeds the letters that pages show in it. */
export const displayFace = {
  family: 'Newsreader',
  /** A font file from an installed package; its licence must allow embedding and is published with the site. */
  file: '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2',
  licence: '@fontsource-variable/newsreader/LICENSE',
  /** The fixed values of the variable font's axes, besides its weight. */
  axes: { opsz: 72 },
  weight: 500,
  /** The space above and below the baseline in ems, tighter than the font's own. */
  ascent: 0.74,
  descent: 0.24,
} as const;
