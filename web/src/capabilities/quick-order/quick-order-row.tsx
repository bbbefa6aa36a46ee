import { IconTablePlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { useSettled } from '#platform/use-settled.ts';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { goodsByCode } from './goods/goods-by-code.ts';
import type { QuickOrderSlots } from './goods/quick-order-slots.ts';
import { judgeRow } from './judged-row.ts';
import { wrongField } from './pad-row.tsx';
import classes from './quick-order-row.module.css';
import { type FieldInUse, RowFields } from './row-fields.tsx';
import { RowResult, wrongBefore } from './row-result.tsx';
import { sumsOf } from './row-sums.ts';
import { emptyRow, isDone, type PadRow } from './rows/pad-rows.ts';
import type { PastedRow } from './rows/pasted-rows.ts';
import { SumsText } from './sums-text.tsx';
import { useSending } from './use-sending.ts';

type Props = QuickOrderSlots & {
  /** Opens the pad, with what was pasted here. */
  onPad: (pasted: readonly PastedRow[]) => void;
};

const settleMs = 250;

/** One line above a dense list: a code, how much, Enter, and the next (4.3). */
export default function QuickOrderRow({ onPad, ...slots }: Props) {
  const { t } = useTranslation('quick-order');
  const [row, setRow] = useState<PadRow>(emptyRow);
  const [last, setLast] = useState<PadRow>();
  const [inUse, setInUse] = useState<FieldInUse>();
  const field = useRef<HTMLInputElement>(null);
  const code = useSettled(row.code.trim(), settleMs);
  const { data, isFetching } = useQuery({
    ...goodsByCode(code, { language: useLanguage(), shipToId: slots.shipToId }),
    enabled: code.length > 1,
  });
  const goods = code === row.code.trim() && code !== '' ? data : undefined;
  const judged = judgeRow(row, goods);
  const sending = useSending(slots);

  const change = (changed: PadRow) => {
    setRow(changed);
    setLast(undefined);
  };
  const add = async () => {
    field.current?.focus();
    const [sent] = (await sending.send([row])) ?? [];
    if (!sent) return;
    setLast(sent);
    // What went in makes room for the next; what did not stays to be corrected.
    setRow(isDone(sent) ? emptyRow() : sent);
  };
  const hasResult = goods !== undefined || last !== undefined || sending.error !== undefined;
  return (
    <form className={classes.card} action={() => void add()}>
      <VisuallyHidden>
        <h2>{t('heading')}</h2>
      </VisuallyHidden>
      <div className={classes.fields}>
        <RowFields
          shipToId={slots.shipToId}
          basis={slots.basis}
          row={row}
          goods={goods}
          nameOf={(name) => name}
          codeField={field}
          describedBy="quick-order-result"
          wrong={wrongField(row.result ?? wrongBefore(judged, inUse))}
          onUse={setInUse}
          onChange={change}
          onRows={onPad}
        />
      </div>
      <Button type="submit" loading={sending.isSending}>
        {t('add')}
      </Button>
      <Button
        variant="default"
        className={classes.paste}
        aria-haspopup="dialog"
        leftSection={<IconTablePlus size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => onPad([])}
      >
        {t('paste')}
      </Button>
      <div id="quick-order-result" role="status" className={classes.result} data-empty={!hasResult || undefined}>
        {sending.error}
        {hasResult && (
          <RowResult
            goods={goods}
            isLooking={isFetching && !goods}
            judged={judged}
            result={last?.result}
            inUse={inUse}
            sums={<SumsText sums={sumsOf([row], () => goods, slots.priceOf)} basis={slots.basis} />}
            help={slots.help(last?.code.trim() ?? '')}
          />
        )}
      </div>
    </form>
  );
}
