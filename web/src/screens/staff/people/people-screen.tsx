import { IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { anybody, type StaffFilters, staffPerPage, staffQueries } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { ListPager } from '#ui/list/list-pager.tsx';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { NothingFound } from '#ui/list/states/nothing-found.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { inventedStaff } from './invented-staff.ts';
import { StaffFilterBar } from './staff-filters.tsx';
import { StaffList } from './staff-list.tsx';

const to = '/staff/people';

type Props = {
  filters: StaffFilters;
  page: number;
  /** Whose row is unfolded. */
  open: string | undefined;
};

/** Who of the supplier holds what, since when and by whom. */
export function PeopleScreen({ filters, page, open }: Props) {
  const { t } = useTranslation('staff');
  const navigate = useNavigate();
  const query = useQuery(staffQueries.people(filters, page));
  const frame = useRef<HTMLDivElement>(null);
  const { data } = query;
  const pageOf = (n: number) => ({ ...filters, ...(n > 1 ? { page: n } : {}) });
  const narrow = (search: StaffFilters, replace = false) => void navigate({ to, search, replace, resetScroll: false });
  const unfold = (uid: string | undefined) =>
    void navigate({
      to,
      search: { ...pageOf(page), ...(uid ? { person: uid } : {}) },
      replace: true,
      resetScroll: false,
    });
  const list = (rows: Parameters<typeof StaffList>[0]['rows']) => (
    <StaffList rows={rows} open={open} onToggle={unfold} />
  );

  return (
    <>
      <PageHead title={t('people.heading')} lead={t('people.lead')} actions={<Give />} />
      <Stack>
        <StaffFilterBar filters={filters} page={query.isPlaceholderData ? undefined : data} onFilters={narrow} />
        <BlockStates query={query} frame={frame} failed={t('people.failed')} waiting={list(inventedStaff)}>
          {({ results }) =>
            results.length > 0 ? (
              list(results)
            ) : (
              <Nobody isNarrowed={Object.keys(filters).length > 0} onClear={() => narrow({})} />
            )
          }
        </BlockStates>
        <ListPager
          current={page}
          total={Math.ceil((data?.total ?? 0) / staffPerPage)}
          link={(n, look) => <Link to={to} search={pageOf(n)} onClick={() => frame.current?.focus()} {...look} />}
        />
      </Stack>
    </>
  );
}

function Give() {
  const { t } = useTranslation('staff');
  return (
    <ButtonLink
      to={to}
      search={{ give: anybody }}
      leftSection={<IconUserPlus size={20} stroke={1.75} aria-hidden="true" />}
    >
      {t('people.give')}
    </ButtonLink>
  );
}

function Nobody({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const { t } = useTranslation('staff');
  if (!isNarrowed)
    return <EmptyState icon={IconUsers} heading={t('people.none.heading')} text={t('people.none.text')} />;
  return <NothingFound heading={t('people.nothing.heading')} text={t('people.nothing.text')} onClear={onClear} />;
}
