import { Avatar, type Person, PersonStatus } from '#capabilities/people/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { MailText } from '#ui/mail-text.tsx';
import { nameOf } from '../people/name-of.ts';
import { usePeopleClock } from '../people/use-people-clock.ts';
import classes from './person-head.module.css';

export function PersonHead({ person }: { person: Person }) {
  const { t } = useTranslation('people');
  const clock = usePeopleClock();
  const signedIn = person.lastSignIn ? clock.moment(person.lastSignIn) : t('never');
  return (
    <header className="row gap-16">
      <Avatar {...person} isOff={!person.isActive && person.status !== 'Invited'} />
      <div>
        <div className="row wrap gap-4-12">
          <h1>{nameOf(person)}</h1>
          <PersonStatus status={person.status} />
        </div>
        <p className={classes.below}>
          <MailText address={person.email} /> <span>{t('person.lastSignIn', { when: signedIn })}</span>
        </p>
      </div>
    </header>
  );
}
