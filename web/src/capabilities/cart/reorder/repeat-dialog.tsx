import { IconRepeat } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { formatDateWithWeekday } from '#platform/texts/format-date.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { LoadGauge } from '../load/load-gauge.tsx';
import { LoadFigures } from '../load/load-words.tsx';
import type { RepeatOutcome, RepeatPreview } from './reorder.queries.ts';
import classes from './repeat-dialog.module.css';
import type { RepeatMode } from './repeat-order.ts';
import type { Repeating } from './use-repeat.ts';

type Props = { repeating: Repeating; preview: RepeatPreview };

/** Asked only where the cart holds something: onto it or in its place, each with what would come of it. */
export default function RepeatDialog({ repeating, preview }: Props) {
  const { t } = useTranslation('reorder');
  const language = useLanguage();
  const { order_number: number, placed_on: day, add, replace, cart_lines: count, line_count: lines } = preview;
  const [mode, setMode] = useState<RepeatMode>(add?.error && !replace?.error ? 'REPLACE' : 'ADD');
  const outcome = mode === 'ADD' ? add : replace;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!outcome?.error) repeating.go(preview, mode);
  };
  const counted = (n: number) => ({ count: n, n: formatNumber(language, n) });
  return (
    <Dialog
      title={t('reorder.dialog.title', counted(count))}
      close={t('reorder.dialog.close')}
      onClose={repeating.close}
      size="md"
    >
      <form className={`${classes.form} grid gap-16`} onSubmit={submit}>
        <p className="muted">
          {t('reorder.dialog.question', {
            ...counted(lines),
            number: number ?? '',
            date: day ? formatDateWithWeekday(language, day) : '',
          })}
        </p>
        <fieldset className="grid gap-12">
          <legend className={classes.legend}>{t('reorder.dialog.legend')}</legend>
          <Way mode="ADD" chosen={mode} outcome={add} name={t('reorder.dialog.add')} onChoose={setMode}>
            {add && t('reorder.dialog.after', counted(add.lines_after))}{' '}
            {add && add.merged > 0 && t('reorder.dialog.merged', counted(add.merged))}
          </Way>
          <Way mode="REPLACE" chosen={mode} outcome={replace} name={t('reorder.dialog.replace')} onChoose={setMode}>
            {t('reorder.dialog.kept', counted(count))}
          </Way>
        </fieldset>
        {outcome && !outcome.error && (
          <div className={classes.load}>
            <div className="flex wrap align-baseline gap-0-8">
              <p className="size-15 muted">{t('reorder.dialog.load')}</p>
              <LoadFigures load={outcome.load} isShort />
            </div>
            <LoadGauge load={outcome.load} size="low" />
          </div>
        )}
        <div className={`${classes.actions} flex wrap justify-end gap-8`}>
          <Button variant="default" onClick={repeating.close}>
            {t('reorder.dialog.back')}
          </Button>
          <Button
            type="submit"
            loading={repeating.busyWith !== undefined}
            leftSection={<IconRepeat size={20} stroke={1.75} aria-hidden="true" />}
          >
            {t('reorder.repeat')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type WayProps = {
  mode: RepeatMode;
  chosen: RepeatMode;
  outcome: RepeatOutcome | null;
  name: string;
  onChoose: (mode: RepeatMode) => void;
  children: ReactNode;
};

const Way = ({ mode, chosen, outcome, name, onChoose, children }: WayProps) => (
  <label className={classes.way} data-chosen={mode === chosen || undefined}>
    <input
      type="radio"
      name="mode"
      value={mode}
      checked={mode === chosen}
      disabled={outcome?.error !== null}
      data-autofocus={mode === chosen || undefined}
      onChange={() => onChoose(mode)}
    />
    <span className="grid gap-2">
      <strong>{name}</strong>
      <span className="text-15 muted">{outcome?.error?.message ?? children}</span>
    </span>
  </label>
);
