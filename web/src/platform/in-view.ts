import { type RefCallback, useCallback, useState } from 'react';

/** Whether any part of the element that takes the ref is in the window. */
export function useInView(): { ref: RefCallback<Element>; isInView: boolean } {
  const [isInView, setInView] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isInView };
}
