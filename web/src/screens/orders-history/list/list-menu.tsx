import { IconDotsVertical, IconLink } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { iconButtonClass } from '#ui/icon-button.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import { copyAndTell } from '#ui/overlay/toasts/copy-button.tsx';

/** What can be done with the list as it is narrowed now. Its address says all of it: a saved filter is a link. */
export function ListMenu() {
  const { t } = useTranslation('orders');
  const words = { done: t('listMenu.copied'), failed: t('listMenu.copyFailed') };
  return (
    <Menu
      label={t('listMenu.label')}
      isTriggerMute
      buttonClass={iconButtonClass}
      trigger={<IconDotsVertical size={20} stroke={1.75} aria-hidden="true" />}
      entries={[
        { key: 'link', label: t('listMenu.copyLink'), icon: <IconLink size={18} stroke={1.75} aria-hidden="true" /> },
      ]}
      onPress={() => void copyAndTell(location.href, words)}
    />
  );
}
