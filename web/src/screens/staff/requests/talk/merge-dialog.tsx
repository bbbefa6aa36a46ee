import { useState } from 'react';
import { useMerge, type WholeRequest } from '#capabilities/requests-desk/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { FailedNote } from '../../parts/failed-note.tsx';

type Props = { request: WholeRequest; onClose: () => void };

/** It ends here and goes on in another; nothing brings it back, so it is said before. */
export function MergeDialog({ request: { id, caseNumber, others }, onClose }: Props) {
  const { t } = useTranslation('requests-desk');
  const [into, setInto] = useState<string>();
  const [isTried, setTried] = useState(false);
  const merge = useMerge(id);
  const send = () => {
    setTried(true);
    if (into === undefined) return;
    const text = t('merge.done', { number: caseNumber, into });
    merge.mutate(into, {
      onSuccess: () => {
        showToast({ tone: 'done', topic: `merge ${id}`, text });
        onClose();
      },
    });
  };
  return (
    <Dialog title={t('merge.heading', { number: caseNumber })} close={t('close')} onClose={onClose} size="md">
      <div className="grid one-column gap-16">
        <p>{t('merge.text')}</p>
        {others.length === 0 ? (
          <p className="muted">{t('merge.none')}</p>
        ) : (
          <SelectField
            label={t('merge.into')}
            placeholder={t('merge.choose')}
            value={into}
            choices={others.map(({ caseNumber: value, title, statusText }) => ({
              value,
              label: `${value} · ${title} · ${statusText}`,
            }))}
            error={isTried && into === undefined ? t('merge.missing') : undefined}
            onChoose={setInto}
          />
        )}
        <FailedNote text={t('merge.notDone')} error={merge.error} />
        <div className="flex wrap justify-end gap-8">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          {others.length > 0 && (
            <Button loading={merge.isPending} onClick={send}>
              {t('merge.save')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
