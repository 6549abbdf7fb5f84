import { styled } from '@mui/material/styles';
import { solution } from '../../content/landing.ts';
import { breakpoints, palette, space } from '../../theme/index.ts';
import { Chat } from './Chat.tsx';
import { Section } from './Section.tsx';

const Tinted = styled(Section)({ backgroundColor: palette.background.paper });

const Split = styled('div')({
  display: 'grid',
  gap: space(6),
  [breakpoints.up('md')]: { gridTemplateColumns: '5fr 6fr', columnGap: space(8) },
  '& > ul': { display: 'grid', alignContent: 'space-between', gap: space(5) },
  '& > ul h3': { marginBottom: space(1) },
});

export function Solution() {
  return (
    <Tinted id="solution" title={solution.title} lead={solution.lead}>
      <Split>
        <ul>
          {solution.features.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <Chat />
      </Split>
    </Tinted>
  );
}
