import { isCountry, storeOf } from '@dray/contract/markets.ts';
import type { AuthUser } from '@dray/contract/users/users.rest.ts';
import { folded, hasWords } from '#platform/texts/has-words.ts';

export type ShipTo = AuthUser['shipTos'][number];

export const isOpenShipTo = ({ status }: ShipTo): boolean => status === 'Active';

/** One open ship-to needs no choice; several do, and a choice holds only while its ship-to is open (moment 5, K5). */
export function findChosen(shipTos: readonly ShipTo[], rememberedId: string | undefined): ShipTo | undefined {
  const open = shipTos.filter(isOpenShipTo);
  return open.length === 1 ? open[0] : open.find(({ id }) => id === rememberedId);
}

type Owner = Pick<AuthUser, 'country' | 'customerType'>;

/** What every call tells of the delivery: the chosen ship-to's, else the user's own (T31). */
export function deliveryFacts(chosen: ShipTo | undefined, user: Owner) {
  const country = chosen?.country ?? user.country;
  return {
    shipToId: chosen?.id,
    customertype: chosen?.customerType ?? user.customerType ?? undefined,
    store: isCountry(country) ? storeOf(country) : undefined,
  };
}

/** Every word of the query must be in name, city or number; accents and case do not matter. */
export const searchShipTos = (shipTos: readonly ShipTo[], query: string): ShipTo[] =>
  shipTos.filter(({ name, city, id }) => hasWords(`${name} ${city} ${id}`, query));

/** "U Lípy, Brno"; a name that tells the city already does not tell it twice. */
export const shipToName = ({ name, city }: Pick<ShipTo, 'name' | 'city'>): string =>
  folded(name).includes(folded(city)) ? name : `${name}, ${city}`;
