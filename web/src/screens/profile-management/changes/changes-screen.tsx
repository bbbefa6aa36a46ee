import { managedActions } from '@dray/contract/users/managed-actions.ts';
import { IconHistory, IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { AskForHelp, errorReference } from '#capabilities/help/index.ts';
import { type ChangesFilters, peoplePerPage, peopleQueries } from '#capabilities/people/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { changedFilters } from '#ui/list/filters/changed-filters.ts';
import type { Filter } from '#ui/list/filters/filter.ts';
import { FilterBar } from '#ui/list/filters/filter-bar.tsx';
import { rangePresets } from '#ui/list/filters/range-presets.ts';
import { ListPager } from '#ui/list/list-pager.tsx';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Note } from '#ui/page/note.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { usePeopleClock } from '../people/use-people-clock.ts';
import { ManagementCrumbs } from '../person/management-crumbs.tsx';
import { ChangesExport } from './changes-export.tsx';
import { ChangesList } from './changes-list.tsx';

const to = '/profile/management';
type Props = { filters: ChangesFilters; page: number };

/** What was done to the people of a company; nobody changes or deletes it. For those who manage access alone (T137). */
export function ChangesScreen(props: Props) {
  const { t } = useTranslation('people');
  const mayManage = useSession().may('Access Management');
  return (
    <Stack>
      <ManagementCrumbs current={t('history')} />
      <PageHead
        title={t('history')}
        lead={t('changes.lead')}
        actions={mayManage && <ChangesExport filters={props.filters} />}
      />
      {mayManage ? (
        <Trail {...props} />
      ) : (
        <Note tone="info" icon={<IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />}>
          <p>{t('readOnly')}</p>
        </Note>
      )}
    </Stack>
  );
}

function Trail({ filters, page }: Props) {
  const { t } = useTranslation('people');
  const navigate = useNavigate();
  const query = useQuery(peopleQueries.changes(filters, page));
  const frame = useRef<HTMLDivElement>(null);
  const search = (narrowed: ChangesFilters, n = 1) => ({
    view: 'audit' as const,
    ...narrowed,
    ...(n > 1 ? { page: n } : {}),
  });
  const narrow = (narrowed: ChangesFilters) => void navigate({ to, search: search(narrowed), resetScroll: false });
  const offered = useChangesFilters(filters, narrow);
  return (
    <>
      <FilterBar filters={offered} show={t('changes.show')} onClear={() => narrow({})} />
      <BlockStates
        query={query}
        frame={frame}
        failed={t('changes.failed')}
        help={<AskForHelp reference={errorReference(query.error)} />}
        waiting={<ChangesList rows={[]} />}
      >
        {({ results }) =>
          results.length > 0 ? (
            <ChangesList rows={results} />
          ) : (
            <EmptyState icon={IconHistory} heading={t('changes.none')} text={t('changes.noneText')} />
          )
        }
      </BlockStates>
      <ListPager
        current={page}
        total={Math.ceil((query.data?.total ?? 0) / peoplePerPage)}
        link={(n, look) => (
          <Link to={to} search={search(filters, n)} onClick={() => frame.current?.focus()} {...look} />
        )}
      />
    </>
  );
}

function useChangesFilters(filters: ChangesFilters, narrow: (filters: ChangesFilters) => void): readonly Filter[] {
  const { t } = useTranslation(['people', 'list']);
  const { today } = usePeopleClock();
  const { data } = useQuery(peopleQueries.list({}, 1));
  return [
    {
      kind: 'range',
      name: 'period',
      label: t('people:changes.period'),
      from: filters.from,
      to: filters.to,
      today,
      presets: rangePresets(today, (name) => t(`list:filters.presets.${name}`)),
      onChange: (from, last) => narrow(changedFilters(filters, { from, to: last })),
    },
    {
      kind: 'choices',
      name: 'action',
      label: t('people:changes.what'),
      options: managedActions.map((value) => ({ value, label: t(`people:changes.actions.${value}`) })),
      chosen: [filters.action ?? []].flat(),
      onChange: (chosen) => narrow(changedFilters(filters, { action: chosen.at(-1) })),
    },
    {
      kind: 'choices',
      name: 'of',
      label: t('people:changes.whom'),
      options: (data?.users ?? []).map(({ id, firstName, lastName }) => ({
        value: id,
        label: `${firstName} ${lastName}`,
      })),
      chosen: [filters.of ?? []].flat(),
      onChange: (chosen) => narrow(changedFilters(filters, { of: chosen.at(-1) })),
    },
  ];
}
