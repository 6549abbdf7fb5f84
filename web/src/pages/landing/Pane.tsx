import type { ReactNode } from 'react';
import { space, styled } from '../../theme/theme.ts';
import { Ends } from './Ends.tsx';

interface PaneProps {
  /** What a screen reader says instead of the picture's texts. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A picture of the product. */
export const Pane = ({ label, className, children }: PaneProps) => (
  <Frame className={className} role="img" aria-label={label} data-nosnippet>
    {children}
  </Frame>
);

const Frame = styled('div')({ display: 'grid', alignContent: 'start', gap: space(1.5) });

/** A line with something at its end. */
export const Row = styled(Ends)({ alignItems: 'center' });

/** The text of a row. It wraps before the end does. */
export const RowText = styled('span')({ flex: '1 5rem' });
