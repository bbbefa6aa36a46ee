import { IconHelpCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#platform/texts/texts.ts';
import classes from './help-link.module.css';
import type { MenuItem } from './menu-items.ts';

type Props = { items: readonly MenuItem[]; isCompact?: boolean };

/** Help is in the same place on every page (H6): the answers for those who may read them; others find whom to call there. */
export function HelpLink({ items, isCompact = false }: Props) {
  const { t } = useTranslation('shell');
  const answers = items.some(
    (item) => item.kind === 'group' && item.destinations.some(({ to }) => to === '/support/faq'),
  );
  const name = answers ? t('help.full') : t('help.contact');
  return (
    <Link
      to={answers ? '/support/faq' : '/contact'}
      className={classes.help}
      data-compact={isCompact || undefined}
      aria-label={name}
    >
      <IconHelpCircle size={20} stroke={1.75} aria-hidden="true" />
      {isCompact && answers ? t('help.short') : name}
    </Link>
  );
}
