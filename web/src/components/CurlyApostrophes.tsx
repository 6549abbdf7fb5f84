import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { typography } from '../theme/theme.ts';

/** What the display face draws for a typewriter apostrophe. */
export const CURLY = '’';

const Apostrophe = styled('span')({
  fontSize: 0,
  '&::after': { content: `"${CURLY}" / ""`, fontSize: typography.h1.fontSize },
});

/** A page's title whose apostrophes are drawn curly; read aloud, searched and copied, they are as specified. */
export function CurlyApostrophes({ text }: { text: string }) {
  return text.split("'").map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <Apostrophe>'</Apostrophe>}
      {part}
    </Fragment>
  ));
}
