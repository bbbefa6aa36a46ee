import { useState } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

/** One question. A no is explained and leads nowhere else; it is not stored, for a slip of the finger is no answer. */
export default function AgeDialog({ onConfirm }: { onConfirm: () => void }) {
  const { t } = useTranslation('age');
  const [isRefused, setRefused] = useState(false);
  return (
    <Dialog title={isRefused ? t('refusedHeading') : t('question')} isForced isSolid>
      <p className="muted pretty" role={isRefused ? 'status' : undefined}>
        {isRefused ? t('refusedText') : t('why')}
      </p>
      <div className="flex wrap gap-8 mt-20">
        {isRefused ? (
          <Button variant="default" onClick={() => setRefused(false)}>
            {t('back')}
          </Button>
        ) : (
          <>
            <Button onClick={onConfirm} data-autofocus>
              {t('yes')}
            </Button>
            <Button variant="default" onClick={() => setRefused(true)}>
              {t('no')}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
