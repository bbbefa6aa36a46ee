import { type Person, useRoleName } from '#capabilities/people/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { useShipToName } from '../people/use-ship-to-name.ts';

/** Where somebody has roles, and which: the first ship-to and how many more. */
export function useRolesText(): (person: Person) => { shipTos: string; roles: string } {
  const { t } = useTranslation('people');
  const roleName = useRoleName();
  const nameOfShipTo = useShipToName();
  return ({ permissionSchema }) => {
    const held = permissionSchema.flatMap(({ rpDetails }) => rpDetails);
    const ids = [...new Set(held.flatMap(({ shipToId }) => shipToId ?? []))];
    const [first, ...others] = ids;
    const named =
      first && [nameOfShipTo(first), ...(others.length > 0 ? [t('more', { n: others.length })] : [])].join(' · ');
    return {
      shipTos: held.some(({ shipToId }) => shipToId === undefined) ? t('everywhere') : (named ?? ''),
      roles: [...new Set(held.map(({ rolename }) => roleName(rolename)))].join(', '),
    };
  };
}
