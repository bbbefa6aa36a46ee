import { IconTrash } from '@tabler/icons-react';
import type { ShownOnboarding, ShownStep } from '#capabilities/onboarding/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { Fact, Facts } from '#ui/page/facts.tsx';
import { ColumnField } from './column-field.tsx';
import { columnsOf, type TypedColumn } from './column-label.ts';
import classes from './row-fields.module.css';
import { shipToName } from './ship-to-name.ts';
import { useFaultWords } from './use-fault-words.ts';
import type { Cells, StepFormState } from './use-step-form.ts';

type Props = { onboarding: ShownOnboarding; step: ShownStep; row: Cells; index: number; form: StepFormState };

/** The key of a row that is written stays; what belongs to a ship-to is never moved to another one. */
const staysIn = (step: ShownStep, column: TypedColumn, index: number): boolean =>
  column === 'ship_to' || (column === 'id' && index < step.written);

/** One row of a step: the fields, under the name of its ship-to where there are several. */
export function RowFields({ onboarding, step, row, index, form }: Props) {
  const { t } = useTranslation('onboarding');
  const words = useFaultWords();
  const hasMany = step.step === 'ship-tos' || 'ship_to' in row;
  const columns = columnsOf(step.step);
  const errorAt = (column: string) => {
    const fault = form.faults.find((each) => (each.row ?? 0) === index && each.column === column);
    return fault && words.sentence(fault.message);
  };
  const legend = row.ship_to ? shipToName(onboarding, row.ship_to) : row.name || t('form.shipTo', { n: index + 1 });
  const fields = (
    <div className={classes.fields}>
      {columns.map((column) =>
        staysIn(step, column, index) ? (
          column === 'id' && (
            <Facts key={column} columns="one">
              <Fact label={t('fields.id')}>{row.id}</Fact>
            </Facts>
          )
        ) : (
          <ColumnField
            key={column}
            column={column}
            row={index}
            value={row[column] ?? ''}
            error={errorAt(column)}
            onboarding={onboarding}
            onType={(text) => form.type(index, { [column]: text })}
          />
        ),
      )}
    </div>
  );
  if (!hasMany) return fields;
  const mayGo = step.step === 'ship-tos' && index >= step.written && form.rows.length > 1;
  return (
    <fieldset className={classes.row}>
      <legend className="text-15 semibold anywhere">{legend}</legend>
      {fields}
      {mayGo && (
        <p className="mt-8">
          <Button
            variant="default"
            size="sm"
            leftSection={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => form.removeRow(index)}
          >
            {t('form.removeShipTo', { name: legend })}
          </Button>
        </p>
      )}
    </fieldset>
  );
}
