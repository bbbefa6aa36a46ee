import type { companyRoutes } from '@dray/contract/company/company.rest.ts';
import type { RestAnswer } from '@dray/contract/rest-route.ts';

export type ShipToDetail = RestAnswer<(typeof companyRoutes)['getShipToBySapId']>;

/** Of ordinary length, so that what comes takes the place of what is drawn while one waits. */
export const inventedDetail: Omit<ShipToDetail, 'status'> = {
  id: '000000',
  name: 'Name',
  customerType: '',
  companyId: '',
  soldTo: { id: '', name: '' },
  payer: { id: '', name: '' },
  street: 'Street 00',
  postalCode: '000 00',
  city: 'City',
  province: null,
  country: 'CZ',
  serverTime: '',
  limits: [
    {
      transportType: 'VAN',
      handstacked: true,
      minimumPallets: null,
      maximumPallets: null,
      minimumWeightKg: 150,
      maximumWeightKg: 1500,
      minimumPrice: null,
      maximumPrice: null,
    },
  ],
  deliveryDates: {
    earliest: '2026-11-12',
    closedWeekdays: [6, 7],
    cutOff: '12:00',
    orderUntil: null,
    open: [],
    orderBy: ['01', '02', '03', '04', '05'].map((day) => ({
      date: `2099-06-${day}`,
      moment: `2099-06-${day}T10:00:00.000Z`,
    })),
    closed: [],
    byTransport: [],
  },
};
