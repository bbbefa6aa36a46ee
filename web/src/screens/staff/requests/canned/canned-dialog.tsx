import { customs, type Language, languages } from '@dray/contract/languages.ts';
import { limits } from '@dray/contract/limits.ts';
import { lengthOf } from '@dray/contract/text-length.ts';
import { useState } from 'react';
import { type CannedAnswer, useSaveCanned } from '#capabilities/requests-desk/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { FailedNote } from '../../parts/failed-note.tsx';

/** As the server takes it. */
const maxTitle = 60;

type Props = { known: CannedAnswer | undefined; onClose: () => void };

/** One answer in all languages, one below the other. */
export function CannedDialog({ known, onClose }: Props) {
  const { t } = useTranslation('requests-desk');
  const [title, setTitle] = useState(known?.title ?? '');
  const [texts, setTexts] = useState<Partial<Record<Language, string>>>(known?.texts ?? {});
  const [isTried, setTried] = useState(false);
  const save = useSaveCanned(known);
  const given = languages.flatMap((each) => (texts[each]?.trim() ? [[each, texts[each].trim()] as const] : []));
  const isFine =
    title.trim() !== '' &&
    lengthOf(title) <= maxTitle &&
    given.length > 0 &&
    given.every(([, text]) => lengthOf(text) <= limits.ticketDescription);
  const send = () => {
    setTried(true);
    if (!isFine) return;
    save.mutate(
      { title: title.trim(), texts: Object.fromEntries(given) },
      {
        onSuccess: () => {
          showToast({ tone: 'done', topic: 'canned', text: t('canned.saved', { title: title.trim() }) });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog title={known?.title ?? t('canned.new')} close={t('close')} onClose={onClose} size="lg">
      <div className="grid one-column gap-16">
        <TextField
          label={t('canned.title')}
          hint={t('canned.titleHint')}
          isRequired
          max={maxTitle}
          value={title}
          error={isTried && title.trim() === '' ? t('canned.titleMissing') : undefined}
          onChange={setTitle}
        />
        <p className="text-14 muted">{t('canned.placeholders', { name: '{name}', number: '{number}' })}</p>
        {languages.map((each, nth) => (
          <TextField
            key={each}
            label={t('canned.textIn', { language: customs[each].endonym })}
            rows={3}
            max={limits.ticketDescription}
            value={texts[each] ?? ''}
            error={nth === 0 && isTried && given.length === 0 ? t('canned.textMissing') : undefined}
            onChange={(text) => setTexts({ ...texts, [each]: text })}
          />
        ))}
        <FailedNote text={t('canned.notSaved')} error={save.error} />
        <div className="flex wrap justify-end gap-8">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button loading={save.isPending} onClick={send}>
            {t('canned.save')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
