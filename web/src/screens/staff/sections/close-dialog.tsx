import type { MarketSection } from '#capabilities/market-sections/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { FailedNote } from '../parts/failed-note.tsx';
import { useSectionName } from './use-section-name.ts';

type Props = {
  closing: MarketSection;
  market: string;
  error: unknown;
  isSaving: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** Whom it touches, before anything is hidden from them. */
export function CloseDialog({ closing, market, error, isSaving, onClose, onConfirm }: Props) {
  const { t } = useTranslation('market-sections');
  const language = useLanguage();
  const section = useSectionName()(closing.section);
  const { people } = closing;
  return (
    <Dialog title={t('question', { section, market })} close={t('cancel')} onClose={onClose} size="sm">
      <div className="grid one-column gap-16">
        <p>{t('consequence', { count: people, n: formatNumber(language, people) })}</p>
        <FailedNote text={t('notSaved')} error={error} />
        <div className="flex wrap justify-end gap-8">
          <Button variant="default" data-autofocus onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button loading={isSaving} onClick={onConfirm}>
            {t('close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
