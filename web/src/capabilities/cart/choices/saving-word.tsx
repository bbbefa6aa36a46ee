import { useTranslation } from '#platform/texts/texts.ts';
import classes from './saving-word.module.css';

/** That a choice is on its way. Its container is there before, so that it is read out and nothing moves. */
export function SavingWord({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('cart');
  return (
    <span role="status" className={`${classes.word} shrinkable size-13 line-20 regular muted`}>
      {isOn && <span>{t('saving')}</span>}
    </span>
  );
}
