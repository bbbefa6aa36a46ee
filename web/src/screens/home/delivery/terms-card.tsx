import { IconMapPin } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ShipTo, shipToQueries } from '#capabilities/ship-to/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Waiting } from '#ui/page/waiting.tsx';
import { Block } from '../rows/block.tsx';
import { DeliveryWeek } from './delivery-week.tsx';
import { inventedDetail, type ShipToDetail } from './ship-to-detail.ts';
import classes from './terms-card.module.css';
import { TransportLimits } from './transport-limits.tsx';

/** What holds for the chosen ship-to: where it is, on which days goods come, until when to order, and how much fits. */
export default function TermsCard({ shipTo }: { shipTo: ShipTo }) {
  const { t } = useTranslation('home');
  // It comes later than the next delivery, which says so where this cannot be had and offers to ask again.
  const detail = useQuery({ ...shipToQueries.detail(shipTo.id), retryOnMount: false });
  if (detail.isError) return null;
  return (
    <Block icon={IconMapPin} heading={t('next.terms')}>
      {detail.isPending && (
        <Waiting>
          <Detail detail={{ ...inventedDetail, ...shipTo }} />
        </Waiting>
      )}
      {detail.data && <Detail detail={detail.data} />}
    </Block>
  );
}

type Shown = Omit<ShipToDetail, 'status'>;

function Detail({ detail }: { detail: Shown }) {
  const { t } = useTranslation('home');
  const { cutOff, closedWeekdays } = detail.deliveryDates;
  return (
    <div className={classes.detail}>
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
                <span className="semibold tabular">{cutOff.replace(/^0/, '')}</span>
              </dd>
            </>
          )}
        </div>
      </dl>
      <TransportLimits limits={detail.limits} country={detail.country} />
    </div>
  );
}
