import { useTranslation } from '#platform/texts/texts.ts';
import classes from './fresh-mark.module.css';

/** Shown for a moment beside a row that has changed by itself. */
export const FreshMark = () => <span className={classes.mark}>{useTranslation('list').t('live.now')}</span>;
