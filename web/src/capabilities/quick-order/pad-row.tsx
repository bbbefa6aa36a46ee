import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { useSettled } from '#platform/use-settled.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { QuickGoods } from './goods/find-goods.ts';
import { goodsByCode } from './goods/goods-by-code.ts';
import type { QuickOrderSlots } from './goods/quick-order-slots.ts';
import { judgeRow } from './judged-row.ts';
import classes from './pad-row.module.css';
import { type FieldInUse, RowFields } from './row-fields.tsx';
import { RowResult, wrongBefore } from './row-result.tsx';
import { sumsOf } from './row-sums.ts';
import { isBlank, isDone, type PadRow as Row } from './rows/pad-rows.ts';
import type { PastedRow } from './rows/pasted-rows.ts';
import { SumsText } from './sums-text.tsx';

type Props = Pick<QuickOrderSlots, 'shipToId' | 'basis' | 'priceOf' | 'help'> & {
  row: Row;
  goods: QuickGoods | null | undefined;
  /** From one. */
  rowNumber: number;
  isFirst: boolean;
  onChange: (row: Row) => void;
  onRemove: () => void;
  onPaste: (rows: PastedRow[]) => void;
};

const settleMs = 250;

/** One line of the pad. What is in the cart already cannot be changed here any more. */
export function PadRow({ row, goods, rowNumber, isFirst, onChange, onRemove, onPaste, ...slots }: Props) {
  const { t } = useTranslation('quick-order');
  const code = useSettled(row.code.trim(), settleMs);
  const { isFetching } = useQuery({
    ...goodsByCode(code, { language: useLanguage(), shipToId: slots.shipToId }),
    enabled: code.length > 1,
  });
  const id = useId();
  const codeField = useRef<HTMLInputElement>(null);
  const [inUse, setInUse] = useState<FieldInUse>();
  const judged = judgeRow(row, goods);
  return (
    <li className={classes.row} data-done={isDone(row) || undefined}>
      {isDone(row) ? (
        <p className={classes.written}>
          <span>{row.code}</span> <span>{row.amount}</span>
        </p>
      ) : (
        <RowFields
          shipToId={slots.shipToId}
          basis={slots.basis}
          row={row}
          goods={goods}
          nameOf={(field) => t('inRow', { field, n: rowNumber })}
          codeField={codeField}
          describedBy={id}
          wrong={wrongField(row.result ?? wrongBefore(judged, inUse))}
          isFirst={isFirst}
          onUse={setInUse}
          onChange={onChange}
          onRows={onPaste}
        />
      )}
      <RowResult
        id={id}
        goods={goods}
        isLooking={isFetching && judged.kind === 'looking'}
        judged={judged}
        result={row.result}
        inUse={inUse}
        sums={<SumsText sums={sumsOf([row], () => goods, slots.priceOf)} basis={slots.basis} />}
        help={slots.help(row.code.trim())}
      />
      {!isBlank(row) && (
        <IconButton className={classes.remove} label={t('removeRow', { n: rowNumber })} onClick={onRemove}>
          <IconX size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}

/** Which of the fields is to be corrected. */
export function wrongField(result: Row['result']): FieldInUse {
  if (result?.kind === 'wrongAmount') return 'amount';
  return result?.kind === 'unknown' || result?.kind === 'refused' ? 'code' : undefined;
}
