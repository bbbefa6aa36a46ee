import { IconBuildingStore, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { customersPerPage, customersQueries } from '#capabilities/customers/index.ts';
import { holdsRight, staffQueries } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { ListPager } from '#ui/list/list-pager.tsx';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { NothingFound } from '#ui/list/states/nothing-found.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { CustomerList } from './customer-list.tsx';
import { CustomerSearch } from './customer-search.tsx';
import { FoundCount } from './found-count.tsx';
import { inventedCustomers } from './invented-customers.ts';
import { RecentCustomers } from './recent-customers.tsx';

const to = '/staff/customers';

type Props = { search: string | undefined; page: number };

/** Finds a customer while one types; the keys lead from the field into the list and to the customer. */
export function CustomersPage({ search, page }: Props) {
  const { t } = useTranslation(['customers', 'staff']);
  const navigate = useNavigate();
  const isWide = useIsWide();
  const query = useQuery(customersQueries.list(search, page));
  const frame = useRef<HTMLDivElement>(null);
  const { data, isPlaceholderData } = query;
  const look = (q: string | undefined, replace = false) =>
    void navigate({ to, search: q ? { q } : {}, replace, resetScroll: false });
  const pageOf = (n: number) => ({ ...(search ? { q: search } : {}), ...(n > 1 ? { page: n } : {}) });
  // Enter opens the best of what was found, once it is what the field asks for.
  const best = isPlaceholderData || !search ? undefined : data?.results[0]?.id;

  return (
    <>
      <PageHead title={t('staff:customers.heading')} lead={t('staff:customers.lead')} actions={<NewCustomer />} />
      <Stack>
        <CustomerSearch search={search} best={best} list={frame} onSearch={look} />
        {isWide && <p className="text-13 muted">{t('customers:keys')}</p>}
        {!search && <RecentCustomers />}
        <FoundCount page={isPlaceholderData ? undefined : data} />
        <BlockStates
          query={query}
          frame={frame}
          failed={t('customers:failed')}
          waiting={<CustomerList rows={inventedCustomers} isSearched={false} />}
        >
          {({ results }) =>
            results.length > 0 ? (
              <CustomerList rows={results} isSearched={search !== undefined} />
            ) : (
              <Nobody isSearched={search !== undefined} onClear={() => look(undefined)} />
            )
          }
        </BlockStates>
        <ListPager
          current={page}
          total={Math.ceil((data?.total ?? 0) / customersPerPage)}
          link={(n, looks) => <Link to={to} search={pageOf(n)} onClick={() => frame.current?.focus()} {...looks} />}
        />
      </Stack>
    </>
  );
}

function Nobody({ isSearched, onClear }: { isSearched: boolean; onClear: () => void }) {
  const { t } = useTranslation('customers');
  return isSearched ? (
    <NothingFound heading={t('nothing.heading')} text={t('nothing.text')} onClear={onClear} />
  ) : (
    <EmptyState icon={IconBuildingStore} heading={t('none.heading')} text={t('none.text')} />
  );
}

/** For those who may begin with one. */
function NewCustomer() {
  const { t } = useTranslation('onboarding');
  const { data: self } = useQuery(staffQueries.self());
  if (!holdsRight(self?.rights, 'customers.edit')) return null;
  return (
    <ButtonLink
      to="/staff/onboardings"
      search={{ start: 'new' }}
      leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
    >
      {t('start.open')}
    </ButtonLink>
  );
}
