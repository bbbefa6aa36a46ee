import type { ReactNode } from 'react';
import classes from './link-tabs.module.css';
import { Sideways } from './sideways/sideways.tsx';
import { sidewaysClass, useSideways } from './sideways/use-sideways.ts';

type LinkLook = { className: string | undefined; 'aria-current': 'page' | undefined; children: ReactNode };

type Tab = {
  key: string;
  label: string;
  /** How many there are; nothing while it is not known. */
  count?: number | undefined;
  /** Instead of the number, where it cannot be known. */
  mark?: ReactNode;
  /** Only the screen knows where to. */
  link: (look: LinkLook) => ReactNode;
};

type Props = {
  label: string;
  current: string;
  tabs: readonly Tab[];
  /** In one line with a heading, which has room above and below of its own. */
  isInline?: boolean;
};

/** Neighbouring screens that look like tabs: each has an address of its own, so they are links. One row, which slides. */
export function LinkTabs({ label, current, tabs, isInline = false }: Props) {
  const row = useSideways<HTMLUListElement>(current);
  return (
    <nav aria-label={label} className="shrinkable">
      <Sideways row={row}>
        <ul ref={row} className={`${classes.tabs} ${sidewaysClass} flex gap-0-8`} data-inline={isInline || undefined}>
          {tabs.map(({ key, label: name, count, mark, link }) => (
            <li key={key}>
              {link({
                className: classes.tab,
                'aria-current': key === current ? 'page' : undefined,
                children: (
                  <>
                    {name}
                    {mark ? (
                      <span className={classes.mark}>{mark}</span>
                    ) : count ? (
                      <span className={classes.count}>{count}</span>
                    ) : null}
                  </>
                ),
              })}
            </li>
          ))}
        </ul>
      </Sideways>
    </nav>
  );
}
