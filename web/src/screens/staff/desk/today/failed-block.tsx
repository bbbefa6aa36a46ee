import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';

type Props = { text: string; onRetry: () => void };

/** A part of the page that could not be read, while the others are there. */
export function FailedBlock({ text, onRetry }: Props) {
  const { t } = useTranslation('staff-desk');
  return (
    <div className="row wrap between gap-8-16" role="alert">
      <p className="text-15">{text}</p>
      <Button variant="default" size="sm" aria-label={`${t('retry')}: ${text}`} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
