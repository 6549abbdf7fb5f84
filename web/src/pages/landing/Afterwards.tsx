import { Container } from '../../components/Container.tsx';
import { after } from '../../content/talk.ts';
import { breakpoints, palette, space, styled } from '../../theme/theme.ts';
import { Wall } from './Wall.tsx';

/** Small screens have room for the first three messages. */
const Foot = styled(Wall)({
  paddingTop: space(1),
  [breakpoints.down('md')]: { '& > :nth-of-type(n+4)': { display: 'none' } },
  [breakpoints.up('md')]: { paddingTop: space(3), borderTop: `1px solid ${palette.divider}` },
});

/** The foot of the hero's front page: what was said after the message. The first paint doesn't wait for it. */
export function Afterwards() {
  return (
    <Container>
      <Foot talk={after} />
    </Container>
  );
}
