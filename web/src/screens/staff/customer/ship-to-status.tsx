import { IconCircleCheck, IconHomeMove, IconPlayerPause } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { type StatusLook, StatusWord } from '#ui/list/status-word.tsx';
import type { CustomerShipTo } from './why/ship-tos-of.ts';

const looks: Readonly<Record<CustomerShipTo['status'], StatusLook>> = {
  Active: { tone: 'success', icon: IconCircleCheck },
  Suspended: { tone: 'warning', icon: IconPlayerPause },
  'Move Out': { tone: 'neutral', icon: IconHomeMove },
};

export function ShipToStatus({ status }: Pick<CustomerShipTo, 'status'>) {
  const { t } = useTranslation('customers');
  return (
    <StatusWord {...looks[status]} isSmall>
      {t(`page.state.${status}`)}
    </StatusWord>
  );
}
