import { useTranslation } from '#platform/texts/texts.ts';
import { ShipToChoice } from '../order/ship-to-choice.tsx';
import type { RepairLine } from './repair-lines.model.ts';
import type { useLine } from './use-line.ts';
import { ValueField } from './value-field.tsx';

type Props = { line: RepairLine; acts: ReturnType<typeof useLine> };

/** The value of a line where it can be changed; nothing where the whole order is meant. */
export function LineValue({ line, acts }: Props) {
  const { t } = useTranslation('bulk-upload');
  const { column } = line;
  if (!column) return null;
  if (acts.isChoosing) {
    const label = t('check.cell', { column: t('columns.shipTo'), n: line.rows[0] ?? 0 });
    return <ShipToChoice label={label} isLabelHidden value="" onChoose={acts.write} />;
  }
  return <ValueField line={line} column={column} draft={acts.draft} onWrite={acts.write} onGoOn={acts.goOn} />;
}
