import { customs, languages } from '@dray/contract/languages.ts';
import type { UserFault } from '@dray/contract/users/managed-user-shapes.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Card } from '#ui/page/card.tsx';
import type { TypedPerson } from './typed-person.ts';
import classes from './who-card.module.css';

type Props = { typed: TypedPerson; faults: readonly UserFault[]; onType: (typed: TypedPerson) => void };

export function WhoCard({ typed, faults, onType }: Props) {
  const { t } = useTranslation('people');
  const field = (name: 'firstName' | 'lastName' | 'email' | 'phone') => ({
    id: `person-${name}`,
    value: typed[name],
    error: faults.find(({ path }) => path === name)?.message,
    onChange: (text: string) => onType({ ...typed, [name]: text }),
  });
  return (
    <Card heading={t('new.who')}>
      <div className={`${classes.fields} grid two-columns align-start gap-16`}>
        <TextField label={t('new.firstName')} isRequired autoComplete="off" {...field('firstName')} />
        <TextField label={t('new.lastName')} isRequired autoComplete="off" {...field('lastName')} />
        <TextField
          className={classes.wide}
          label={t('person.email')}
          isRequired
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          hint={t('new.emailHint')}
          {...field('email')}
        />
        <TextField label={t('person.phone')} type="tel" inputMode="tel" autoComplete="off" {...field('phone')} />
        <SelectField
          label={t('person.language')}
          value={typed.locale}
          choices={languages.map((value) => ({ value, label: customs[value].endonym }))}
          onChoose={(locale) => onType({ ...typed, locale })}
        />
      </div>
    </Card>
  );
}
