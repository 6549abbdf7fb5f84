import Typography from '@mui/material/Typography';
import { Hand } from '../../components/Hand.tsx';
import { Mark } from '../../components/Mark.tsx';
import { Note, Small } from '../../components/Note.tsx';
import type { QuestionWord } from '../../content/answers.ts';
import { hero, type MessagePart } from '../../content/landing.ts';
import {
  breakpoints,
  CHOICE_MS,
  type CSSObject,
  fitted,
  fluid,
  HAND_AT,
  MOVING,
  palette,
  space,
  styled,
  typography,
  WIDE,
} from '../../theme/theme.ts';
import { Sender } from './Talk.tsx';

const { label, asker, rows, asked, sender, sent, message } = hero.fiveQuestions;

/** An example message, and the five questions that it answers. */
export function FiveQuestions() {
  return (
    <Example aria-label={label}>
      <Note>{asker}</Note>
      {rows.map(({ word, question }) => (
        <Question key={word} id={keyOf(word)} data-key={keyOf(word)}>
          {question}
        </Question>
      ))}
      <Signed>
        <div>
          <Sender>{withAnswers([sender])}</Sender>
          <Small>{withAnswers(sent)}</Small>
        </div>
        <Message variant="subtitle1">{withAnswers(message)}</Message>
      </Signed>
      <Dots>
        {rows.map(({ word }) => (
          <Choice key={word}>
            <Dot
              type="radio"
              name="question"
              value={keyOf(word)}
              defaultChecked={word === asked}
              aria-labelledby={`${keyOf(word)} ${keyOf(word)}-answer`}
            />
            <Word aria-hidden>{word}</Word>
          </Choice>
        ))}
      </Dots>
      <MarginHand writtenAt={HAND_AT} />
    </Example>
  );
}

/** A question's name in HTML and CSS, because its word may be two. */
const keyOf = (word: QuestionWord) => `q${rows.findIndex((row) => row.word === word)}`;

const selected = rows.map((_, n) => `fieldset:has([value=q${n}]:checked) &[data-key=q${n}]`).join();

/** Styles what has the chosen radio's key as `data-key`, beside the radio in its `fieldset`; at first the asked one. */
const whenChosen = (style: CSSObject): CSSObject => ({
  [selected]: style,
  '@supports not selector(:has(*))': { [`&[data-key=${keyOf(asked)}]`]: style },
});

/** Another choice moves the stroke. */
const withAnswers = (parts: readonly MessagePart[]) =>
  parts.map((part) => {
    if (typeof part === 'string') return part;
    const [answer, word] = part;
    return (
      <Mark key={word} as="b" id={`${keyOf(word)}-answer`} data-key={keyOf(word)} whenChosen={whenChosen}>
        {answer}
      </Mark>
    );
  });

/** The hand's width, and the width that is left beside it. */
const HAND = 'clamp(min(22vw, 88px), 17vw, 240px)';
const BESIDE = `100% - ${HAND} - ${space(1)}`;

/** With the hand in its margin. */
const Example = styled('fieldset')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fluid(1, 2),
  paddingBlock: `${fluid(2, 3)} ${space(1.5)}`,
});

const Signed = styled('div')({
  display: 'grid',
  gap: fluid(1.5, 2),
  [breakpoints.up('sm')]: { maxWidth: `calc(${BESIDE})` },
});

const Message = styled(Typography)({ maxWidth: '27em', [WIDE]: { fontSize: typography.h4.fontSize } });

const MarginHand = styled(Hand)({
  position: 'absolute',
  insetInlineEnd: 0,
  top: space(3),
  width: HAND,
  [breakpoints.up('sm')]: { top: 'auto', bottom: space(13) },
});

/** All questions share one cell. A hidden question can't be selected or found, but still labels its radio. */
const Question = styled('strong')({
  gridArea: '2/1',
  visibility: 'hidden',
  ...typography.h3,
  [breakpoints.down('sm')]: { maxWidth: `calc(${BESIDE})` },
  [WIDE]: {
    letterSpacing: typography.h2.letterSpacing,
    fontSize: fitted(
      rows.map(({ question }) => question),
      { max: typography.h2.fontSize, width: '74cqi' },
    ),
  },
  ...whenChosen({ visibility: 'visible' }),
});

/** Under the words that stay, as an editor sets them. With large text, they wrap. */
const Dots = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(3em, 1fr))',
  maxWidth: '40rem',
  fontSize: typography.body2.fontSize,
});

const Choice = styled('label')({
  display: 'grid',
  gap: space(0.5),
  padding: `${space(1)} 0`,
  cursor: 'pointer',
  color: palette.text.secondary,
});

/** Underlined, as what can be pressed. */
const Word = styled('span')({
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  'input:checked + &': { color: palette.text.primary, fontWeight: 600, textDecorationThickness: 3 },
});

const Dot = styled('input')({
  appearance: 'none',
  width: '1.125rem',
  height: '1.125rem',
  margin: 0,
  color: 'inherit',
  border: '2px solid',
  borderRadius: '50%',
  cursor: 'pointer',
  '&:checked': { color: palette.text.primary, borderWidth: '.6rem' },
  'label:hover > &:not(:checked)': { borderWidth: 5 },
  [MOVING]: { transition: `border-width ${CHOICE_MS}ms` },
});
