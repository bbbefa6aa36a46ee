import { useState } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { Cell } from '../faults/fault-walk.model.ts';
import type { Mend } from '../faults/use-mending.ts';
import { ShipToChoice } from '../order/ship-to-choice.tsx';

type Props = { cell: Cell; value: string; onMend: (mend: Mend) => void; onClose: () => void };

/** One value of the file, written anew. */
export function EditDialog({ cell: { row, column }, value, onMend, onClose }: Props) {
  const { t } = useTranslation(['bulk-upload', 'common']);
  const [text, setText] = useState(value);
  const label = t(`columns.${column}`);
  const save = (written: string) => {
    onClose();
    if (written !== value) onMend({ rows: [row], column, value: written });
  };
  return (
    <Dialog title={t('check.cell', { column: label, n: row })} close={t('common:cancel')} onClose={onClose}>
      {column === 'shipTo' ? (
        <ShipToChoice label={label} value={value} onChoose={save} />
      ) : (
        <form className="grid gap-16" action={() => save(text)}>
          <TextField label={label} value={text} onChange={setText} autoComplete="off" autoFocus />
          <Button type="submit" fullWidth>
            {t('check.save')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
