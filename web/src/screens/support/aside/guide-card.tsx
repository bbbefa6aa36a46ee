import { GuideButton } from '#capabilities/content/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Card } from '#ui/page/card.tsx';
import classes from './aside-card.module.css';

/** A user who skipped the guide at their first login finds it here. */
export function GuideCard() {
  const { t } = useTranslation('support');
  return (
    <Card heading={t('guide.heading')}>
      <p className={classes.text}>{t('guide.text')}</p>
      <GuideButton label={t('guide.button')} />
    </Card>
  );
}
