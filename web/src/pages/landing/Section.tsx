import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Split } from '../../components/Split.tsx';
import { brand } from '../../content/brand.ts';
import { type PageRecord, records } from '../../content/records.ts';
import { palette } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';
import { RecordDoor, RecordSlip } from './Record.tsx';

const Root = styled('section')<{ tone?: 'paper' | 'band' | undefined }>(
  {
    paddingBlock: `clamp(${space(8)}, 9vw, ${space(16)})`,
    // It begins where the header ends, after its 1 px border: the heading has room enough above it.
    scrollMarginTop: -23,
  },
  ({ tone }) => tone === 'paper' && { backgroundColor: palette.background.paper },
  ({ tone }) =>
    tone === 'band' && {
      backgroundColor: palette.band.main,
      color: palette.band.contrastText,
      '& ::selection': { color: palette.marker.contrastText },
    },
);

const Head = styled('div')({
  display: 'grid',
  gap: space(2),
  marginBottom: `clamp(${space(4)}, 5vw, ${space(8)})`,
});

const Title = styled(Typography)({ position: 'relative' }) as typeof Typography;

/** Inline, so that the proofreader's word follows the last word. */
const Heading = styled('h2')({ display: 'inline', margin: 0, font: 'inherit' });

interface SectionProps {
  id: string;
  title: ReactNode;
  /** The title's size. */
  variant?: 'h2' | 'hero';
  lead?: ReactNode;
  /** The region's name: its heading by default. */
  label?: string;
  /** Its background: the page's by default. */
  tone?: 'paper' | 'band';
  /** Beside heading and text on a desktop. */
  aside?: ReactNode;
  children: ReactNode;
}

const recordOf = (id: string): PageRecord | undefined =>
  brand.proofMarks.drawn ? (records as Record<string, PageRecord>)[id] : undefined;

/** A part of the page that the navigation can scroll to, named by its heading. */
export function Section({ id, title, variant = 'h2', lead, label, tone, aside, children }: SectionProps) {
  const titleId = `${id}-title`;
  const slipId = `${id}-record`;
  const record = recordOf(id);
  const text = (
    <div>
      <Head>
        {record ? (
          <Title variant="h2" component="div">
            <Heading id={titleId}>{title}</Heading>
            <RecordDoor id={slipId} title={record.title} />
          </Title>
        ) : (
          <Typography id={titleId} variant={variant} component="h2">
            {title}
          </Typography>
        )}
        {record && <RecordSlip id={slipId} record={record} />}
        {lead && <Typography color="textSecondary">{lead}</Typography>}
      </Head>
      {children}
    </div>
  );
  return (
    <Root id={id} tone={tone} {...(label ? { 'aria-label': label } : { 'aria-labelledby': titleId })} tabIndex={-1}>
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
