import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import classes from './hanging-panel.module.css';
import { panelPosition } from './panel-position.ts';

type Props = { field: RefObject<HTMLElement | null>; children: ReactNode };

/**
 * What hangs from a field, above everything that scrolls around it: a list inside a dialog would else be cut off at its
 * edge. It is moved by hand, for not every browser can anchor one thing to another yet.
 */
export function HangingPanel({ field, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const follow = useEffectEvent(() => {
    if (field.current && panel.current) moveTo(panel.current, field.current);
  });
  // What is drawn around the field may have moved it.
  useLayoutEffect(() => follow());
  useLayoutEffect(() => {
    const changes = new AbortController();
    addEventListener('scroll', follow, { capture: true, passive: true, signal: changes.signal });
    addEventListener('resize', follow, { signal: changes.signal });
    window.visualViewport?.addEventListener('resize', follow, { signal: changes.signal });
    return () => changes.abort();
  }, []);
  return (
    // Left to itself the browser would stop at what scrolls when one leaves the field by Tab.
    // biome-ignore lint/a11y/noStaticElementInteractions: pressing the mouse here must not take the focus from the field.
    <div ref={panel} className={classes.panel} tabIndex={-1} onMouseDown={(event) => event.preventDefault()}>
      {children}
    </div>
  );
}

function moveTo(panel: HTMLElement, field: HTMLElement): void {
  const { clientWidth: width } = document.documentElement;
  const height = window.visualViewport?.height ?? innerHeight;
  const { left, width: wide, maxHeight, ...edge } = panelPosition(field.getBoundingClientRect(), { width, height });
  const [top, bottom] = 'top' in edge ? [`${edge.top}px`, 'auto'] : ['auto', `${edge.bottom + innerHeight - height}px`];
  Object.assign(panel.style, { left: `${left}px`, width: `${wide}px`, maxHeight: `${maxHeight}px`, top, bottom });
}
