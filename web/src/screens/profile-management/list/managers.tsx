import { type PeoplePage, useRoleName } from '#capabilities/people/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Card } from '#ui/page/card.tsx';

/** Whom to ask: nothing but names and roles. */
export function Managers({ managers }: Pick<PeoplePage, 'managers'>) {
  const { t } = useTranslation('people');
  const roleName = useRoleName();
  return (
    <div className="mt-24">
      <Card heading={t('managers')}>
        {managers.length === 0 ? (
          <p>{t('noManagers')}</p>
        ) : (
          <ul className="grid gap-8">
            {managers.map(({ firstName, lastName, rolename }) => (
              <li key={`${firstName} ${lastName} ${rolename}`}>
                <strong>{`${firstName} ${lastName}`}</strong> · {roleName(rolename)}
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}
