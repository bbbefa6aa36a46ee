import { useSession } from '#capabilities/session/index.ts';
import { useChosenShipTo } from '#capabilities/ship-to/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { Column } from '#ui/list/data/column.ts';
import { DataList } from '#ui/list/data/data-list.tsx';
import { BelowName } from '#ui/list/data/two-lines.tsx';
import { addressOf, type CompanyPage, countPeople, type ShipTo, shipTosOf } from './company-page.ts';
import { DeliveryDays } from './delivery-days.tsx';
import { OrderLimits } from './order-limits.tsx';
import { ShipToState } from './ship-to-state.tsx';
import classes from './ship-tos-card.module.css';

/** Where goods go: on which days, until when to order, how much, and whether they go at all. */
export function ShipTosCard({ page }: { page: CompanyPage }) {
  const { t } = useTranslation('company');
  const columns = useShipToColumns(page);
  return (
    <section className="grid gap-12" aria-labelledby="company-ship-tos">
      <h2 id="company-ship-tos" className="text-17">
        {t('shipTos')} <span className="size-15 regular muted">{t('shipTosLead')}</span>
      </h2>
      <DataList
        label={t('shipTos')}
        isUnderHeading
        columns={columns}
        rows={shipTosOf(page.payers)}
        keyOf={({ id }) => id}
      />
    </section>
  );
}

function useShipToColumns({ employees }: CompanyPage): readonly Column<ShipTo>[] {
  const { t } = useTranslation('company');
  const language = useLanguage();
  const chosen = useChosenShipTo(useSession().user?.shipTos ?? []);
  const facts = (shipTo: ShipTo) => `${shipTo.id} · ${addressOf(shipTo)}`;
  const people = (shipTo: ShipTo) => countPeople(employees, shipTo);
  const counted = (shipTo: ShipTo) => {
    const n = people(shipTo);
    return n === undefined ? undefined : formatNumber(language, n);
  };
  return [
    {
      key: 'shipTo',
      head: t('columns.shipTo'),
      isRowHead: true,
      cell: (shipTo) => (
        <strong>
          {shipTo.name}
          {chosen?.id === shipTo.id && <span className={classes.chosen}>{t('chosen')}</span>}
        </strong>
      ),
      below: (shipTo) => <BelowName>{facts(shipTo)}</BelowName>,
      card: { slot: 'title' },
    },
    { key: 'facts', head: t('columns.shipTo'), cell: facts, isCardOnly: true, card: { slot: 'line' } },
    {
      key: 'days',
      head: t('columns.days'),
      cell: (shipTo) => <DeliveryDays shipTo={shipTo} />,
      card: { slot: 'line' },
    },
    {
      key: 'limits',
      head: t('columns.limits'),
      cell: (shipTo) => <OrderLimits shipTo={shipTo} />,
      card: { slot: 'line' },
    },
    {
      key: 'state',
      head: t('columns.state'),
      cell: (shipTo) => <ShipToState shipTo={shipTo} />,
      card: { slot: 'status' },
    },
    ...(employees.some(({ id }) => id === null)
      ? []
      : [
          {
            key: 'people',
            head: t('columns.people'),
            kind: 'number' as const,
            cell: counted,
            card: { slot: 'line' as const, cell: (shipTo: ShipTo) => `${t('columns.people')}: ${counted(shipTo)}` },
          },
        ]),
  ];
}
