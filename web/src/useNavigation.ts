import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pageText } from './content/pages.ts';
import { navigate } from './state/ui.ts';

/** The time between opening another page and scrolling to an anchor on it. */
const ANCHOR_DELAY_MS = 100;

/** The last scroll position of each history entry, by the entry's key. */
const positions = new Map<string, number>();

/** Sets title, focus and scroll position after a navigation, as a page load would. */
export function useNavigation() {
  const location = useLocation();
  const { pathname, hash, key } = location;
  const type = useNavigationType();
  const previous = useRef(location);

  // A layout effect runs before the browser scrolls a shorter page. That scroll belongs to the new entry.
  useLayoutEffect(() => {
    const remember = () => positions.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    // After a reload or a return from another site, the browser itself restores the position.
    const restore = (mode: ScrollRestoration) => () => {
      history.scrollRestoration = mode;
    };
    const [handBack, take] = [restore('auto'), restore('manual')];
    take();
    addEventListener('pagehide', handBack);
    addEventListener('pageshow', take);
    return () => {
      removeEventListener('pagehide', handBack);
      removeEventListener('pageshow', take);
    };
  }, []);

  useLayoutEffect(() => {
    if (location === previous.current) {
      // The visitor may have scrolled before hydration, or the browser after a reload.
      positions.set(key, scrollY);
      return;
    }
    const changedPage = pathname !== previous.current.pathname;
    previous.current = location;
    navigate(changedPage);
    const position = type === 'POP' ? positions.get(key) : undefined;
    const toTop = changedPage || (position === undefined && !hash);
    if (toTop) {
      document.title = pageText(pathname).title;
      scrollTo({ top: 0, behavior: 'instant' });
    }
    if (position !== undefined) scrollTo({ top: position, behavior: 'instant' });
    // Delayed, because a closing dialog first returns the focus to its opener.
    const focus = toTop ? setTimeout(focusHeading) : undefined;
    const toAnchor = position === undefined && hash;
    const scroll = toAnchor ? setTimeout(scrollToAnchor, changedPage ? ANCHOR_DELAY_MS : 0, hash) : undefined;
    return () => {
      clearTimeout(focus);
      clearTimeout(scroll);
    };
  }, [location, pathname, hash, key, type]);
}

/** A screen reader reads the heading and goes on from there. */
function focusHeading() {
  const heading = document.querySelector('h1');
  if (!heading) return;
  // Not a stop for Tab.
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** The stylesheet decides whether scrolling is smooth, because it reads `prefers-reduced-motion`. */
function scrollToAnchor(hash: string) {
  const target = document.getElementById(hash.slice(1));
  target?.focus({ preventScroll: true });
  target?.scrollIntoView();
}
