import { IconUserQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { AskForHelp, errorReference } from '#capabilities/help/index.ts';
import { type Person, peopleQueries } from '#capabilities/people/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useOwnPageName } from '#platform/page-name.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { inventedPeople } from '../people/invented-people.ts';
import { nameOf } from '../people/name-of.ts';
import { ManagementCrumbs } from './management-crumbs.tsx';
import { PersonEditor } from './person-editor.tsx';
import { PersonHead } from './person-head.tsx';
import { PersonRead } from './person-read.tsx';

/** One person; one whom the reader may not see is as good as nobody. */
export function PersonScreen({ id }: { id: string }) {
  const { t } = useTranslation('people');
  const query = useQuery(peopleQueries.one(id));
  const person = query.data?.users[0];
  const name = person ? nameOf(person) : undefined;
  useOwnPageName(name);
  return (
    <Stack>
      <ManagementCrumbs current={name ?? '…'} />
      {person ? <PersonHead person={person} /> : <h1>{t('heading')}</h1>}
      <BlockStates
        query={query}
        failed={t('person.failed')}
        help={<AskForHelp reference={errorReference(query.error)} />}
        waiting={inventedPeople[0] && <PersonRead person={inventedPeople[0]} />}
      >
        {({ users: [shown] }) => (shown ? <Shown person={shown} /> : <Missing />)}
      </BlockStates>
    </Stack>
  );
}

function Shown({ person }: { person: Person }) {
  const mayManage = useSession().may('Access Management');
  const query = useQuery({ ...peopleQueries.roles(), enabled: mayManage });
  const { t } = useTranslation('people');
  if (!mayManage) return <PersonRead person={person} />;
  return (
    <BlockStates query={query} failed={t('person.failed')} waiting={<PersonRead person={person} />}>
      {(offered) => {
        const own = new Set(person.permissionSchema.map(({ companyId }) => companyId));
        const ownOffer = { ...offered, companies: offered.companies.filter(({ companyId }) => own.has(companyId)) };
        const isFixed = person.locked !== null || (person.status !== 'Active' && person.status !== 'Invited');
        return isFixed ? <PersonRead person={person} /> : <PersonEditor person={person} offered={ownOffer} />;
      }}
    </BlockStates>
  );
}

function Missing() {
  const { t } = useTranslation('people');
  return (
    <EmptyState
      icon={IconUserQuestion}
      heading={t('person.missing')}
      text={t('person.missingText')}
      actions={<ButtonLink to="/profile/management">{t('person.backToList')}</ButtonLink>}
    />
  );
}
