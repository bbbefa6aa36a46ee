import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { logFault } from '#platform/log.ts';
import { whenIdle } from '#platform/when-idle.ts';
import { bringIntoSight, chosenOf } from './bring-into-sight.ts';
import classes from './sideways.module.css';

/** The row needs this class, too, unless its own sheet lets it slide; and `Sideways` around it. */
export const sidewaysClass = classes.row;

const logFailed = (cause: unknown) => logFault('sideways', cause);

/**
 * A row that is wider than its room slides; what is chosen in it, or has the focus, is in sight. Where several may be
 * chosen none is current (`undefined`), and the row begins with its first.
 */
export function useSideways<Row extends HTMLElement>(current: string | undefined): RefObject<Row | null> {
  const ref = useRef<Row>(null);
  const hasCurrent = current !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is chosen in the same row.
  useLayoutEffect(() => {
    if (hasCurrent) bringIntoSight(ref.current, chosenOf(ref.current));
  }, [current]);
  useEffect(() => {
    let leave: (() => void) | undefined | null;
    // What the arrows and the fading need comes when the page is there; a row without them slides all the same.
    whenIdle()
      .then(() => import('./watch-row.ts'))
      .then(({ watchRow }) => {
        if (leave !== null && ref.current) leave = watchRow(ref.current, hasCurrent);
      }, logFailed);
    return () => {
      leave?.();
      leave = null;
    };
  }, [hasCurrent]);
  return ref;
}
