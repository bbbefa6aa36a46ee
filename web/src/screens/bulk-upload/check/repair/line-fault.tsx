import type { BulkHead } from '#capabilities/bulk-upload/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import type { RepairLine } from './repair-lines.model.ts';

type Props = { line: RepairLine; letters: Partial<BulkHead['columns']> };

/** What is wrong, in words, and in which column of the file. */
export function LineFault({ line: { fault, column }, letters }: Props) {
  const { t } = useTranslation('bulk-upload');
  const letter = column && letters[column];
  const where = [
    column ? t(`columns.${column}`) : t('repair.wholeOrder'),
    ...(letter ? [t('fault.column', { letter })] : []),
  ].join(', ');
  return (
    <>
      {fault && <p className="text-14 medium danger anywhere">{fault.message}</p>}
      <p className="text-13 muted">{where}</p>
    </>
  );
}
