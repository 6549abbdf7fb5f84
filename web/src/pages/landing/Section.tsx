import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Split } from '../../components/Split.tsx';
import { palette } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';

const Root = styled('section')<{ tone?: 'paper' | 'band' | undefined }>(
  {
    paddingBlock: `clamp(${space(8)}, 9vw, ${space(16)})`,
    // A section scrolls to the header's bottom edge, because its own padding separates the heading from the header.
    scrollMarginTop: -23,
  },
  ({ tone }) => tone === 'paper' && { backgroundColor: palette.background.paper },
  ({ tone }) =>
    tone === 'band' && {
      backgroundColor: palette.band.main,
      color: palette.band.contrastText,
      '& ::selection': { color: palette.marker.contrastText },
      '& :focus-visible': { outlineColor: 'currentColor' },
    },
);

const Head = styled('div')({
  display: 'grid',
  gap: space(2),
  marginBottom: `clamp(${space(4)}, 5vw, ${space(8)})`,
});

interface SectionProps {
  id: string;
  title: ReactNode;
  /** The title's size. */
  variant?: 'h2' | 'hero';
  lead?: ReactNode;
  /** Its background: the page's by default. */
  tone?: 'paper' | 'band';
  /** Beside heading and text on a desktop. */
  aside?: ReactNode;
  /** Beside the heading alone. */
  picture?: ReactNode;
  children: ReactNode;
}

/** A part of the page that the navigation can scroll to, named by its heading. */
export function Section({ id, title, variant = 'h2', lead, tone, aside, picture, children }: SectionProps) {
  const titleId = `${id}-title`;
  const head = (
    <Head>
      <Typography id={titleId} variant={variant} component="h2">
        {title}
      </Typography>
      {lead && <Typography color="textSecondary">{lead}</Typography>}
    </Head>
  );
  const text = (
    <div>
      {picture ? (
        <Split>
          {head}
          {picture}
        </Split>
      ) : (
        head
      )}
      {children}
    </div>
  );
  return (
    <Root id={id} tone={tone} aria-labelledby={titleId} tabIndex={-1}>
      <Container>
        {aside ? (
          <Split>
            {text}
            {aside}
          </Split>
        ) : (
          text
        )}
      </Container>
    </Root>
  );
}
