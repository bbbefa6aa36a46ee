import { useId } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '../../button.tsx';
import type { TextFilter } from './filter.ts';
import classes from './text-panel.module.css';

type Props = { filter: TextFilter; onLeave: () => void };

/** A part of a name or address, looked for when it is written whole. */
export function TextPanel({ filter: { label, value, maxLength, onChange }, onLeave }: Props) {
  const { t } = useTranslation('list');
  const id = useId();
  const look = (form: FormData) => {
    onLeave();
    onChange(String(form.get('text') ?? '').trim() || undefined);
  };
  return (
    <form action={look} className={classes.form}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <input
        id={id}
        name="text"
        type="search"
        className={classes.input}
        defaultValue={value ?? ''}
        maxLength={maxLength}
        autoComplete="off"
        data-autofocus
      />
      <Button type="submit" size="sm">
        {t('filters.use')}
      </Button>
    </form>
  );
}
