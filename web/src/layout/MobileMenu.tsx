import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { Icon } from '../components/Icon.tsx';
import { PageLink } from '../components/PageLink.tsx';
import { navigation, sections } from '../content/navigation.ts';
import { setMenuOpen, useUi } from '../state/ui.ts';
import { breakpoints, palette } from '../theme/theme.ts';
import { GUTTER, HEADER_HEIGHT, SCRIM, space } from '../theme/tokens.ts';

const MENU_ID = 'menu';

const SmallScreens = styled('div')({
  [breakpoints.up('md')]: { display: 'none' },
});

const Menu = styled('nav')({
  position: 'fixed',
  inset: `${HEADER_HEIGHT} 0 auto`,
  width: 'auto',
  maxHeight: `calc(100dvh - ${HEADER_HEIGHT})`,
  margin: 0,
  padding: `${space(1)} ${GUTTER}`,
  border: 0,
  borderBottom: `1px solid ${palette.text.primary}`,
  color: palette.text.primary,
  backgroundColor: palette.background.default,
  // Browsers stretch it over the header, too.
  '&::backdrop': { background: `linear-gradient(#0000 ${HEADER_HEIGHT}, ${SCRIM} 0)` },
});

const MenuLink = styled(PageLink)({
  display: 'block',
  padding: `${space(1.75)} 0`,
  fontSize: '1.25rem',
  textDecoration: 'none',
  '& + &': { borderTop: `1px solid ${palette.divider}` },
});

/**
 * The navigation on small screens: a native popover, because MUI's `Menu` opens only after hydration. The inline script
 * closes it after a tap on a link, and `leavePage` closes it on Back.
 */
export function MobileMenu() {
  const open = useUi((state) => state.menuOpen);
  const ref = useRef<HTMLElement>(null);
  // The visitor may have opened the menu before hydration.
  useEffect(() => setMenuOpen(ref.current?.matches(':popover-open') === true), []);
  // Hides the popover when the store closes the menu.
  useEffect(() => (open ? () => ref.current?.hidePopover() : undefined), [open]);
  return (
    <SmallScreens>
      {/* Browsers say whether its popover is open; a name that did, too, would say it twice. */}
      <IconButton type="button" popoverTarget={MENU_ID} aria-label={navigation.menu}>
        <Icon name={open ? 'close' : 'menu'} />
      </IconButton>
      <Menu
        ref={ref}
        id={MENU_ID}
        popover="auto"
        aria-label={navigation.label}
        // Synchronous, because `toggle` may come after a Back that follows at once.
        onBeforeToggle={({ newState }) => newState === 'open' && setMenuOpen(true)}
        onToggle={({ newState }) => newState === 'closed' && setMenuOpen(false)}
        // An open menu would cover the element that gets the focus.
        onBlur={({ relatedTarget }) => {
          if (relatedTarget && !relatedTarget.closest('header')) setMenuOpen(false);
        }}
      >
        {sections.map(({ id, label }) => (
          <MenuLink key={id} to={`/#${id}`} color="textPrimary">
            {label}
          </MenuLink>
        ))}
      </Menu>
    </SmallScreens>
  );
}
