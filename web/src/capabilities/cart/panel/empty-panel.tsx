import { IconShoppingCart } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import classes from './empty-panel.module.css';

/** Nothing in it yet: how it is filled. */
export function EmptyPanel() {
  const { t } = useTranslation('cart');
  return (
    <div className={classes.empty}>
      <IconShoppingCart size={28} stroke={1.5} aria-hidden="true" />
      <p className="mt-6 semibold ink">{t('empty.heading')}</p>
      <p>{t('empty.panel')}</p>
    </div>
  );
}
