import { useTranslation } from '#platform/texts/texts.ts';
import { FieldGroup } from '#ui/form/field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import classes from './ticks.module.css';

type Props = {
  id: string;
  label: string;
  error: string | undefined;
  /** Codes apart by spaces, the proposed one first. */
  value: string;
  onType: (text: string) => void;
};

const methods = ['invoice14', 'invoice30', 'cash', 'prepaid'] as const;

/** How a customer may pay, and which of it is proposed to them. */
export function MethodsField({ value, onType, ...field }: Props) {
  const { t } = useTranslation('onboarding');
  const chosen = methods.filter((method) => value.split(' ').includes(method));
  const first = methods.find((method) => method === value.split(' ')[0]);
  const write = (allowed: readonly string[], proposed: string | undefined) =>
    onType([...allowed].sort((one, other) => Number(other === proposed) - Number(one === proposed)).join(' '));
  const tick = (method: string, isAllowed: boolean) =>
    write(
      methods.filter((each) => (each === method ? isAllowed : chosen.includes(each))),
      first,
    );
  return (
    <>
      <FieldGroup {...field} isRequired className={classes.wide}>
        {(group) => (
          <fieldset {...group} className={classes.ticks}>
            {methods.map((method) => (
              <label key={method} className={classes.tick}>
                <input
                  type="checkbox"
                  checked={chosen.includes(method)}
                  onChange={({ currentTarget }) => tick(method, currentTarget.checked)}
                />
                {t(`methods.${method}`)}
              </label>
            ))}
          </fieldset>
        )}
      </FieldGroup>
      {chosen.length > 1 && (
        <SelectField
          label={t('form.proposed')}
          value={first}
          choices={chosen.map((method) => ({ value: method, label: t(`methods.${method}`) }))}
          onChoose={(method) => write(chosen, method)}
        />
      )}
    </>
  );
}
