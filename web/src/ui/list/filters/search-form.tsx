import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '../../button.tsx';
import { controlClass, Field } from '../../form/field.tsx';
import classes from './search-form.module.css';

type Props = {
  /** What can be looked for; it is above the field and is not only a hint in it. */
  label: string;
  value: string | undefined;
  maxLength: number;
  onSearch: (text: string | undefined) => void;
};

/** Finds in a list by a number or a name, when it is asked to; what was looked for is in the address. */
export function SearchForm({ label, value = '', maxLength, onSearch }: Props) {
  const { t } = useTranslation('list');
  return (
    <form
      key={value}
      action={(form) => onSearch(String(form.get('q') ?? '').trim() || undefined)}
      className={classes.form}
    >
      <Field label={label}>
        {(control) => (
          <span className={`${classes.field} block relative`}>
            <IconSearch size={20} stroke={1.75} aria-hidden="true" />
            <input
              {...control}
              type="search"
              name="q"
              defaultValue={value}
              maxLength={maxLength}
              autoComplete="off"
              className={controlClass}
            />
          </span>
        )}
      </Field>
      <Button type="submit" variant="default">
        {t('filters.find')}
      </Button>
    </form>
  );
}
