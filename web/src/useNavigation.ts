import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pageText } from './content/pages.ts';
import { navigate } from './state/ui.ts';

/** An anchor on another page is scrolled to this long after the page has changed. */
const ANCHOR_DELAY_MS = 100;

/** How far each history entry was scrolled when the visitor left it. */
const positions = new Map<string, number>();

/** Does what a page load would do: sets title, focus and scroll. */
export function useNavigation() {
  const location = useLocation();
  const { pathname, hash, key } = location;
  const type = useNavigationType();
  const previous = useRef(location);

  // A layout effect: a shorter page scrolls at once, and that scroll belongs to the new entry.
  useLayoutEffect(() => {
    const keep = () => positions.set(key, scrollY);
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, [key]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // The browser restores a reload, and a return from another site.
    const handBack = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', handBack);
    return () => removeEventListener('pagehide', handBack);
  }, []);

  useLayoutEffect(() => {
    if (location === previous.current) {
      // The visitor may have scrolled before hydration, or the browser after a reload.
      positions.set(key, scrollY);
      return;
    }
    const changedPage = pathname !== previous.current.pathname;
    previous.current = location;
    navigate();
    // A native link, such as “Skip to content”, also arrives as POP, but without a key: it goes to its anchor.
    const position = type === 'POP' && key !== 'default' ? positions.get(key) : undefined;
    const toTop = changedPage || (position === undefined && !hash);
    if (toTop) {
      document.title = pageText(pathname).title;
      scrollTo({ top: 0, behavior: 'instant' });
    }
    if (position !== undefined) scrollTo({ top: position, behavior: 'instant' });
    // Later: a dialog that closes gives the focus back to its opener.
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

/** The stylesheet decides whether scrolling is smooth: it knows about reduced motion. */
function scrollToAnchor(hash: string) {
  const target = document.getElementById(hash.slice(1));
  target?.focus({ preventScroll: true });
  target?.scrollIntoView();
}
