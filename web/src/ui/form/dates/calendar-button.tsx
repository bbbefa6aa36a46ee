import { IconCalendar } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Popover } from '../../overlay/popover.tsx';
import { Later } from '../../page/later.tsx';
import classes from './calendar-button.module.css';

type Props = {
  /** What the day is of; the panel is called so. */
  label: string;
  /** Somebody reaches for it: the calendar can be fetched. */
  onReach: () => void;
  months?: 1 | 2;
  children: (close: () => void) => ReactNode;
};

/** The button behind a typed day, and the panel with the calendar, which comes when it is wanted. */
export function CalendarButton({ label, onReach, months = 1, children }: Props) {
  const { t } = useTranslation('form');
  return (
    <Popover
      trigger={<IconCalendar size={20} stroke={1.75} aria-hidden="true" />}
      label={`${t('day.open')}: ${label}`}
      side="below-start"
      popup="dialog"
      buttonClass={classes.button}
      onReach={onReach}
    >
      {(close) => (
        <div role="dialog" aria-label={label} className={classes.panel} data-months={months}>
          <Later>{children(close)}</Later>
        </div>
      )}
    </Popover>
  );
}
