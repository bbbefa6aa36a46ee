import { History } from '#capabilities/staff/index.ts';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { NumberField } from '#ui/form/number-field.tsx';
import { SwitchField } from '#ui/form/switch-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { FailedNote } from '../../parts/failed-note.tsx';
import { ConsequencesList } from '../parts/consequences-list.tsx';
import { useCalendarWords } from '../parts/use-calendar-words.ts';
import type { EditedTerms } from './edited-terms.ts';
import { MeanwhileNote } from './meanwhile-note.tsx';
import { useChanging } from './use-changing.ts';
import { WeekdaysField } from './weekdays-field.tsx';

type Props = { edited: EditedTerms; onClose: () => void; onSaved: () => void };

const maxLeadDays = 60;

/** Changes terms. Whom it hits can be seen before; what a colleague has changed meanwhile is shown beside what is typed. */
export function TermsDialog({ edited, onClose, onSaved }: Props) {
  const { t } = useTranslation('calendars');
  const language = useLanguage();
  const changing = useChanging(edited, (changed) => {
    const text = t('edit.saved', { count: changed, n: formatNumber(language, changed) });
    showToast({ tone: 'done', topic: 'terms', text });
    onSaved();
  });
  const { hits, meanwhile, failure } = changing;
  const only = edited.rows?.length === 1 ? edited.rows[0] : undefined;
  const isElsewhere = failure instanceof CallRefused && failure.code === 'CHANGED_MEANWHILE';
  return (
    <Dialog title={useTitle(edited)} close={t('form.cancel')} onClose={onClose} size="md">
      <form
        className="grid one-column gap-16"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          changing.save();
        }}
      >
        <Fields changing={changing} isOne={only !== undefined} />
        {changing.faults.includes('nothing') && <p className="danger">{t('edit.nothing')}</p>}
        <div aria-live="polite">{hits && <ConsequencesList hits={hits} />}</div>
        {meanwhile && <MeanwhileNote {...meanwhile} />}
        {!isElsewhere && <FailedNote text={t('form.notSaved')} error={failure} />}
        <div className="flex wrap justify-end gap-8">
          <Button variant="default" loading={changing.isPreviewing} onClick={changing.preview}>
            {t('edit.check')}
          </Button>
          <Button type="submit" loading={changing.isSaving}>
            {t(meanwhile ? 'edit.saveAnyway' : 'edit.save')}
          </Button>
        </div>
        {only && <History subject={`shipTo:${only.shipToId}`} />}
      </form>
    </Dialog>
  );
}

function useTitle({ rows, filter }: EditedTerms): string {
  const { t } = useTranslation('calendars');
  const language = useLanguage();
  const words = useCalendarWords();
  const [only, ...more] = rows ?? [];
  if (only && more.length === 0)
    return t('edit.titleOne', { name: only.name, transport: words.transport(only.transportType) });
  const count = rows?.length ?? filter?.count ?? 0;
  return t('edit.title', { count, n: formatNumber(language, count) });
}

type FieldsProps = { changing: ReturnType<typeof useChanging>; isOne: boolean };

function Fields({ changing: { typed, type, faults, failure }, isOne }: FieldsProps) {
  const { t } = useTranslation('calendars');
  const refusedAt = failure instanceof CallRefused && failure.body.field === 'cutOff' ? failure.message : undefined;
  const stays = isOne ? undefined : t('edit.stays');
  return (
    <>
      <NumberField
        label={t('edit.leadDays')}
        hint={stays}
        value={typed.leadDays}
        min={0}
        max={maxLeadDays}
        step={1}
        onChange={(leadDays) => type({ leadDays })}
      />
      <TextField
        label={t('edit.cutOff')}
        hint={stays ?? t('form.cutOffHint')}
        value={typed.cutOff}
        error={faults.includes('cutOff') ? t('form.faults.cutOff') : refusedAt}
        onChange={(cutOff) => type({ cutOff })}
      />
      {!isOne && (
        <SwitchField
          label={t('edit.changeWeekdays')}
          isOn={typed.closedWeekdays !== undefined}
          onChange={(isOn) => type({ closedWeekdays: isOn ? [6, 7] : undefined })}
        />
      )}
      {typed.closedWeekdays && (
        <WeekdaysField
          closed={typed.closedWeekdays}
          error={faults.includes('closedWeekdays') ? t('edit.allClosed') : undefined}
          onChange={(closedWeekdays) => type({ closedWeekdays })}
        />
      )}
    </>
  );
}
