import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '../../button.tsx';
import { controlClass, Field } from '../../form/field.tsx';
import type { TextFilter } from './filter.ts';
import classes from './text-panel.module.css';

type Props = { filter: TextFilter; onLeave: () => void };

/** A part of a name or address, looked for when it is written whole. */
export function TextPanel({ filter: { label, value, maxLength, onChange }, onLeave }: Props) {
  const { t } = useTranslation('list');
  const look = (form: FormData) => {
    onLeave();
    onChange(String(form.get('text') ?? '').trim() || undefined);
  };
  return (
    <form action={look} className={classes.form}>
      <Field label={label}>
        {(control) => (
          <input
            {...control}
            name="text"
            type="search"
            className={controlClass}
            defaultValue={value ?? ''}
            maxLength={maxLength}
            autoComplete="off"
          />
        )}
      </Field>
      <Button type="submit">{t('filters.use')}</Button>
    </form>
  );
}
