import { type ShownOnboarding, useDiscardOnboarding } from '#capabilities/onboarding/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { FailedNote } from '../parts/failed-note.tsx';

/** Ends it; what was written stays, and is said. */
export function DiscardDialog({ onboarding, onClose }: { onboarding: ShownOnboarding; onClose: () => void }) {
  const { t } = useTranslation('onboarding');
  const discard = useDiscardOnboarding(onboarding.id);
  return (
    <Dialog title={t('discard.title', { name: onboarding.name })} close={t('cancel')} onClose={onClose} size="sm">
      <div className="grid one-column gap-16">
        <p className="text-15">{t(onboarding.companyId ? 'discard.written' : 'discard.text')}</p>
        <FailedNote text={t('discard.failed')} error={discard.error} />
        <div className="flex wrap justify-end gap-8">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            data-autofocus
            loading={discard.isPending}
            onClick={() => discard.mutate(onboarding.version, { onSuccess: onClose })}
          >
            {t('discard.confirm')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
