import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pageText } from './content/pages.ts';

/** An anchor on another page is scrolled to this long after the page has changed. */
const ANCHOR_DELAY_MS = 100;

/** How far each history entry was scrolled when the visitor left it. */
const positions = new Map<string, number>();

/** Does what a page load would do: sets title, focus and scroll, and closes dialog and menu. */
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
    // Natively and at once: a dialog that closes later would take the focus back to its opener.
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    document.querySelector<HTMLElement>('#menu')?.hidePopover?.();
    // A native link, such as “Skip to content”, also arrives as POP, but without a key: it goes to its anchor.
    const position = type === 'POP' && key !== 'default' ? positions.get(key) : undefined;
    if (changedPage || (position === undefined && !hash)) {
      document.title = pageText(pathname).title;
      document.querySelector('main')?.focus({ preventScroll: true });
      scrollTo({ top: 0, behavior: 'instant' });
    }
    if (position !== undefined) scrollTo({ top: position, behavior: 'instant' });
    if (position !== undefined || !hash) return;
    const timer = setTimeout(() => scrollToAnchor(hash), changedPage ? ANCHOR_DELAY_MS : 0);
    return () => clearTimeout(timer);
  }, [location, pathname, hash, key, type]);
}

/** The stylesheet decides whether scrolling is smooth: it knows about reduced motion. */
function scrollToAnchor(hash: string) {
  const target = document.getElementById(hash.slice(1));
  target?.focus({ preventScroll: true });
  target?.scrollIntoView();
}
