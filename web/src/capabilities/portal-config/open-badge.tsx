import type { MarketContact } from '@dray/contract/portal-config/portal-config.rest.ts';
import { IconCircleCheck, IconMoon } from '@tabler/icons-react';
import { useServerNow } from '#platform/server-clock.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { StatusBadge } from '#ui/list/status-badge.tsx';
import { isOpen } from './opening-hours.ts';

const lookAgainMs = 20_000;

export function OpenBadge({ contact }: { contact: MarketContact }) {
  const { t } = useTranslation('contact');
  return isOpen(contact, useServerNow(lookAgainMs)) ? (
    <StatusBadge tone="success" icon={<IconCircleCheck size={16} stroke={2} aria-hidden="true" />}>
      {t('open')}
    </StatusBadge>
  ) : (
    <StatusBadge tone="neutral" icon={<IconMoon size={16} stroke={2} aria-hidden="true" />}>
      {t('closed')}
    </StatusBadge>
  );
}
