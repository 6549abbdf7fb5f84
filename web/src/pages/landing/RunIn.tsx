import Typography from '@mui/material/Typography';
import { breakpoints, space, styled } from '../../theme/theme.ts';

/** On phones, a text begins on the line of its title or sender. */
export const RunIn = styled(Typography)({ [breakpoints.down('sm')]: { display: 'inline' } });

const Title = styled(RunIn)({
  marginBottom: space(0.5),
  [breakpoints.down('sm')]: { marginInlineEnd: '.5em', fontSize: '1.2em' },
});

interface RunInItemProps {
  title: string;
  text: string;
  className?: string;
}

/** An item of a list: a title and its text. */
export const RunInItem = ({ title, text, className }: RunInItemProps) => (
  <li className={className}>
    <Title variant="h3">{title}</Title>
    <RunIn>{text}</RunIn>
  </li>
);
