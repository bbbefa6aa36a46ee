import { IconZoomMoney } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { maxPriceQuantity, type PriceQuestion } from '#capabilities/pricing/index.ts';
import { useStaffClock } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { DayField } from '#ui/form/dates/day-field.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { NumberField } from '#ui/form/number-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import classes from './question-form.module.css';
import { fieldId, useQuestion } from './use-question.ts';

type Props = { address: PriceQuestion; onAsk: (question: PriceQuestion) => void };

/** For whom, for what, how many and when; nothing typed is lost, whatever the answer is. */
export function QuestionForm({ address, onAsk }: Props) {
  const { t } = useTranslation('why-price');
  const { today } = useStaffClock();
  const { typed, type, note, ask, tries, summary, errorAt } = useQuestion(address, onAsk);
  const send = (event: FormEvent) => {
    event.preventDefault();
    ask();
  };
  const number = (field: 'shipTo' | 'sku') => ({
    id: fieldId(field),
    label: t(`form.${field}`),
    isRequired: true,
    autoComplete: 'off',
    autoCapitalize: 'none',
    value: typed[field],
    error: errorAt(field),
    onChange: (text: string) => type({ [field]: text }),
  });
  return (
    <form className="card" aria-label={t('form.label')} onSubmit={send} noValidate data-print="no">
      <div className={classes.form}>
        <ErrorSummary key={tries} errors={summary} />
        <div className={classes.fields}>
          <TextField {...number('shipTo')} />
          <TextField {...number('sku')} />
          <NumberField
            id={fieldId('quantity')}
            label={t('form.quantity')}
            value={typed.quantity}
            min={1}
            max={maxPriceQuantity}
            step={1}
            onChange={(quantity, error) => {
              note('quantity', error);
              type({ quantity });
            }}
          />
          <DayField
            id={fieldId('day')}
            label={t('form.day')}
            hint={t('form.dayHint')}
            today={today}
            value={typed.day}
            onChange={(day, error) => {
              note('day', error);
              type({ day });
            }}
          />
        </div>
        <div className="flex">
          <Button type="submit" leftSection={<IconZoomMoney size={20} stroke={1.75} aria-hidden="true" />}>
            {t('form.ask')}
          </Button>
        </div>
      </div>
    </form>
  );
}
