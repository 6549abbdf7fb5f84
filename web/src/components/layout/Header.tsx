import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { brand } from '../../content/brand.ts';
import { navigation, sections } from '../../content/navigation.ts';
import { breakpoints, HEADER_HEIGHT, palette, space, typography } from '../../theme/index.ts';
import { Wordmark } from '../Wordmark.tsx';
import { opensDialog } from '../waitlist/dialogButton.ts';
import { MobileMenu } from './MobileMenu.tsx';

const Bar = styled('header')({
  position: 'fixed',
  zIndex: 10,
  insetInline: 0,
  top: 0,
  backgroundColor: palette.background.default,
  borderBottom: `1px solid ${palette.divider}`,
});

const Row = styled(Container)({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  height: HEADER_HEIGHT,
  '& > a': { marginInlineEnd: 'auto', color: palette.text.primary },
  '& > button': { minHeight: space(5.5), paddingInline: space(2) },
});

const Links = styled('nav')({
  display: 'none',
  [breakpoints.up('md')]: { display: 'flex', gap: space(1), marginInlineEnd: space(2) },
  '& a': {
    padding: `${space(1)} ${space(1.5)}`,
    color: palette.text.primary,
    fontSize: typography.body2.fontSize,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
});

const Wide = styled('span')({
  [breakpoints.down('sm')]: { display: 'none' },
});

export function Header() {
  const [join, waitlist] = navigation.join;
  return (
    <Bar>
      <Row>
        <Link to="/" aria-label={`${brand.name}, ${navigation.home}`}>
          <Wordmark height={34} />
        </Link>
        <Links aria-label={navigation.label}>
          {sections.map(({ id, label }) => (
            <Link key={id} to={`/#${id}`}>
              {label}
            </Link>
          ))}
        </Links>
        <Button type="button" {...opensDialog}>
          {join}
          <Wide>&nbsp;{waitlist}</Wide>
        </Button>
        <MobileMenu />
      </Row>
    </Bar>
  );
}
