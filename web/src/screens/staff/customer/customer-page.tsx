import { IconHelpCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import {
  type CustomerAddress,
  type CustomerDetail,
  customersQueries,
  rememberCustomer,
} from '#capabilities/customers/index.ts';
import { useCountryName } from '#capabilities/portal-config/index.ts';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { useOwnPageName } from '#platform/page-name.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Breadcrumb } from '#ui/page/breadcrumb.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { CustomerTabs } from './customer-tabs.tsx';
import { CustomerViewOf } from './customer-view.tsx';
import { inventedCustomer } from './invented-customer.ts';
import { NoSuchCustomer } from './no-such-customer.tsx';
import { StillBegun } from './still-begun.tsx';

type Props = { companyId: string; address: CustomerAddress };

/** Everything about one customer that the reader may see; each part has its own address. */
export function CustomerPage({ companyId, address }: Props) {
  const { t } = useTranslation(['customers', 'staff']);
  const query = useQuery(customersQueries.one(companyId));
  const { data, error } = query;
  const name = data?.company.name;
  useOwnPageName(name ?? t('staff:customers.heading'));
  useEffect(() => {
    if (name !== undefined) rememberCustomer(companyId, name);
  }, [companyId, name]);
  if (isMissing(error)) return <NoSuchCustomer />;
  const view = (customer: CustomerDetail) => <CustomerViewOf customer={customer} address={address} />;
  return (
    <>
      <Head companyId={companyId} customer={data} isAsking={address.view === 'obstacles'} />
      <Stack>
        <StillBegun companyId={companyId} />
        <CustomerTabs companyId={companyId} customer={data} current={address.view ?? 'overview'} />
        <BlockStates
          query={query}
          failed={t('customers:page.failed')}
          waiting={<CustomerViewOf customer={inventedCustomer} address={{}} />}
        >
          {view}
        </BlockStates>
      </Stack>
    </>
  );
}

/** A number that no customer can have is refused before it is looked for. */
const isMissing = (error: unknown): boolean =>
  error instanceof CallRefused && (error.code === 'COMPANY_NOT_FOUND' || error.code === 'MALFORMED_REQUEST');

type HeadProps = { companyId: string; customer: CustomerDetail | undefined; isAsking: boolean };

function Head({ companyId, customer, isAsking }: HeadProps) {
  const { t } = useTranslation(['customers', 'staff']);
  const nameOfCountry = useCountryName();
  const title = customer?.company.name ?? companyId;
  return (
    <>
      <Breadcrumb
        label={t('customers:page.where')}
        links={[{ key: 'all', link: <Link to="/staff/customers">{t('staff:customers.heading')}</Link> }]}
        current={title}
      />
      <PageHead
        title={title}
        lead={
          customer
            ? t('customers:page.numbers', {
                country: nameOfCountry(customer.company.country),
                id: customer.company.identificationNo,
                vat: customer.company.taxVat,
              })
            : '\u00a0'
        }
        {...(isAsking ? {} : { actions: <Ask companyId={companyId} /> })}
      />
    </>
  );
}

function Ask({ companyId }: { companyId: string }) {
  const { t } = useTranslation('customers');
  return (
    <ButtonLink
      to="/staff/customers/$companyId"
      params={{ companyId }}
      search={{ view: 'obstacles' }}
      leftSection={<IconHelpCircle size={20} stroke={1.75} aria-hidden="true" />}
    >
      {t('page.why')}
    </ButtonLink>
  );
}
