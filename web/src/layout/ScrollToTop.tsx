import IconButton from '@mui/material/IconButton';
import { useSyncExternalStore } from 'react';
import { focusTop } from '../components/focus.ts';
import { Icon } from '../components/Icon.tsx';
import { navigation } from '../content/site.ts';
import { palette, type Styles, space, WIDE } from '../theme/theme.ts';

/** The button appears beyond this scroll position, in CSS pixels. */
const THRESHOLD_PX = 300;

export function ScrollToTop() {
  const scrolled = useSyncExternalStore(
    subscribe,
    () => scrollY > THRESHOLD_PX,
    () => false,
  );
  if (!scrolled) return null;
  return (
    <IconButton aria-label={navigation.scrollToTop} onClick={focusTop} sx={button}>
      <Icon name="up" />
    </IconButton>
  );
}

function subscribe(onScroll: () => void) {
  addEventListener('scroll', onScroll, { passive: true });
  return () => removeEventListener('scroll', onScroll);
}

/** In the header on small screens, because a floating button would cover text. On wide ones it is in the margin. */
const button: Styles = {
  [WIDE]: {
    position: 'fixed',
    // The margin is at least 45 px wide. The 8 px around the button take clicks, too.
    right: space(1),
    bottom: space(1),
    border: `1px solid ${palette.frame}`,
    bgcolor: 'background.paper',
    width: space(4),
    height: space(4),
    padding: 0,
    '&::after': { content: '""', position: 'absolute', inset: space(-1) },
  },
};
