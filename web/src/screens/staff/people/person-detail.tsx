import { IconUserPlus } from '@tabler/icons-react';
import { History, type StaffPerson } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { GrantItem } from './grant-item.tsx';
import { nameOf } from './name-of.ts';
import classes from './person-detail.module.css';

/** A person's roles one by one, and everything that was done about them. */
export function PersonDetail({ person }: { person: StaffPerson }) {
  const { t } = useTranslation('staff');
  return (
    <div className={classes.detail}>
      <section className="grid one-column gap-12" aria-label={t('people.rolesOf', { name: nameOf(person) })}>
        <h3 className="text-15 semibold">{t('people.columns.roles')}</h3>
        {person.grants.length === 0 ? (
          <p className="text-14 muted">{t('people.noRole')}</p>
        ) : (
          <ul className="grid gap-12">
            {person.grants.map((grant) => (
              <GrantItem key={grant.id} person={person} grant={grant} />
            ))}
          </ul>
        )}
        <div>
          <ButtonLink
            to="/staff/people"
            search={{ give: person.uid }}
            variant="default"
            size="sm"
            leftSection={<IconUserPlus size={18} stroke={1.75} aria-hidden="true" />}
          >
            {t('people.giveAnother')}
          </ButtonLink>
        </div>
      </section>
      <History subject={`account:${person.uid}`} />
    </div>
  );
}
