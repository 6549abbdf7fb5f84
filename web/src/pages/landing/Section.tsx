import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Split } from '../../components/Split.tsx';
import { breakpoints, palette } from '../../theme/theme.ts';
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

const GAP = `clamp(${space(4)}, 5vw, ${space(8)})`;

const Head = styled('div')({ display: 'grid', gap: space(2), '&:not(:last-child)': { marginBottom: GAP } });

/** Heading, picture, text: in this order on a phone. */
const Pictured = styled(Split)<{ ownerState: boolean }>(
  { rowGap: GAP, '& > div:first-of-type': { marginBottom: 0 } },
  ({ ownerState: tall }) => ({
    [breakpoints.up('md')]: tall
      ? { gridTemplateRows: 'auto 1fr', '& > figure': { gridArea: '1/2/3' } }
      : { '& > div:last-of-type': { gridColumn: '1/3' } },
  }),
);

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
  /** Between heading and text on a phone, beside the heading on a desktop. */
  picture?: ReactNode;
  /** Whether the picture is beside the text, too. */
  tall?: boolean;
  children?: ReactNode;
}

/** A part of the page that the navigation can scroll to, named by its heading. */
export function Section({ id, title, variant = 'h2', lead, tone, aside, picture, tall, children }: SectionProps) {
  const titleId = `${id}-title`;
  const head = (
    <Head>
      <Typography id={titleId} variant={variant} component="h2">
        {title}
      </Typography>
      {lead && <Typography color="textSecondary">{lead}</Typography>}
    </Head>
  );
  const body = picture ? (
    <Pictured ownerState={Boolean(tall)}>
      {head}
      {picture}
      <div>{children}</div>
    </Pictured>
  ) : (
    <div>
      {head}
      {children}
    </div>
  );
  return (
    <Root id={id} tone={tone} aria-labelledby={titleId} tabIndex={-1}>
      <Container>
        {aside ? (
          <Split>
            {body}
            {aside}
          </Split>
        ) : (
          body
        )}
      </Container>
    </Root>
  );
}
