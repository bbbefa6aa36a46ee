import { type MenuName, menuFor } from '@dray/contract/section-table.ts';
import { useQuery } from '@tanstack/react-query';
import { contentQueries, safeLinkOf } from '#capabilities/content/index.ts';
import { portalConfigQueries, switchesFor } from '#capabilities/portal-config/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useLanguage } from '#platform/texts/texts.ts';
import { hasScreen } from '../../routes/route-table.ts';
import { type MenuItem, menuItems } from './menu-items.ts';

const nobody = { allAvailablePermission: [], customerType: null, permissionSchema: [] };

/** The main menu of the signed-in user. Where their rights could not be fetched, Home is left (T15). */
export function useMenu(): MenuItem[] {
  const { user } = useSession();
  const { data: config, isError } = useQuery({ ...portalConfigQueries.config(), retryOnMount: false });
  const { data: links = [] } = useQuery(contentQueries.externalLinks(useLanguage()));

  const switches = (config || isError) && switchesFor(user?.UID ?? '', config);
  const about = links.find(({ name }) => name === ('about' satisfies MenuName));
  const aboutLink = about && safeLinkOf(about.url);
  return menuItems(menuFor(user ?? nobody, switches || new Map()), {
    hasScreen,
    outside: aboutLink?.kind === 'outside' ? { about: aboutLink.href } : {},
  });
}
