import { IconMapPin, IconTruckDelivery } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { localTime } from '#capabilities/portal-config/index.ts';
import { type ShipTo, shipToQueries } from '#capabilities/ship-to/index.ts';
import { useFailureWords } from '#platform/calls/failure-words.ts';
import { useNow } from '#platform/clock.ts';
import { daysAheadText, dayText } from '#platform/texts/day-text.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { BlockError } from '#ui/page/block-error.tsx';
import { Waiting } from '#ui/page/waiting.tsx';
import { Block } from './block.tsx';
import classes from './delivery-card.module.css';
import { DeliveryWeek } from './delivery-week.tsx';
import { inventedDetail, type ShipToDetail } from './ship-to-detail.ts';
import { timeZoneOf } from './time-zone.ts';
import { TransportLimits } from './transport-limits.tsx';

const lookAgainMs = 60_000;

/** What holds for the chosen place: the first day goods can come, until when to order, and how much fits. */
export function DeliveryCard({ shipTo }: { shipTo: ShipTo }) {
  const { t } = useTranslation('home');
  const detail = useQuery(shipToQueries.detail(shipTo.id));
  return (
    <Block icon={IconTruckDelivery} heading={t('delivery.heading')}>
      {detail.isPending && (
        <Waiting>
          <Detail detail={{ ...inventedDetail, ...shipTo }} />
        </Waiting>
      )}
      {detail.isError && <DetailFailed error={detail.error} onRetry={() => void detail.refetch()} />}
      {detail.data && <Detail detail={detail.data} />}
    </Block>
  );
}

type Shown = Omit<ShipToDetail, 'status'>;

function Detail({ detail }: { detail: Shown }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const { date: today } = localTime(useNow(lookAgainMs), timeZoneOf(detail.country));
  const { earliest, cutOff, closedWeekdays } = detail.deliveryDates;
  return (
    <div className={classes.detail}>
      <p className={classes.day}>{earliest ? dayText(language, earliest, false) : t('delivery.none')}</p>
      {earliest && <p className={classes.hint}>{daysAheadText(language, today, earliest)}</p>}
      {!earliest && <p className={classes.hint}>{t('delivery.noneHint')}</p>}
      <dl className={classes.facts}>
        <div className={classes.fact}>
          <dt>{t('delivery.to')}</dt>
          <dd className={classes.place}>
            <address>
              <IconMapPin size={18} stroke={1.75} aria-hidden="true" className={classes.pin} />
              <strong>{detail.name}</strong>
              <br />
              {detail.street}
              <br />
              {detail.postalCode.replaceAll(' ', '\u00a0')} {detail.city}
            </address>
          </dd>
        </div>
        <div className={classes.fact}>
          <dt>{t('delivery.days')}</dt>
          <dd>
            <DeliveryWeek closedWeekdays={closedWeekdays} />
          </dd>
          {cutOff && (
            <>
              <dt className={classes.second}>{t('delivery.cutOff')}</dt>
              <dd>
                <span className={classes.time}>{cutOff.replace(/^0/, '')}</span>
              </dd>
            </>
          )}
        </div>
      </dl>
      <TransportLimits limits={detail.limits} country={detail.country} />
    </div>
  );
}

function DetailFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['home', 'errors']);
  const words = useFailureWords(error);
  return <BlockError heading={t('home:delivery.failed')} retry={t('errors:retry')} onRetry={onRetry} {...words} />;
}
