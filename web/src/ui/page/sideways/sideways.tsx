import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { useReducedMotion } from '#platform/reduced-motion.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import classes from './sideways.module.css';

type Props = {
  /** What `useSideways` gave, which the row has as well. */
  row: RefObject<HTMLElement | null>;
  /** In a line with other things, as wide as what is in it. */
  isInline?: boolean;
  /** The row itself and nothing else. */
  children: ReactNode;
};

/** How far one press goes, of what is seen: the last of it is still there afterwards. */
const share = 0.7;

/** Around a row that slides: arrows at the ends where there is more, for those who have neither touch nor wheel. */
export function Sideways({ row, isInline = false, children }: Props) {
  const { t } = useTranslation('common');
  const isStill = useReducedMotion();
  const slide = (direction: number) => () =>
    row.current?.scrollBy({
      left: direction * share * row.current.clientWidth,
      behavior: isStill ? 'instant' : 'smooth',
    });
  // They are no stop of the keyboard, which goes from one of the row to the next.
  const arrow = { type: 'button', tabIndex: -1, className: classes.arrow, 'data-print': 'no' } as const;
  return (
    <div className={classes.frame} data-sideways data-inline={isInline || undefined}>
      {children}
      <button {...arrow} data-arrow="start" aria-label={t('sideways.left')} onClick={slide(-1)}>
        <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />
      </button>
      <button {...arrow} data-arrow="end" aria-label={t('sideways.right')} onClick={slide(1)}>
        <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}
