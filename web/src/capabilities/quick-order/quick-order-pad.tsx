import { IconClipboardText } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { FileResult } from './from-file/file-result.tsx';
import { FromFile } from './from-file/from-file.tsx';
import type { QuickOrderSlots } from './goods/quick-order-slots.ts';
import { useKnownGoods } from './goods/use-known-goods.ts';
import { nextField } from './next-field.ts';
import { PadFoot } from './pad-foot.tsx';
import { PadRow } from './pad-row.tsx';
import classes from './quick-order-pad.module.css';
import { sumsOf } from './row-sums.ts';
import { isDone, isToSend, withPasted } from './rows/pad-rows.ts';
import type { PastedRow } from './rows/pasted-rows.ts';
import { keepRows, readRows, useRows } from './rows/stored-rows.ts';
import { usePasting } from './use-pasting.ts';
import { useSending } from './use-sending.ts';

type Props = QuickOrderSlots & { onClose: () => void };

/** Many lines at once: typed, scanned or pasted, each with its own result (moment 12). */
export default function QuickOrderPad({ onClose, ...slots }: Props) {
  const { t } = useTranslation('quick-order');
  const rows = useRows();
  const sending = useSending(slots);
  const pasting = usePasting();
  const goodsOf = useKnownGoods(rows, slots.shipToId);
  const firstOpen = rows.findIndex((row) => !isDone(row));

  const send = async () => {
    const sent = new Map((await sending.send(readRows()))?.map((row) => [row.id, row]));
    keepRows((now) => now.map((row) => sent.get(row.id) ?? row));
    // Results make rows higher, and what one writes in must not slip under the foot.
    requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
  };
  const paste = (atId: number | undefined, pasted: readonly PastedRow[]) => {
    keepRows((before) => {
      const { rows: after, leftOut } = withPasted(before, atId, pasted);
      pasting.tell(pasted.length - leftOut.length, leftOut.length);
      return after;
    });
  };
  return (
    <Dialog title={t('heading')} close={t('close')} onClose={onClose} size="lg">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the fields inside. */}
      <div
        onKeyDown={(event) => {
          const isSending = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.defaultPrevented;
          if (isSending) void send();
          else nextField(event);
        }}
      >
        <div className={classes.head}>
          <p>{t('how')}</p>
          <FromFile />
          {pasting.canRead && (
            <Button
              variant="default"
              size="sm"
              leftSection={<IconClipboardText size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => void pasting.read((pasted) => paste(undefined, pasted))}
            >
              {t('paste')}
            </Button>
          )}
        </div>
        <p className={classes.columns} aria-hidden="true">
          <span>{t('code')}</span>
          <span>{t('amount')}</span>
          <span>{t('unit')}</span>
          <span>{t('columns.product')}</span>
        </p>
        <ul className={classes.rows}>
          {rows.map((row, nth) => (
            <PadRow
              key={row.id}
              row={row}
              rowNumber={nth + 1}
              goods={goodsOf(row)}
              shipToId={slots.shipToId}
              basis={slots.basis}
              priceOf={slots.priceOf}
              help={slots.help}
              isFirst={nth === firstOpen}
              onChange={(changed) => keepRows((all) => all.map((each) => (each.id === row.id ? changed : each)))}
              onRemove={() => keepRows((all) => all.filter(({ id }) => id !== row.id))}
              onPaste={(pasted) => paste(row.id, pasted)}
            />
          ))}
        </ul>
        <PadFoot
          rows={rows}
          sums={sumsOf(rows.filter(isToSend), goodsOf, slots.priceOf)}
          basis={slots.basis}
          sending={sending}
          onSend={() => void send()}
          pasted={pasting.announced}
          onGoToCart={slots.onGoToCart}
          fileResult={<FileResult rows={rows} />}
        />
      </div>
    </Dialog>
  );
}
