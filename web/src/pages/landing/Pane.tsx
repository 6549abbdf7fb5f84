import type { ComponentProps } from 'react';
import { space, styled, typography } from '../../theme/theme.ts';

interface PaneProps extends ComponentProps<'div'> {
  /** What a screen reader says instead of the picture's texts. */
  label: string;
}

/** A picture of the product. */
export const Pane = ({ label, ...props }: PaneProps) => (
  <Frame role="img" aria-label={label} data-nosnippet {...props} />
);

const Frame = styled('div')({ display: 'grid', alignContent: 'start', gap: space(1.5) });

/** What is at both ends of a line. With large text, it wraps. */
export const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: space(1),
  fontSize: typography.body2.fontSize,
});

/** The text of a row. It wraps before the end does. */
export const RowText = styled('span')({ flex: '1 4rem', maxWidth: '100%' });
