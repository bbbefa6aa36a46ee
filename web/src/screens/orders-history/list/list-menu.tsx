import { IconDotsVertical, IconFileDownload, IconLink, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { OrderRow } from '#capabilities/ordering/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { iconButtonClass } from '#ui/icon-button.tsx';
import { type CsvExport, useCsvExport } from '#ui/list/export/use-csv-export.ts';
import { Menu } from '#ui/overlay/menu.tsx';
import type { MenuEntry } from '#ui/overlay/menu-entry.ts';
import { copyAndTell } from '#ui/overlay/toasts/copy-button.tsx';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** What can be done with the list as it is narrowed now. Its address says all of it: a saved filter is a link. */
export function ListMenu({ wanted }: { wanted: CsvExport<OrderRow> }) {
  const { t } = useTranslation(['orders', 'list']);
  const { may } = useSession();
  const isWide = useIsWide();
  const navigate = useNavigate();
  const { save } = useCsvExport(wanted);
  const words = { done: t('orders:listMenu.copied'), failed: t('orders:listMenu.copyFailed') };
  const onPhone: readonly MenuEntry[] = [
    ...(may('Catalogue') ? [{ key: 'new', label: t('orders:empty.action'), icon: <IconPlus {...icon} /> }] : []),
    { key: 'csv', label: t('list:csv.button'), icon: <IconFileDownload {...icon} /> },
  ];
  const run: Record<string, () => void> = {
    new: () => void navigate({ to: '/catalog/products' }),
    csv: save,
    link: () => void copyAndTell(location.href, words),
  };
  return (
    <Menu
      label={t('orders:listMenu.label')}
      isTriggerMute
      buttonClass={iconButtonClass}
      trigger={<IconDotsVertical size={20} stroke={1.75} aria-hidden="true" />}
      entries={[
        ...(isWide ? [] : onPhone),
        { key: 'link', label: t('orders:listMenu.copyLink'), icon: <IconLink {...icon} /> },
      ]}
      onPress={(key) => run[key]?.()}
    />
  );
}
