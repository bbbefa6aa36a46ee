import { useEndException, useRemoveHoliday } from '#capabilities/calendars/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { FailedNote } from '../../parts/failed-note.tsx';
import { useCalendarWords } from '../parts/use-calendar-words.ts';
import type { Removable } from './asked-kind.ts';

/** What differs on a day goes, and it is again what the terms say. */
export function RemoveDialog({ removed, onClose }: { removed: Removable; onClose: () => void }) {
  const { t } = useTranslation('calendars');
  const words = useCalendarWords();
  const [removeHoliday, endException] = [useRemoveHoliday(), useEndException()];
  const what =
    'holiday' in removed
      ? words.holiday(removed.holiday)
      : `${words.exception(removed.exception)}, ${words.where(removed.exception)}`;
  const done = {
    onSuccess: () => {
      showToast({ tone: 'done', topic: 'calendar', text: t('day.removed', { what }) });
      onClose();
    },
  };
  const remove = () => {
    if ('holiday' in removed) removeHoliday.mutate(removed.holiday.id, done);
    else endException.mutate({ id: removed.exception.id, version: removed.exception.version }, done);
  };
  return (
    <Dialog title={t('day.removeNamed', { what })} close={t('form.cancel')} onClose={onClose} size="sm">
      <div className="grid one-column gap-16">
        <FailedNote text={t('day.notRemoved')} error={removeHoliday.error ?? endException.error} />
        <div className="flex wrap justify-end gap-8">
          <Button variant="default" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button data-autofocus loading={removeHoliday.isPending || endException.isPending} onClick={remove}>
            {t('day.remove')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
