import { IconSearch } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '../../button.tsx';
import classes from './search-form.module.css';

type Props = {
  /** What can be looked for; it stands above the field and is not only a hint in it. */
  label: string;
  value: string | undefined;
  maxLength: number;
  onSearch: (text: string | undefined) => void;
};

/** Finds in a list by a number or a name, when it is asked to; what was looked for stands in the address. */
export function SearchForm({ label, value = '', maxLength, onSearch }: Props) {
  const { t } = useTranslation('list');
  const id = useId();
  return (
    <form
      key={value}
      action={(form) => onSearch(String(form.get('q') ?? '').trim() || undefined)}
      className={classes.form}
    >
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <span className={classes.field}>
        <IconSearch size={20} stroke={1.75} aria-hidden="true" />
        <input
          id={id}
          type="search"
          name="q"
          defaultValue={value}
          maxLength={maxLength}
          autoComplete="off"
          className={classes.input}
        />
      </span>
      <Button type="submit" variant="default">
        {t('filters.find')}
      </Button>
    </form>
  );
}
