import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { palette, space } from '../../theme/index.ts';

const Root = styled('section')({
  paddingBlock: `clamp(${space(8)}, 9vw, ${space(16)})`,
  // The heading has room enough above it within the section.
  scrollMarginTop: -20,
});

export const SectionHead = styled('div')({
  display: 'grid',
  gap: space(2),
  marginBottom: `clamp(${space(4)}, 5vw, ${space(8)})`,
  '& h2': { maxWidth: '18ch' },
  '& p': { color: palette.text.secondary },
});

interface SectionProps {
  id: string;
  title: string;
  lead?: string;
  className?: string;
  children: ReactNode;
}

/** A part of the page that the navigation can scroll to, named by its heading. */
export function Section({ id, title, lead, className, children }: SectionProps) {
  const titleId = `${id}-title`;
  return (
    <Root id={id} aria-labelledby={titleId} tabIndex={-1} className={className}>
      <Container>
        <SectionHead>
          <h2 id={titleId}>{title}</h2>
          {lead && <p>{lead}</p>}
        </SectionHead>
        {children}
      </Container>
    </Root>
  );
}
