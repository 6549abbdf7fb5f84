import { Hand } from '../../components/Hand.tsx';
import { Note } from '../../components/Note.tsx';
import { hero } from '../../content/landing.ts';
import {
  breakpoints,
  CHOICE_MS,
  DROP_EVERY,
  DROP_MS,
  DROPS_AT,
  HAND_AT,
  keyframes,
  MOVING,
  palette,
  space,
  styled,
  typography,
} from '../../theme/theme.ts';
import { INK } from './Mark.tsx';
import { keyOf, Message, whenChosen } from './Message.tsx';

const { label, asker, rows, asked } = hero.fiveQuestions;

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
        <Message />
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

/** The hand's width, and the width that is left beside it. */
const HAND = 'clamp(88px, 17vw, 240px)';
const BESIDE = `100% - ${HAND} - ${space(1)}`;

/** With the hand in its margin. */
const Example = styled('fieldset')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(1),
  paddingBlock: `${space(2)} ${space(1.5)}`,
  [breakpoints.up('sm')]: { marginTop: space(2), paddingTop: space(4), borderTop: `1px solid ${palette.divider}` },
});

const Signed = styled('div')({
  display: 'grid',
  gap: space(1.5),
  [breakpoints.up('sm')]: { maxWidth: `calc(${BESIDE})` },
});

const MarginHand = styled(Hand)({
  position: 'absolute',
  insetInlineEnd: 0,
  top: space(3),
  width: HAND,
  [breakpoints.up('sm')]: { top: space(13) },
});

/** All questions share one cell. A hidden question can't be selected or found, but still labels its radio. */
const Question = styled('strong')({
  gridArea: '2/1',
  visibility: 'hidden',
  ...typography.h3,
  [breakpoints.down('sm')]: { maxWidth: `calc(${BESIDE})` },
  ...whenChosen({ visibility: 'visible' }),
});

/** Under the words that stay, as an editor sets them. With large text, they wrap. */
const Dots = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(3em, 1fr))',
  maxWidth: '40rem',
  fontSize: typography.body2.fontSize,
});

/** Only the colour is transparent, so the focus ring is always visible. */
const drop = keyframes({ from: { color: '#0000', translate: '0 -10px' } });

const Choice = styled('label')({
  display: 'grid',
  gap: space(0.5),
  padding: `${space(1)} 0`,
  cursor: 'pointer',
  color: palette.text.secondary,
});

/** Underlined, as what can be pressed. The chosen one is marked, like its answer. */
const Word = styled('span')({
  justifySelf: 'start',
  padding: '0 .3em',
  marginInline: '-.3em',
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  'input:checked + &': {
    color: palette.marker.contrastText,
    background: INK,
    fontWeight: 600,
    textDecoration: 'none',
  },
});

const delays = rows.map((_, n) => [`&[value=q${n}]`, { animationDelay: `${DROPS_AT + n * DROP_EVERY}ms` }]);

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
  [MOVING]: {
    animation: `${drop} ${DROP_MS}ms ease-out backwards`,
    transition: `border-width ${CHOICE_MS}ms`,
    ...Object.fromEntries(delays),
  },
});
