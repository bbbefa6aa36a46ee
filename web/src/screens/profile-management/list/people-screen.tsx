import { IconHistory, IconInfoCircle, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { AskForHelp, errorReference } from '#capabilities/help/index.ts';
import {
  newPerson,
  type PeopleFilters,
  type PeoplePage,
  ProfileTabs,
  peoplePerPage,
  peopleQueries,
} from '#capabilities/people/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { ListPager } from '#ui/list/list-pager.tsx';
import { NothingFound } from '#ui/list/states/nothing-found.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Note } from '#ui/page/note.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { inventedPeople } from '../people/invented-people.ts';
import { Managers } from './managers.tsx';
import { PeopleFilterBar } from './people-filters.tsx';
import { PeopleList } from './people-list.tsx';

const to = '/profile/management';

/** Everybody of the company for those who manage access; the same page to read for everybody else (T20, T137). */
export function PeopleScreen({ filters, page }: { filters: PeopleFilters; page: number }) {
  const { t } = useTranslation('people');
  const navigate = useNavigate();
  const mayManage = useSession().may('Access Management');
  const query = useQuery(peopleQueries.list(filters, page));
  const frame = useRef<HTMLDivElement>(null);
  const { data } = query;
  const pageOf = (n: number) => ({ ...filters, ...(n > 1 ? { page: n } : {}) });
  const narrow = (search: PeopleFilters, replace = false) => void navigate({ to, search, replace, resetScroll: false });

  return (
    <>
      <PageHead title={t('heading')} actions={mayManage && <HeadActions />}>
        <ProfileTabs current="management" people={everybodyIn(data)} />
      </PageHead>
      <Stack>
        {mayManage ? (
          <PeopleFilterBar filters={filters} page={query.isPlaceholderData ? undefined : data} onFilters={narrow} />
        ) : (
          <Note tone="info" icon={<IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />}>
            <p>{t('readOnly')}</p>
          </Note>
        )}
        <BlockStates
          query={query}
          frame={frame}
          failed={t('failed')}
          help={<AskForHelp reference={errorReference(query.error)} />}
          waiting={<PeopleList rows={inventedPeople} />}
        >
          {({ users, managers }) => (
            <>
              {users.length > 0 ? (
                <PeopleList rows={users} />
              ) : (
                <NothingFound heading={t('nothing.heading')} text={t('nothing.text')} onClear={() => narrow({})} />
              )}
              {!mayManage && <Managers managers={managers} />}
            </>
          )}
        </BlockStates>
        <ListPager
          current={page}
          total={Math.ceil((data?.total ?? 0) / peoplePerPage)}
          link={(n, look) => <Link to={to} search={pageOf(n)} onClick={() => frame.current?.focus()} {...look} />}
        >
          {data && data.users.length > 0 && (
            <Range first={(page - 1) * peoplePerPage + 1} shown={data.users.length} total={data.total} />
          )}
        </ListPager>
      </Stack>
    </>
  );
}

const everybodyIn = (data: PeoplePage | undefined): number | undefined =>
  data?.mayManage ? Object.values(data.counts).reduce((sum, count) => sum + count, 0) : undefined;

function Range({ first, shown, total }: { first: number; shown: number; total: number }) {
  const { t } = useTranslation('people');
  return t('range', { from: first, to: first + shown - 1, n: total });
}

function HeadActions() {
  const { t } = useTranslation('people');
  return (
    <>
      <ButtonLink
        to={to}
        search={{ view: 'audit' }}
        variant="default"
        leftSection={<IconHistory size={20} stroke={1.75} aria-hidden="true" />}
      >
        {t('history')}
      </ButtonLink>
      <ButtonLink
        to={to}
        search={{ person: newPerson }}
        leftSection={<IconUserPlus size={20} stroke={1.75} aria-hidden="true" />}
      >
        {t('invite')}
      </ButtonLink>
    </>
  );
}
