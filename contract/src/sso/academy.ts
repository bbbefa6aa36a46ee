import type { AuthUser } from '../users/users.rest.ts';

type Held = { rolename: string; roleid: string };

/** Known by its name or by this id (U7): markets name their roles in their own words. */
const isAcademy = ({ rolename, roleid }: Held): boolean => rolename === 'POS Academy' || roleid === 'R-POS-ACADEMY';

/** Every holder is handed over to e-learning after the tutorial, and at every sign-in anyone who holds nothing else (T28). */
export function goesToAcademy(
  { permissionSchema }: Pick<AuthUser, 'permissionSchema'>,
  afterTutorial: boolean,
): boolean {
  const held: Held[] = permissionSchema.flatMap(({ rpDetails }) => rpDetails);
  return held.some(isAcademy) && (afterTutorial || held.every(isAcademy));
}
