import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading, focusSection } from './components/focus.ts';
import { pageText } from './content/site.ts';
import { navigated } from './state/ui.ts';

/** The time between opening another page and scrolling to an anchor on it. */
const ANCHOR_DELAY_MS = 100;

/** The last scroll position of each history entry, until a reload. */
const positions: Record<string, number> = {};

/** After a reload or a return from another site the browser restores the position, else `useNavigation` does. */
export function takeOverScrolling() {
  const take = () => {
    history.scrollRestoration = document.hidden ? 'auto' : 'manual';
  };
  take();
  // A phone discards a hidden tab without another event, and reloads it later.
  document.addEventListener('visibilitychange', () => (document.hidden ? take() : setTimeout(take)));
  // Later, because WebKit restores the position of a page from its cache only after this event.
  addEventListener('pageshow', () => setTimeout(take));
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
}

/** Sets title, focus and scroll position after a navigation, as a page load would. */
export function useNavigation() {
  const location = useLocation();
  const { pathname, hash, key } = location;
  // The router gives one key to all entries that it hasn't created.
  const entry = key + hash;
  const previous = useRef(location);

  // A layout effect runs before the browser scrolls a shorter page. That scroll belongs to the new entry.
  useLayoutEffect(() => {
    const remember = () => {
      positions[entry] = scrollY;
    };
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [entry]);

  useLayoutEffect(() => {
    if (location === previous.current) {
      // The visitor may have scrolled before hydration, or the browser after a reload.
      positions[entry] = scrollY;
      return;
    }
    const changedPage = pathname !== previous.current.pathname;
    previous.current = location;
    navigated(changedPage);
    if (changedPage) document.title = pageText(pathname).title;
    // Only an entry to which the visitor returns has a position.
    const position = positions[entry];
    const anchor = position === undefined ? hash : '';
    if (changedPage || !anchor) scrollTo({ top: position ?? 0 });
    // After a return on the same page, the focus stays.
    if (!changedPage && position !== undefined) return;
    // Delayed, because a closing dialog first returns the focus to its opener.
    const timer = setTimeout(anchor ? focusSection : focusHeading, changedPage && anchor ? ANCHOR_DELAY_MS : 0, anchor);
    return () => clearTimeout(timer);
  }, [location, pathname, hash, entry]);
}
