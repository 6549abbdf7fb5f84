import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sections } from '../content/navigation.ts';

/** A line at a quarter of the window's height. The section that crosses it is the current one. */
const LINE = '-25% 0px -75%';

/** The id of the section that the visitor reads, among those of the navigation. */
export function useCurrentSection(): string | undefined {
  const { pathname } = useLocation();
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          setCurrent((id) => (isIntersecting ? target.id : id === target.id ? undefined : id));
        }
      },
      { rootMargin: LINE },
    );
    const elements = pathname === '/' ? sections.map(({ id }) => document.getElementById(id)) : [];
    for (const element of elements) if (element) observer.observe(element);
    return () => {
      observer.disconnect();
      setCurrent(undefined);
    };
  }, [pathname]);
  return current;
}
