import { styled } from '@mui/material/styles';
import { Marked } from '../../components/Marked.tsx';
import { hero } from '../../content/landing.ts';
import { palette, space, typography } from '../../theme/index.ts';
import { Sheet } from './Sheet.tsx';

const Card = styled(Sheet)({
  backgroundColor: palette.background.paper,
  '& > figcaption': {
    padding: `${space(2.5)} ${space(3)}`,
    fontFamily: typography.h3.fontFamily,
    fontSize: '1.5rem',
    lineHeight: 1.25,
    wordSpacing: '0.05em',
    textWrap: 'balance',
    '& strong': { fontWeight: 500 },
  },
  '& dl > div': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space(1),
    margin: `0 ${space(3)}`,
    padding: `${space(1.5)} 0`,
    '& + div': { borderTop: `1px solid ${palette.divider}` },
  },
  '& dt': { width: 'clamp(4rem, 12vw, 5.5rem)', color: palette.text.secondary },
  '& dd': { flex: '1 9rem', minWidth: 0, fontWeight: 500 },
});

/** The product at work: a question in plain words, and who decided what, when, why and where it was found. */
export function Answer() {
  const { label, question, rows } = hero.answer;
  return (
    <Card aria-label={label}>
      <figcaption>
        <strong>{question}</strong>
      </figcaption>
      <dl>
        {rows.map(([term, detail]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Marked text={detail} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
