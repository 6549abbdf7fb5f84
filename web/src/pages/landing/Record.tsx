import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { brand } from '../../content/brand.ts';
import { type PageRecord, recordTexts } from '../../content/records.ts';
import { breakpoints, palette, typography } from '../../theme/theme.ts';
import { RADIUS, SCRIM, space } from '../../theme/tokens.ts';

/** Five dots under the proofreader's word, which stands in the margin where there is one. */
const Door = styled('button')({
  margin: `-${space(1)} 0 -${space(1)} ${space(1.5)}`,
  padding: `${space(0.5)} 0`,
  // As wide as five round dots with their gaps; forced colours show the upper edge, too.
  border: 'dotted transparent',
  borderWidth: '2px 0 .18em',
  borderBottomColor: 'currentColor',
  font: `italic ${typography.h1.fontWeight} 1.75rem/1 ${typography.h1.fontFamily}`,
  color: palette.primary.main,
  background: 'none',
  rotate: '-6deg',
  cursor: 'pointer',
  [breakpoints.up('xl')]: { position: 'absolute', right: `calc(100% + ${space(3)})`, top: 0 },
});

/** Opens the record of a heading: a native popover, so it works before and without scripts. */
export function RecordDoor({ id, title }: { id: string; title: string }) {
  return (
    <Door type="button" popoverTarget={id} aria-label={recordTexts.open(title)}>
      {brand.proofMarks.word}
    </Door>
  );
}

/** A slip of paper above the page: its parts have no use elsewhere. */
const Slip = styled('div')({
  width: `min(100% - ${space(5)}, 560px)`,
  maxHeight: `calc(100dvh - ${space(4)})`,
  // Low, where it rarely covers the door, which has the focus.
  margin: `auto auto ${space(3)}`,
  padding: space(3),
  color: palette.text.primary,
  backgroundColor: palette.background.paper,
  border: `1px solid ${palette.text.secondary}`,
  borderRadius: RADIUS,
  overflowWrap: 'anywhere',
  '&::backdrop': { backgroundColor: `color-mix(in srgb, ${SCRIM} 60%, transparent)` },
  '& del': {
    display: 'block',
    color: palette.text.secondary,
    textDecoration: 'line-through',
  },
  '& ins': { borderBottom: '.18em dotted', lineHeight: 1.5, textDecoration: 'none' },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: `${space(1)} ${space(3)}`, marginTop: space(3) },
  '& dt': { color: palette.text.secondary },
});

/** What the heading replaced, and who decided it when, why and where. Escape, the door and a touch beside it close it. */
export function RecordSlip({ id, record: { title, drafts, answers } }: { id: string; record: PageRecord }) {
  return (
    <Slip id={id} popover="auto">
      <Typography variant="h3" component="div">
        {drafts.map((draft) => (
          <del key={draft}>{draft}</del>
        ))}
        <ins>{title}</ins>
      </Typography>
      <dl>
        {Object.entries(answers).map(([word, answer]) => [<dt key={word}>{word}</dt>, <dd key={answer}>{answer}</dd>])}
      </dl>
    </Slip>
  );
}
