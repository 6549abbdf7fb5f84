import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef } from 'react';
import { Icon } from '../components/Icon.tsx';
import { PageLink } from '../components/PageLink.tsx';
import { navigation } from '../content/site.ts';
import { setMenuOpen, useUi } from '../state/ui.ts';
import { breakpoints, GUTTER, HEADER_HEIGHT, NO_POPOVERS, type Styles, scrimOver, space } from '../theme/theme.ts';

const MENU_ID = 'menu';
/** Screens with the navigation in the header. A fifth item needs a wider one, because texts may be twice as large. */
export const WITH_BAR = breakpoints.up(navigation.links.length > 4 ? 'lg' : 'md');

/**
 * The navigation on small screens. It is a native popover, because MUI's `Menu` opens only after hydration. The inline
 * script closes it after a tap on a link. The store's `navigated` closes it on Back.
 */
export function MobileMenu() {
  const open = useUi((ui) => ui.menuOpen);
  const ref = useRef<HTMLElement>(null);
  // The visitor may have opened the menu before hydration.
  useEffect(() => setMenuOpen(ref.current?.matches(':popover-open') === true), []);
  // Hides the popover when the store closes the menu. Chrome 114 throws if the visitor has hidden it already.
  useEffect(() => {
    const element = ref.current as HTMLElement;
    if (!open) return;
    return () => {
      if (element.matches(':popover-open')) element.hidePopover();
    };
  }, [open]);
  return (
    <Box sx={{ [WITH_BAR]: { display: 'none' }, [NO_POPOVERS]: { display: 'none' } }}>
      {/* Screen readers already announce "expanded", so the label does not say it. */}
      <IconButton type="button" popoverTarget={MENU_ID} aria-label={navigation.menu}>
        <Icon name={open ? 'close' : 'menu'} />
      </IconButton>
      <Box
        component="nav"
        ref={ref}
        id={MENU_ID}
        popover="auto"
        aria-label={navigation.label}
        sx={menu}
        // Synchronous, because `toggle` may come after an immediate Back.
        onBeforeToggle={({ newState }) => newState === 'open' && setMenuOpen(true)}
        onToggle={({ newState }) => newState === 'closed' && setMenuOpen(false)}
        // An open menu would cover the element that gets the focus.
        onBlur={({ relatedTarget }) => {
          if (relatedTarget && !relatedTarget.closest('header')) setMenuOpen(false);
        }}
      >
        <Box sx={list}>
          {navigation.links.map(({ to, label }) => (
            <PageLink key={to} to={to} color="textPrimary" sx={link}>
              {label}
            </PageLink>
          ))}
        </Box>
        {/* The rest of the screen. A press on it closes the menu. */}
        <Box
          component="button"
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          tabIndex={-1}
          aria-hidden
          sx={{ flex: 1, border: 0, background: 'none' }}
        />
      </Box>
    </Box>
  );
}

/** Covers everything below the header. A backdrop would let a tap through to what is under it. */
const menu: Styles = {
  inset: `${HEADER_HEIGHT} 0 0`,
  width: 'auto',
  height: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  bgcolor: scrimOver('transparent'),
  '&:popover-open': { display: 'flex', flexDirection: 'column' },
};

const list: Styles = {
  padding: `${space(1)} ${GUTTER}`,
  borderBottom: 1,
  borderColor: 'frame',
  bgcolor: 'background.default',
};

const link: Styles = {
  display: 'block',
  paddingBlock: 1.75,
  fontSize: '1.2em',
  // A height in whole pixels, so that the link can be scrolled fully into view.
  lineHeight: 'round(1.6em, 1px)',
  textDecoration: 'none',
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
