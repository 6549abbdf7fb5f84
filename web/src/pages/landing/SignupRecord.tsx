import { styled } from '@mui/material/styles';
import { AnswersCard } from '../../components/AnswersCard.tsx';
import { outcomes } from '../../content/outcomes.ts';
import { useUi } from '../../state/ui.ts';
import { breakpoints } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';

/** Keeps room below the form, so that the record moves nothing when it appears. */
export const RecordPlace = styled('div')({
  display: 'grid',
  gridTemplate: 'auto minmax(15.5rem, auto)/minmax(0, 1fr)',
  gap: space(2),
  alignSelf: 'start',
  marginBottom: `-${space(4)}`,
});

const Card = styled(AnswersCard)({
  position: 'relative',
  padding: space(2),
  // As the panel of the form above.
  [breakpoints.up('sm')]: { padding: space(3), '& figcaption': { marginBottom: space(0.5) } },
  fontSize: '.875rem',
  '& dl > div': { columnGap: space(1), padding: `${space(0.25)} 0` },
  '& dt': { minWidth: '4.25rem' },
  '& div:first-of-type > dd': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& svg': { position: 'absolute', right: space(2), bottom: `-${space(4)}`, width: '5.5rem', margin: 0 },
});

/** Records the visitor's signup: who, what, when, why and where. The toast alone announces it. */
export function SignupRecord() {
  const signup = useUi((state) => state.signup);
  if (!signup) return null;
  const { email, at } = signup;
  const when = at.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return <Card answers={{ ...outcomes.joined.page, who: email, when }} signed />;
}
