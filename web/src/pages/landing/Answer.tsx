import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { hero } from '../../content/landing.ts';
import { strokeInk, strokeRoom } from '../../theme/stroke.ts';
import { breakpoints, palette, typography } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';
import { Sheet } from './Sheet.tsx';

/** Width of the column of dots. */
const DOT = space(3.5);

/** One column for the dots, one for the rest: every question in the first row, every answer in a row of its own. */
const Choices = styled(Sheet)({
  display: 'grid',
  gridTemplateColumns: `${DOT} minmax(0, 1fr)`,
  alignItems: 'start',
  padding: `${space(2.5)} ${space(2)}`,
  backgroundColor: palette.background.paper,
  [breakpoints.up('sm')]: { paddingInline: space(3) },
}) as typeof Sheet;

/** Its parts are cells of the fieldset, so that all questions share one. */
const Choice = styled('label')({ display: 'contents' });

/** A stet dot. What is chosen shows in its neighbours, without a script. */
const Dot = styled('input')({
  appearance: 'none',
  zIndex: 1,
  width: 12,
  height: 12,
  // The middle of the row's first line.
  margin: `${space(2.5)} 0 0`,
  border: `2px solid ${palette.text.secondary}`,
  borderRadius: '50%',
  pointerEvents: 'none',
  '&:checked': { borderWidth: 6, borderColor: palette.text.primary },
  '&:focus-visible': { outline: 'none' },
});

/** Transparent unless chosen, but always part of its radio's name. */
const Question = styled('strong')({
  gridArea: '1/1/2/-1',
  paddingBottom: space(2.5),
  fontFamily: typography.h3.fontFamily,
  fontWeight: typography.h3.fontWeight,
  fontSize: '1.5rem',
  lineHeight: 1.25,
  wordSpacing: '.05em',
  textWrap: 'balance',
  opacity: 0,
  pointerEvents: 'none',
  'input:checked + &': { opacity: 1 },
});

/** The whole row is the target: it reaches under the dot. */
const Row = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(1),
  marginInlineStart: `-${DOT}`,
  padding: `${space(1.5)} 0`,
  paddingInlineStart: DOT,
  borderTop: `1px solid ${palette.divider}`,
  fontWeight: 500,
  cursor: 'pointer',
  touchAction: 'manipulation',
  'input:focus-visible ~ &': { outline: `3px solid ${palette.primary.main}`, outlineOffset: 3 },
});

const Word = styled('span')({
  minWidth: 'clamp(3.5rem, 12vw, 5.5rem)',
  color: palette.text.secondary,
  fontWeight: 400,
  'input:checked ~ * > &': { textDecoration: 'underline dotted 2px', textUnderlineOffset: '.3em' },
});

/** Below its word where the text is large. */
const Detail = styled('span')({ flex: '1 8rem', minWidth: 0 });

const Stroke = styled('b')({
  ...strokeRoom,
  fontWeight: 'inherit',
  'input:checked ~ * &': strokeInk(palette, 250),
});

const Close = styled(Typography)({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(2),
  gridColumn: '1/-1',
  paddingTop: space(1.5),
  borderTop: `1px solid ${palette.divider}`,
}) as typeof Typography;

/** The product at work: a decision, and five questions to ask about it. */
export function Answer() {
  const { label, example, rows, start, close } = hero.answer;
  return (
    <Choices as="fieldset" aria-label={label}>
      {rows.map(({ word, question, answer }) => (
        <Choice key={word}>
          <Dot type="radio" name="question" defaultChecked={word === start} />
          <Question>{question} </Question>
          <Row>
            <Word aria-hidden>{word}</Word>
            <Detail>
              <Stroke>{answer}</Stroke>
            </Detail>
          </Row>
        </Choice>
      ))}
      <Close color="textSecondary" variant="body2">
        <span>{close}</span> <span>{example}</span>
      </Close>
    </Choices>
  );
}
