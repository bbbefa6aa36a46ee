import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type ChangeRequest, staffQueries } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Breadcrumb } from '#ui/page/breadcrumb.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { Asked } from './asked.tsx';
import { GiveForm } from './give-form.tsx';

/** A role for somebody, on one page: who, what it opens, where and until when; then it waits for a second person. */
export function GiveScreen({ uid }: { uid: string }) {
  const { t } = useTranslation('staff');
  const roles = useQuery(staffQueries.roles());
  const people = useQuery(staffQueries.everybody());
  const [asked, setAsked] = useState<ChangeRequest>();
  return (
    <Stack>
      <Breadcrumb
        label={t('give.whereYouAre')}
        links={[{ key: 'people', link: <Link to="/staff/people">{t('people.heading')}</Link> }]}
        current={t('give.heading')}
      />
      {asked ? (
        <Asked change={asked} onAgain={() => setAsked(undefined)} />
      ) : (
        <>
          <h1>{t('give.heading')}</h1>
          <BlockStates query={roles} failed={t('give.failed')} waiting={<GiveForm roles={[]} people={[]} />}>
            {({ results }) => (
              <BlockStates
                query={people}
                failed={t('people.failed')}
                waiting={<GiveForm roles={results} people={[]} />}
              >
                {({ results: known }) => (
                  <GiveForm
                    roles={results}
                    people={known}
                    person={known.find((each) => each.uid === uid)}
                    onAsked={setAsked}
                  />
                )}
              </BlockStates>
            )}
          </BlockStates>
        </>
      )}
    </Stack>
  );
}
