import { IconMapPin, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type CustomerAddress, type CustomerDetail, customersQueries } from '#capabilities/customers/index.ts';
import { useStaffClock } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Card } from '#ui/page/card.tsx';
import { GateList } from './gate-list.tsx';
import { inventedGates } from './invented-gates.ts';
import { shipTosOf } from './ship-tos-of.ts';
import { Summary } from './summary.tsx';
import classes from './why-panel.module.css';

type Props = { customer: CustomerDetail; address: CustomerAddress };

const nobody = '-';

/** Why somebody cannot order: for one ship-to and one person every condition as it is now. The question is the address. */
export function WhyPanel({ customer, address }: Props) {
  const { t } = useTranslation('customers');
  const shipTos = shipTosOf(customer);
  const shipTo = shipTos.find(({ id }) => id === address.shipTo) ?? shipTos[0];
  const person = customer.people.find(({ uid }) => uid === address.uid);
  if (!shipTo)
    return <EmptyState icon={IconMapPin} heading={t('page.noShipTos.heading')} text={t('page.noShipTos.text')} />;
  return (
    <Card heading={t('page.why')} lead={t('why.lead')}>
      <div className="grid one-column gap-16">
        <Choice customer={customer} shipTo={shipTo.id} uid={person?.uid} />
        <Answer companyId={customer.company.id} shipTo={shipTo.id} uid={person?.uid} />
      </div>
    </Card>
  );
}

type Chosen = { shipTo: string; uid: string | undefined };

function Choice({ customer, shipTo, uid }: Chosen & { customer: CustomerDetail }) {
  const { t } = useTranslation('customers');
  const navigate = useNavigate();
  const ask = (asked: Chosen) =>
    void navigate({
      to: '/staff/customers/$companyId',
      params: { companyId: customer.company.id },
      search: { view: 'obstacles', shipTo: asked.shipTo, ...(asked.uid ? { uid: asked.uid } : {}) },
      replace: true,
      resetScroll: false,
    });
  return (
    <div className={classes.choice}>
      <SelectField
        label={t('why.shipTo')}
        value={shipTo}
        choices={shipTosOf(customer).map(({ id, name, city }) => ({ value: id, label: `${name}, ${city} · ${id}` }))}
        onChoose={(chosen) => ask({ shipTo: chosen, uid })}
      />
      <SelectField
        label={t('why.person')}
        value={uid ?? nobody}
        choices={[
          { value: nobody, label: t('why.nobody') },
          ...customer.people.map((each) => ({
            value: each.uid,
            label: `${each.firstName} ${each.lastName} · ${each.email}`,
          })),
        ]}
        onChoose={(chosen) => ask({ shipTo, uid: chosen === nobody ? undefined : chosen })}
      />
    </div>
  );
}

function Answer({ companyId, shipTo, uid }: Chosen & { companyId: string }) {
  const { t } = useTranslation('customers');
  const clock = useStaffClock();
  const query = useQuery(customersQueries.obstacles(companyId, shipTo, uid));
  return (
    <BlockStates query={query} failed={t('why.failed')} waiting={<GateList gates={inventedGates} />}>
      {(answer) => (
        <div className="grid one-column gap-16">
          <Summary answer={answer} />
          <GateList gates={answer.gates} />
          <div className="row wrap gap-8-16">
            <Button
              variant="default"
              size="sm"
              loading={query.isFetching}
              leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => void query.refetch()}
            >
              {t('why.again')}
            </Button>
            <p className="text-14 muted">{t('why.judgedAt', { when: clock.moment(answer.judgedAt) })}</p>
          </div>
        </div>
      )}
    </BlockStates>
  );
}
