import { marketOf } from '@dray/contract/markets.ts';
import type { CutOff, Desk } from '#capabilities/desk/index.ts';
import { useCountryName } from '#capabilities/portal-config/index.ts';
import { useServerNow } from '#platform/server-clock.ts';
import { formatTime } from '#platform/texts/format-date.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Card } from '#ui/page/card.tsx';
import classes from './cut-offs.module.css';
import { FailedBlock } from './failed-block.tsx';

type Props = { cutOffs: NonNullable<Desk['cutOffs']> | null; onRetry: () => void };

const minuteMs = 60_000;

/** Until when orders come in, by the clock of each market, and how much time is left. */
export function CutOffsCard({ cutOffs, onRetry }: Props) {
  const { t } = useTranslation('staff-desk');
  return (
    <Card heading={t('cutOffs.heading')}>
      {cutOffs === null ? (
        <FailedBlock text={t('cutOffs.failed')} onRetry={onRetry} />
      ) : cutOffs.length === 0 ? (
        <p className="size-15 muted">{t('cutOffs.none')}</p>
      ) : (
        <ul className="no-bullets m-0 p-0">
          {cutOffs.map((cutOff) => (
            <CutOffRow key={`${cutOff.market} ${cutOff.at}`} cutOff={cutOff} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function CutOffRow({ cutOff: { market, at, shipTos } }: { cutOff: CutOff }) {
  const { t } = useTranslation('staff-desk');
  const language = useLanguage();
  const nameOfCountry = useCountryName();
  const now = useServerNow(minuteMs);
  const minutes = Math.max(0, Math.floor((Date.parse(at) - now.getTime()) / minuteMs));
  const left =
    minutes < 60
      ? t('cutOffs.leftMinutes', { minutes })
      : t('cutOffs.left', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return (
    <li className={`${classes.row} row wrap between gap-4-16`}>
      <span className="shrinkable">
        <span className="block semibold">
          {nameOfCountry(market)}{' '}
          <span className="tabular">{formatTime(language, new Date(at), marketOf(market).timeZone)}</span>
        </span>
        {shipTos !== null && (
          <span className="block text-14 muted">
            {t('cutOffs.shipTos', { count: shipTos, n: formatNumber(language, shipTos) })}
          </span>
        )}
      </span>
      <span className={`text-15 tabular ${minutes < 60 ? 'warning semibold' : 'muted'}`}>{left}</span>
    </li>
  );
}
