import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AskForHelp, errorReference } from '#capabilities/help/index.ts';
import { type AssignableRoles, peopleQueries } from '#capabilities/people/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Note } from '#ui/page/note.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { InviteForm } from './invite-form.tsx';
import { ManagementCrumbs } from './management-crumbs.tsx';

/** A new person on one page: who, where, as what; and what they will see (moment 23). */
export function InviteScreen() {
  const { t } = useTranslation('people');
  const mayManage = useSession().may('Access Management');
  const query = useQuery({ ...peopleQueries.roles(), enabled: mayManage });
  return (
    <Stack>
      <ManagementCrumbs current={t('new.crumb')} />
      <h1>{t('new.heading')}</h1>
      {mayManage ? (
        <BlockStates
          query={query}
          failed={t('failed')}
          help={<AskForHelp reference={errorReference(query.error)} />}
          waiting={<InviteForm offered={{ roles: [], companies: [] }} />}
        >
          {(offered) => <ForCompany offered={offered} />}
        </BlockStates>
      ) : (
        <Note tone="info" icon={<IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />}>
          <p>{t('readOnly')}</p>
        </Note>
      )}
    </Stack>
  );
}

/** A person who manages several companies says first for which. */
function ForCompany({ offered }: { offered: AssignableRoles }) {
  const { t } = useTranslation('people');
  const [chosen, setChosen] = useState(offered.companies[0]?.companyId);
  const companies = offered.companies.filter(({ companyId }) => companyId === chosen);
  return (
    <Stack>
      {offered.companies.length > 1 && (
        <SelectField
          label={t('roles.company')}
          value={chosen}
          choices={offered.companies.map(({ companyId, companyName }) => ({ value: companyId, label: companyName }))}
          onChoose={setChosen}
        />
      )}
      <InviteForm key={chosen} offered={{ ...offered, companies }} />
    </Stack>
  );
}
