import { IconAlertCircle } from '@tabler/icons-react';
import type { BulkHead } from '#capabilities/bulk-upload/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import type { FaultLine } from './fault-lines.model.ts';
import classes from './fault-text.module.css';
import { useFaultLabel } from './use-fault-label.ts';
import type { Mend } from './use-mending.ts';

type Props = {
  line: FaultLine;
  columns: BulkHead['columns'];
  onMend: (mend: Mend) => void;
  /** Opens the cell; nothing where no single cell is at fault. */
  onEdit?: (() => void) | undefined;
};

/** What is wrong, where it is in the file, and the values that would do, each by one press. */
export function FaultText({ line: { fault, shownRows, mendedRows }, columns, onMend, onEdit }: Props) {
  const { t } = useTranslation('bulk-upload');
  const { column, fixes, message } = fault;
  return (
    <div className={classes.fault}>
      <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
      <p className={`${classes.words} shrinkable anywhere`}>
        <strong>{useFaultLabel(columns)(fault, shownRows)}</strong> {message}
      </p>
      {column && (
        <p className={`${classes.fixes} flex wrap gap-8`}>
          {fixes.map(({ value, label }) => (
            <Button key={value} variant="default" size="sm" onClick={() => onMend({ rows: mendedRows, column, value })}>
              {mendedRows.length > 1
                ? t('fault.fixRows', { label, count: mendedRows.length, n: mendedRows.length })
                : label}
            </Button>
          ))}
          {onEdit && (
            <Button variant="default" size="sm" onClick={onEdit}>
              {t(column === 'shipTo' ? 'fault.other' : 'fault.edit')}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
