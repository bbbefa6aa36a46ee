import type { AuthUser } from '@dray/contract/users/users.rest.ts';

type Reader = Pick<AuthUser, 'country' | 'isStaff' | 'shipTos'>;

/** The Italian market alone looks for orders by how far their delivery is (O3), and staff, who see Italian orders. */
export const looksByDelivery = (reader: Reader | undefined): boolean =>
  reader !== undefined &&
  (reader.isStaff || [reader.country, ...reader.shipTos.map(({ country }) => country)].includes('IT'));
