import type { AuthUser } from '@dray/contract/users/users.rest.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { OwnAccount } from '#screens/profile-details/own-account.tsx';
import { Drawer } from '#ui/overlay/drawer.tsx';

type Props = { user: AuthUser; onClose: () => void };

/** Password, devices, language, notifications and the own data, whatever sections somebody holds (T159). */
export default function AccountDrawer({ user, onClose }: Props) {
  const { t } = useTranslation('shell');
  return (
    <Drawer side="right" title={t('account.own')} close={t('menu.close')} onClose={onClose}>
      <OwnAccount user={user} />
    </Drawer>
  );
}
