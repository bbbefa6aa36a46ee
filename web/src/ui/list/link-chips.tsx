import type { ReactNode } from 'react';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage } from '#platform/texts/texts.ts';
import { Sideways } from '../page/sideways/sideways.tsx';
import { sidewaysClass, useSideways } from '../page/sideways/use-sideways.ts';
import classes from './link-chips.module.css';

type ChipLook = { className: string | undefined; 'aria-current': 'true' | undefined; children: ReactNode };

type Chip = {
  key: string;
  label: string;
  /** How many there are; nothing while it is not known. */
  count?: number | undefined;
  /** Only the screen knows where to. */
  link: (look: ChipLook) => ReactNode;
};

type Props = { label: string; current: string; chips: readonly Chip[] };

/** One of a few kinds of what a list holds. Each is a link, so that a narrowed list has an address; on a phone they slide. */
export function LinkChips({ label, current, chips }: Props) {
  const language = useLanguage();
  const row = useSideways<HTMLUListElement>(current);
  return (
    <nav aria-label={label} data-print="no" className="shrinkable">
      <Sideways row={row}>
        <ul ref={row} className={`${classes.chips} ${sidewaysClass} flex wrap gap-8`}>
          {chips.map(({ key, label: name, count, link }) => (
            <li key={key}>
              {link({
                className: classes.chip,
                'aria-current': key === current ? 'true' : undefined,
                children: (
                  <>
                    {name}
                    {count !== undefined && <span className="tabular">{formatNumber(language, count)}</span>}
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
