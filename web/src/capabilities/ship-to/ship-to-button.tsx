import { IconChevronDown, IconMapPin } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDateWithWeekday } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { type ShipTo, shipToName } from './choose-ship-to.ts';
import { useOpenShipToPicker } from './chosen-ship-to.ts';
import { shipToQueries } from './ship-to.queries.ts';
import classes from './ship-to-button.module.css';

type Props = { shipTos: readonly ShipTo[]; chosen: ShipTo | undefined };

/**
 * Where the goods will go, with the clock in its small line: in the header of a wide window. With a single ship-to there
 * is nothing to open.
 */
export function ShipToChip({ shipTos, chosen, children }: Props & { children?: ReactNode }) {
  const { t } = useTranslation('shell');
  const open = useOpenShipToPicker();
  const words = (
    <>
      <IconMapPin size={20} stroke={1.75} aria-hidden="true" />
      <span className={`${classes.words} grid shrinkable`}>
        <span className={classes.label}>{t('shipTo.deliverTo')}</span>{' '}
        <span className={classes.name}>{chosen ? shipToName(chosen) : t('shipTo.choose')}</span> {chosen && children}
      </span>
    </>
  );
  if (shipTos.length === 0) return null;
  if (shipTos.length === 1 && chosen) return <p className={classes.chip}>{words}</p>;
  return (
    <button
      type="button"
      className={classes.chip}
      data-open={!chosen || undefined}
      aria-haspopup="dialog"
      onClick={open}
    >
      {words}
      <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
    </button>
  );
}

/** The same under the header of a narrow window, with the day goods can arrive first. */
export function ShipToBar({ shipTos, chosen, children }: Props & { children?: ReactNode }) {
  const { t } = useTranslation('shell');
  const open = useOpenShipToPicker();
  const words = (
    <>
      <IconMapPin size={18} stroke={1.75} aria-hidden="true" />
      <span className={`${classes.where} shrinkable`}>
        <span className={`${classes.name} truncate`}>{chosen ? shipToName(chosen) : t('shipTo.choose')}</span>
        {chosen && <EarliestDay shipTo={chosen} />}
      </span>
      {chosen && children}
    </>
  );
  if (shipTos.length === 0) return null;
  if (shipTos.length === 1 && chosen) return <p className={classes.bar}>{words}</p>;
  return (
    <button
      type="button"
      className={classes.bar}
      data-open={!chosen || undefined}
      aria-haspopup="dialog"
      onClick={open}
    >
      {words}
      <IconChevronDown size={18} stroke={1.75} aria-hidden="true" className="push-end" />
    </button>
  );
}

function EarliestDay({ shipTo }: { shipTo: ShipTo }) {
  const language = useLanguage();
  const { data } = useQuery(shipToQueries.detail(shipTo.id));
  const earliest = data?.deliveryDates.earliest;
  return earliest ? (
    <span className="medium muted tabular nowrap"> · {formatDateWithWeekday(language, earliest)}</span>
  ) : null;
}
