import { customs } from '@dray/contract/languages.ts';
import type { ReactNode } from 'react';
import { AskForHelp } from '#capabilities/help/index.ts';
import type { Person } from '#capabilities/people/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { MailText } from '#ui/mail-text.tsx';
import { Card } from '#ui/page/card.tsx';
import { Fact, Facts } from '#ui/page/facts.tsx';
import { nameOf } from '../people/name-of.ts';
import { usePeopleClock } from '../people/use-people-clock.ts';
import classes from './person-details.module.css';

/** What is known of a person; customer service changes it (T43). The language can be chosen where a field is given. */
export function PersonDetails({ person, language }: { person: Person; language?: ReactNode }) {
  const { t } = useTranslation('people');
  const clock = usePeopleClock();
  const none = t('person.none');
  return (
    <Card heading={t('person.details')} actions={<AskForHelp reference={{ kind: 'person', id: person.id }} />}>
      <Facts>
        <Fact label={t('person.name')}>{nameOf(person)}</Fact>
        <Fact label={t('person.email')}>
          <MailText address={person.email} />
        </Fact>
        <Fact label={t('person.phone')} none={none}>
          {person.phone?.replaceAll(' ', '\u00a0')}
        </Fact>
        {!language && <Fact label={t('person.language')}>{customs[person.locale].endonym}</Fact>}
        <Fact label={t('person.since')}>{clock.day(person.createdAt)}</Fact>
      </Facts>
      {language && <div className={classes.language}>{language}</div>}
      <p className="mt-16 size-14 muted">{t('person.changedBy')}</p>
    </Card>
  );
}
