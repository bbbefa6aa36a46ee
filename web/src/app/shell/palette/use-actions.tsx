import { customs } from '@dray/contract/languages.ts';
import { IconLanguage, IconLogout, IconMapPin, IconMessagePlus, IconRepeat } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { repeatQueries } from '#capabilities/cart/index.ts';
import type { PaletteAction } from '#capabilities/search/index.ts';
import { useLanguageChoice, useOfferedLanguages, useSession } from '#capabilities/session/index.ts';
import { useOpenShipToPicker } from '#capabilities/ship-to/index.ts';
import { readStored } from '#platform/storage-keys.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { hasScreen } from '../../routes/route-table.ts';
import { menuIcons } from '../menu/menu-icons.ts';
import type { MenuItem } from '../menu/menu-items.ts';

type Doers = { repeat: (orderNumber: string) => void; leave: () => void };

/** Everything that the palette can do or go to: what the menu has, and what else the shell offers on every page. */
export function useActions(items: readonly MenuItem[], { repeat, leave }: Doers): PaletteAction[] {
  const { t } = useTranslation('search');
  const { user, may } = useSession();
  const router = useRouter();
  const repeatLast = useRepeatLast(repeat);
  const pickShipTo = useOpenShipToPicker();
  const offered = useOfferedLanguages();
  const { shown, choose } = useLanguageChoice();
  const destinations = useDestinations(items);
  const mayAsk = may('Support') && hasScreen('/support/tickets');
  const when = (isThere: boolean, action: PaletteAction) => (isThere ? [action] : []);

  return [
    ...when(may('Catalogue'), {
      key: 'repeat',
      name: t('palette.repeatLast'),
      run: repeatLast,
      icon: <IconRepeat size={20} stroke={1.75} aria-hidden="true" />,
    }),
    ...when(mayAsk, {
      key: 'request',
      name: t('palette.newRequest'),
      icon: <IconMessagePlus size={20} stroke={1.75} aria-hidden="true" />,
      run: () => void router.navigate({ to: '/support/tickets', search: { new: '1' } }),
    }),
    ...when((user?.shipTos.length ?? 0) > 1, {
      key: 'ship-to',
      name: t('palette.shipTo'),
      run: pickShipTo,
      icon: <IconMapPin size={20} stroke={1.75} aria-hidden="true" />,
    }),
    ...destinations,
    ...offered
      .filter((language) => language !== shown)
      .map((language) => ({
        key: `language-${language}`,
        name: t('palette.language', { name: customs[language].endonym }),
        icon: <IconLanguage size={20} stroke={1.75} aria-hidden="true" />,
        run: () => choose(language),
      })),
    {
      key: 'sign-out',
      name: t('palette.signOut'),
      run: leave,
      icon: <IconLogout size={20} stroke={1.75} aria-hidden="true" />,
    },
  ];
}

/** The destinations of the menu in its order; what is in a group is shown with the group's name. */
function useDestinations(items: readonly MenuItem[]): PaletteAction[] {
  const { t } = useTranslation('shell');
  const router = useRouter();
  return items.flatMap((item): PaletteAction[] => {
    const icon = iconOf(item);
    const name = t(`menu.full.${item.name}`);
    if (item.kind === 'destination')
      return [{ key: item.name, name, icon, run: () => void router.navigate({ to: item.to }) }];
    if (item.kind === 'group')
      return item.destinations.map((destination) => ({
        key: destination.name,
        name: `${name} › ${t(`menu.full.${destination.name}`)}`,
        icon,
        run: () => void router.navigate({ to: destination.to }),
      }));
    // A tool is opened by its own button alone: a window that no click has opened is held back by browsers.
    return [];
  });
}

function iconOf({ name }: MenuItem) {
  const Icon = menuIcons[name];
  return <Icon size={20} stroke={1.75} aria-hidden="true" />;
}

function useRepeatLast(repeat: (orderNumber: string) => void): () => void {
  const { t } = useTranslation('search');
  const client = useQueryClient();
  const language = useLanguage();
  const find = async () => {
    try {
      const wanted = { shipToId: readStored('shipToId'), language };
      const { order_number } = await client.fetchQuery(repeatQueries.preview(wanted));
      if (order_number) repeat(order_number);
      else showToast({ tone: 'done', topic: 'reorder', text: t('palette.nothingToRepeat') });
    } catch (failure) {
      showFailure({
        topic: 'reorder',
        isTrueEitherWay: true,
        text: t('palette.repeatLastFailed'),
        failure,
        retry: () => void find(),
      });
    }
  };
  return () => void find();
}
