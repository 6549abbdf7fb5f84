import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { navigation, sections } from '../../content/navigation.ts';
import { useUi } from '../../state/ui.ts';
import { breakpoints, HEADER_HEIGHT, palette, space } from '../../theme/index.ts';
import { Icon } from '../Icon.tsx';
import { useTopLayer } from '../useTopLayer.ts';

const MENU_ID = 'menu';

const Small = styled('div')({
  [breakpoints.up('md')]: { display: 'none' },
});

const Menu = styled('nav')({
  position: 'fixed',
  inset: `${HEADER_HEIGHT} 0 auto`,
  width: 'auto',
  margin: 0,
  padding: `${space(1)} clamp(${space(2.5)}, 5vw, ${space(6)})`,
  border: 0,
  borderBottom: `1px solid ${palette.text.primary}`,
  color: palette.text.primary,
  backgroundColor: palette.background.default,
  '& a': {
    display: 'block',
    padding: `${space(1.75)} 0`,
    color: 'inherit',
    fontSize: '1.25rem',
    textDecoration: 'none',
    '& + a': { borderTop: `1px solid ${palette.divider}` },
  },
});

/** The navigation on small screens: a popover, so the button opens and closes it before there is a script. */
export function MobileMenu() {
  const open = useUi((state) => state.menuOpen);
  const setOpen = useUi((state) => state.setMenuOpen);
  const ref = useTopLayer<HTMLElement>(open, setOpen);
  return (
    <Small>
      <IconButton
        type="button"
        popoverTarget={MENU_ID}
        aria-label={open ? navigation.closeMenu : navigation.openMenu}
        aria-expanded={open || undefined}
      >
        <Icon name={open ? 'close' : 'menu'} />
      </IconButton>
      <Menu ref={ref} id={MENU_ID} popover="auto" aria-label={navigation.label}>
        {sections.map(({ id, label }) => (
          <Link key={id} to={`/#${id}`} onClick={() => setOpen(false)}>
            {label}
          </Link>
        ))}
      </Menu>
    </Small>
  );
}
