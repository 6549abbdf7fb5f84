import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { type FormName, outcomeOf } from '../../../shared/contract.ts';
import { type Answers, answersTitle, questionWords } from '../content/answers.ts';
import { outcomeTexts } from '../content/outcomeTexts.ts';
import { useUi } from '../state/ui.ts';
import { palette, type Styles, space, styled } from '../theme/theme.ts';
import { Signature } from './Hand.tsx';

/** The edge along which readers cut. */
export const CUT = `2px dashed ${palette.frame}`;

/** A part of a coupon with room for columns. */
export const ROOMY = '@container (min-width: 36rem)';

/** A newspaper's coupon: a form, a line to cut along, and what happens with it. After it is sent, its record covers that. */
export const Coupon = styled('div')({
  display: 'grid',
  alignSelf: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  backgroundColor: palette.background.paper,
  border: CUT,
  '& > *': { containerType: 'inline-size', padding: `min(${space(4)}, 5vw)` },
  '& > * + *': { gridArea: '2/1', borderTop: CUT },
  '& > * + :not(:last-child)': { visibility: 'hidden' },
  // The form is done, so its button steps back.
  '& > :nth-last-child(3)': {
    backgroundColor: palette.background.default,
    '& [type=submit]': { color: palette.primary.main, backgroundColor: 'transparent', borderColor: 'currentColor' },
  },
});

interface RecordProps {
  answers: Answers;
  /** `page` is on a page of its own. Below a form, `pencilled` shows what will be stored, `inked` what was stored. */
  look?: keyof typeof LOOKS;
  /** Whether the hand signs it, as a success. */
  signed?: boolean;
  ref?: Ref<HTMLElement>;
}

/** Answers to the five questions, each beside a dot. */
export const AnswersCard = ({ answers, look = 'page', signed, ref }: RecordProps) => (
  <Box ref={ref} component="figure" sx={LOOKS[look]}>
    <figcaption>{answersTitle}</figcaption>
    <dl>
      {questionWords.map((word) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{answers[word]}</dd>
        </div>
      ))}
    </dl>
    {signed && <Signature sx={signature} />}
  </Box>
);

/** What was stored, once a form was sent from this page. */
export function FormRecord({ name }: { name: FormName }) {
  const record = useUi((ui) => ui.record);
  const { answers } = outcomeTexts[outcomeOf(name)];
  if (record?.name !== name || !answers) return;
  const { email, message: What = answers.What, name: sender } = record.entry;
  const Who = [sender, email].filter(Boolean).join(', ');
  const When = record.at.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return <AnswersCard ref={show} look="inked" answers={{ ...answers, Who, What, When }} signed />;
}

/** Scrolls to the record, unless the visitor has scrolled away from the form, or has joined in the dialog. */
function show(record: HTMLElement | null) {
  const coupon = record?.parentElement;
  if (coupon && coupon.getBoundingClientRect().top < innerHeight) record.scrollIntoView({ block: 'nearest' });
}

/** With large text, an answer wraps below its question word. */
const card: Styles = {
  '& figcaption': { marginBottom: 1, fontSize: 'body2.fontSize', fontWeight: 600 },
  '& div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', borderTop: `1px solid ${palette.divider}` },
  '& dd': { flex: '1 8rem', minWidth: 0 },
  '& dt::before': {
    content: '""',
    display: 'inline-block',
    // Twice the border; if it were larger, the dot would show a hole.
    width: '.625rem',
    height: '.625rem',
    marginInlineEnd: '.7em',
    borderRadius: '50%',
    // A border, because high-contrast modes omit backgrounds.
    border: `.3125rem solid ${palette.text.primary}`,
  },
};

const INK = `2px solid ${palette.frame}`;
const ink: Styles = {
  position: 'relative',
  border: INK,
  bgcolor: 'background.paper',
  '& dt': { color: 'text.secondary' },
  '& dd': { fontWeight: 500 },
};

/** In one column or in two. */
const inCoupon: Styles = {
  fontSize: 'caption.fontSize',
  '& div': { minHeight: space(4.5), columnGap: 0.75 },
  '& dt': { minWidth: '4.25rem' },
  [ROOMY]: {
    fontSize: 'inherit',
    '& dl': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 4 },
    '& div': { minHeight: space(5) },
    '& div:last-of-type': { gridColumn: '1/-1' },
    '& dt': { minWidth: '5.25rem' },
  },
};

const onPage: Styles = {
  alignSelf: 'start',
  padding: `min(${space(3)}, 5vw) min(${space(4)}, 5vw)`,
  '& div': { columnGap: 2, paddingBlock: 1.75 },
  '& div:first-of-type': { borderTop: 0 },
  '& dt': { minWidth: 'clamp(5rem, 12vw, 7rem)' },
};

const inked: Styles = {
  // Covers the coupon's own edges.
  '&&': { margin: '-2px', border: INK },
  // With as much of the form and its heading as there is room for.
  scrollMarginTop: 'min(22rem, 100vh - 33rem)',
  // Who and what are on one line, whatever their length, so that the record isn't higher than what it covers.
  '& div:nth-of-type(-n + 2) dd': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
};

const pencilled: Styles = { color: 'text.secondary', '& dt::before': { border: '1px solid' } };

const LOOKS = {
  page: [card, ink, onPage],
  pencilled: [card, inCoupon, pencilled],
  inked: [card, inCoupon, ink, inked],
};

/** Beside the card's title. If there is room, at the end of the answers. */
const signature: Styles = {
  position: 'absolute',
  insetInlineEnd: space(2),
  top: '.5em',
  width: '4.25em',
  [ROOMY]: { insetInlineEnd: space(4), top: 'auto', bottom: space(2), width: space(11) },
};
