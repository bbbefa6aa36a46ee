import { IconChevronDown, IconMapPin } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Field } from '#ui/form/field.tsx';
import classes from './ship-to-button.module.css';

type Props = {
  name: string | undefined;
  error: string | undefined;
  /** Missing where there is only one ship-to. */
  onChoose: (() => void) | undefined;
};

/** The ship-to is chosen in the list that the header opens, too: with several hundred of them one wants to search. */
export function ShipToButton({ name, error, onChoose }: Props) {
  const { t } = useTranslation('cart');
  const shipTo = (
    <>
      <IconMapPin size={18} stroke={1.75} aria-hidden="true" />
      <span className="grow shrinkable truncate">{name ?? t('delivery.choose')}</span>
    </>
  );
  return (
    <Field label={t('delivery.shipTo')} isRequired error={error}>
      {({ id, 'aria-describedby': describedBy }) =>
        onChoose ? (
          <button
            id={id}
            type="button"
            data-field="ship_to_id"
            className={classes.shipTo}
            aria-haspopup="dialog"
            aria-describedby={describedBy}
            onClick={onChoose}
          >
            {shipTo}
            <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
          </button>
        ) : (
          <output id={id} className={classes.only}>
            {shipTo}
          </output>
        )
      }
    </Field>
  );
}
