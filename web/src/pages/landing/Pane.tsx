import type { ComponentProps } from 'react';
import { space, styled } from '../../theme/theme.ts';
import { Ends } from './Ends.tsx';

interface PaneProps extends ComponentProps<'div'> {
  /** What a screen reader says instead of the picture's texts. */
  label: string;
}

/** A picture of the product. */
export const Pane = ({ label, ...props }: PaneProps) => (
  <Frame role="img" aria-label={label} data-nosnippet {...props} />
);

const Frame = styled('div')({ display: 'grid', alignContent: 'start', gap: space(1.5) });

/** A line with something at its end. */
export const Row = styled(Ends)({ columnGap: space(1), alignItems: 'center' });

/** The text of a row. It wraps before the end does. */
export const RowText = styled('span')({ flex: '1 4rem', maxWidth: '100%' });
