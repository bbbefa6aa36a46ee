import { type StaffRole, useStaffWords } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { fieldId } from './field-id.ts';
import classes from './role-field.module.css';
import type { TypedGrant } from './typed-grant.ts';

type Props = {
  roles: readonly StaffRole[];
  chosen: StaffRole | undefined;
  error: string | undefined;
  onType: (change: Partial<TypedGrant>) => void;
};

/** A role of those that the reader may give, with what it opens; nobody gives a right that they lack. */
export function RoleField({ roles, chosen, error, onType }: Props) {
  const { t } = useTranslation('staff');
  const words = useStaffWords();
  const giveable = roles.filter(({ giveableIn }) => giveableIn.length > 0);
  const others = roles.filter(({ giveableIn }) => giveableIn.length === 0);
  // What held in a market where the new role may not be given is no longer chosen.
  const choose = (roleId: string) => onType({ roleId, markets: [] });
  return (
    <div className="grid one-column gap-16">
      <div className={classes.field}>
        <SelectField
          id={fieldId('role')}
          label={t('give.role')}
          isRequired
          error={error}
          value={chosen?.id}
          choices={giveable.map(({ id, name }) => ({ value: id, label: words.role(id, name) }))}
          onChoose={choose}
        />
      </div>
      {chosen && (
        <div>
          <h3 className="text-14 semibold">{t('give.opens')}</h3>
          <ul className={classes.rights}>
            {chosen.rights.map((right) => (
              <li key={right}>{words.right(right)}</li>
            ))}
          </ul>
          {chosen.ownCustomersOnly && <p className="mt-8 text-14 muted">{t('ownCustomersOnly')}</p>}
        </div>
      )}
      {others.length > 0 && (
        <p className="text-14 muted">
          {t('give.others', { roles: words.list(others.map(({ id, name }) => words.role(id, name))) })}
        </p>
      )}
    </div>
  );
}
