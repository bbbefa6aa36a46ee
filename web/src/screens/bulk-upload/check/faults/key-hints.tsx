import { useTranslation } from '#platform/texts/texts.ts';
import classes from './key-hints.module.css';

/** What the keys do here. */
export function KeyHints() {
  const { t } = useTranslation('bulk-upload');
  return (
    <p className={`${classes.hints} size-14 muted`}>
      <kbd>F8</kbd> {t('keys.next')} · <kbd>Enter</kbd> {t('keys.save')} · <kbd>Esc</kbd> {t('keys.back')}
    </p>
  );
}
