import Box from '@mui/material/Box';
import { PageWidth } from '../components/grids.ts';
import { PageLink } from '../components/PageLink.tsx';
import { HomeLink } from '../components/Wordmark.tsx';
import { navigation } from '../content/site.ts';
import { HEADER_HEIGHT, LAYERS, NO_POPOVERS, PHONE, type Styles, space } from '../theme/theme.ts';
import { DialogOpener } from './DialogOpener.tsx';
import { MobileMenu, WITH_BAR } from './MobileMenu.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';

/** `AppBar` and `Toolbar` cost too much HTML (docs/decisions.md). */
export function Header() {
  const [join, waitlist] = navigation.join;
  return (
    <Box component="header" sx={bar}>
      <PageWidth sx={{ display: 'flex', alignItems: 'center', gap: 1, height: HEADER_HEIGHT }}>
        {/* A long name gets smaller where the screen has no room for it. */}
        <HomeLink sx={{ minWidth: 0, marginInlineEnd: 'auto' }} />
        <Box component="nav" aria-label={navigation.label} sx={links}>
          {navigation.links.map(({ to, label }) => (
            <PageLink key={to} to={to} variant="body2" color="textPrimary" sx={link}>
              {label}
            </PageLink>
          ))}
        </Box>
        <ScrollToTop />
        <DialogOpener size="small">
          {join}
          <Box component="span" sx={{ [PHONE]: { display: 'none' } }}>{`\u00a0${waitlist}`}</Box>
        </DialogOpener>
        <MobileMenu />
      </PageWidth>
    </Box>
  );
}

const bar: Styles = {
  position: 'fixed',
  zIndex: LAYERS.header,
  insetInline: 0,
  top: 0,
  bgcolor: 'background.default',
  borderBottom: '1px solid',
  borderColor: 'divider',
};

const links: Styles = {
  display: 'none',
  [WITH_BAR]: { display: 'flex', gap: 1, marginInlineEnd: 2 },
  [NO_POPOVERS]: { display: 'flex', flex: 1, overflowX: 'auto', whiteSpace: 'nowrap' },
};

const link: Styles = { padding: `${space(1)} ${space(1.5)}`, '&:not(:hover)': { textDecoration: 'none' } };
