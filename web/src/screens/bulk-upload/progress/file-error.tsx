import { IconFileAlert } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';

type Props = {
  name: string;
  reason: string;
  /** The same file once more; nothing where it is not in this tab any more. */
  onRetry?: (() => void) | undefined;
  onOther: () => void;
};

/** A file that was not taken: nothing of it was ordered, and why. */
export function FileError({ name, reason, onRetry, onOther }: Props) {
  const { t } = useTranslation('bulk-upload');
  return (
    <Note tone="danger" role="alert" icon={<IconFileAlert size={20} stroke={1.75} aria-hidden="true" />}>
      <strong>{t('fileError.title')}</strong>
      <p>
        <span className="block semibold">{name}</span> {t('fileError.text')} {t('fileError.reason', { reason })}
      </p>
      <p className="flex wrap gap-8 mt-10">
        {onRetry && (
          <Button variant="default" onClick={onRetry}>
            {t('fileError.retry')}
          </Button>
        )}
        <Button variant="default" onClick={onOther}>
          {t('fileError.other')}
        </Button>
      </p>
    </Note>
  );
}
