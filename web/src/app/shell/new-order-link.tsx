import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#platform/texts/texts.ts';
import type { MenuItem } from './menu/menu-items.ts';
import classes from './new-order-link.module.css';

type Props = { items: readonly MenuItem[]; isCompact?: boolean };

/** What most people come for comes first, for those who may order (3.1). */
export function NewOrderLink({ items, isCompact = false }: Props) {
  const { t } = useTranslation('shell');
  const mayOrder = items.some(({ name }) => name === 'catalogue');
  if (!mayOrder) return null;
  return (
    <Link to="/catalog/products" className={classes.order} data-compact={isCompact || undefined}>
      <IconPlus size={20} stroke={2} aria-hidden="true" />
      {t('menu.newOrder')}
    </Link>
  );
}
