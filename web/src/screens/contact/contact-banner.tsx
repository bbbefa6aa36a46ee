import { useTranslation } from '#platform/texts/texts.ts';
import classes from './contact-banner.module.css';

export function ContactBanner() {
  const { t } = useTranslation('contact');
  return (
    <div className={classes.banner}>
      <h1 className={classes.heading}>{t('heading')}</h1>
      <p className={classes.lead}>{t('lead')}</p>
      <span className={classes.art} aria-hidden="true" />
    </div>
  );
}
