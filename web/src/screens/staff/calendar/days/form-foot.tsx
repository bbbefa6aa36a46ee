import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';

/** Leaves a form, or sends it. */
export function FormFoot({ isSaving, onClose }: { isSaving: boolean; onClose: () => void }) {
  const { t } = useTranslation('calendars');
  return (
    <div className="flex wrap justify-end gap-8">
      <Button variant="default" onClick={onClose}>
        {t('form.cancel')}
      </Button>
      <Button type="submit" loading={isSaving}>
        {t('form.save')}
      </Button>
    </div>
  );
}
