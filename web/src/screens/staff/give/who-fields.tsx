import { customs, languages } from '@dray/contract/languages.ts';
import { type StaffPerson, useStaffWords } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { fieldId } from './field-id.ts';
import type { GrantFault, TypedGrant } from './typed-grant.ts';
import classes from './who-fields.module.css';

type Props = {
  typed: TypedGrant;
  /** Whose address that is, where it is of one of the staff already. */
  known: StaffPerson | undefined;
  errorAt: (field: GrantFault['field']) => string | undefined;
  onType: (change: Partial<TypedGrant>) => void;
};

/** By the address; somebody whom nobody knows yet is asked for by name as well. */
export function WhoFields({ typed, known, errorAt, onType }: Props) {
  const { t } = useTranslation('staff');
  const field = (name: 'email' | 'firstName' | 'lastName') => ({
    id: fieldId(name),
    value: typed[name],
    error: errorAt(name),
    onChange: (text: string) => onType({ [name]: text }),
  });
  return (
    <div className={classes.fields}>
      <TextField
        className={classes.wide}
        label={t('give.email')}
        isRequired
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        hint={known ? <Holds person={known} /> : t('give.emailHint')}
        {...field('email')}
      />
      {!known && (
        <>
          <TextField label={t('give.firstName')} isRequired autoComplete="off" {...field('firstName')} />
          <TextField label={t('give.lastName')} isRequired autoComplete="off" {...field('lastName')} />
          <SelectField
            label={t('give.language')}
            hint={t('give.languageHint')}
            value={typed.language}
            choices={languages.map((value) => ({ value, label: customs[value].endonym }))}
            onChoose={(language) => onType({ language })}
          />
        </>
      )}
    </div>
  );
}

function Holds({ person: { firstName, lastName, grants } }: { person: StaffPerson }) {
  const { t } = useTranslation('staff');
  const words = useStaffWords();
  const name = `${firstName} ${lastName}`;
  if (grants.length === 0) return t('give.holdsNothing', { name });
  const roles = grants.map(({ roleId, markets }) =>
    t('give.roleIn', { role: words.role(roleId), markets: words.markets(markets) }),
  );
  return t('give.holds', { name, roles: words.list(roles) });
}
