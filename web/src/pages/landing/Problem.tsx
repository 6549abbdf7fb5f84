import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Marked } from '../../components/Marked.tsx';
import { Repeated } from '../../components/ProofMarks.tsx';
import { Split } from '../../components/Split.tsx';
import { problem } from '../../content/landing.ts';
import { breakpoints, palette } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';
import { Section } from './Section.tsx';

/** A timeline on which the same question is asked in three months. */
const Times = styled('ol')({
  marginBottom: space(2),
  '& li': {
    display: 'grid',
    gap: space(0.5),
    padding: `${space(1)} ${space(2.5)}`,
    borderInlineStart: `3px solid ${palette.divider}`,
  },
  '& li:last-of-type': { borderColor: palette.marker.main },
});

const Pains = styled('ul')({
  borderBottom: `1px solid ${palette.divider}`,
  '& h3': { fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem)' },
});

const Pain = styled(Split)({
  rowGap: space(1),
  padding: `${space(3)} 0`,
  borderTop: `1px solid ${palette.divider}`,
  [breakpoints.up('md')]: { alignItems: 'baseline' },
}) as typeof Split;

export function Problem() {
  const [before, repeated] = problem.title;
  return (
    <Section
      id="problem"
      title={
        <>
          {before}
          <Repeated text={repeated} />
        </>
      }
      lead={problem.lead}
      picture={
        <figure>
          <Times role="list">
            {problem.asked.times.map((time) => (
              <li key={String(time)}>
                <Typography variant="body2" color="textSecondary">
                  <Marked text={time} />
                </Typography>
                <Typography variant="h3" component="strong">
                  {problem.asked.question}
                </Typography>
              </li>
            ))}
          </Times>
          <Typography component="figcaption" variant="body2" color="textSecondary">
            {problem.asked.caption}
          </Typography>
        </figure>
      }
    >
      <Pains role="list">
        {problem.pains.map(({ title, text }) => (
          <Pain key={title} as="li">
            <Typography variant="h3">{title}</Typography>
            <Typography>{text}</Typography>
          </Pain>
        ))}
      </Pains>
    </Section>
  );
}
