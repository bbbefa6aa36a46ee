import { IconHelpCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#platform/texts/texts.ts';
import classes from './help-link.module.css';
import type { MenuItem } from './menu/menu-items.ts';

type Props = { items: readonly MenuItem[]; isCompact?: boolean };

/** Help stands in the same place on every page (H6): the answers for whoever may read them, else whom to call. */
export function HelpLink({ items, isCompact = false }: Props) {
  const { t } = useTranslation('shell');
  const answers = items.some((item) => item.kind === 'group' && item.places.some(({ to }) => to === '/support/faq'));
  return (
    <Link
      to={answers ? '/support/faq' : '/contact'}
      className={classes.help}
      data-compact={isCompact || undefined}
      aria-label={t('help.full')}
    >
      <IconHelpCircle size={20} stroke={1.75} aria-hidden="true" />
      {isCompact ? t('help.short') : t('help.full')}
    </Link>
  );
}
