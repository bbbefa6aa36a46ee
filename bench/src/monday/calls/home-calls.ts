import { ActiveCartDocument } from '../../../../web/src/generated/operations/active-cart.ts';
import { CountSavedOrdersDocument } from '../../../../web/src/generated/operations/count-saved-orders.ts';
import { FavouritesPreviewDocument } from '../../../../web/src/generated/operations/favourites-preview.ts';
import { OffersDocument } from '../../../../web/src/generated/operations/offers.ts';
import { PortalConfigDocument } from '../../../../web/src/generated/operations/portal-config.ts';
import { PreviewReorderDocument } from '../../../../web/src/generated/operations/preview-reorder.ts';
import { signInCall, tokenOf } from '../people.ts';
import { asks, type MondayCall, reads } from './monday-call.ts';

/** When goods can come, which is needed to order. */
export const daysCall = reads(
  'home: ship-to and its days',
  ({ shipToId }) => `/api/shiptos/GetShipToBySapId/${shipToId}`,
  (answer, memory) => {
    memory.day = JSON.parse(answer).deliveryDates.open[1];
  },
);

/** The cart as it stands, which asks what every change of it asks first. */
export const cartCall = asks('home: cart', ActiveCartDocument);

/** In through the door, and what the first screen asks for. */
export const homeCalls: readonly MondayCall[] = [
  {
    name: 'sign in',
    repeats: true,
    ask: ({ uid }) => signInCall(uid),
    learn: (answer, memory) => {
      memory.token = tokenOf(answer);
    },
  },
  reads('home: who am I', ({ uid }) => `/identity/users/GetUserInfoById/${uid}`),
  asks('home: switches', PortalConfigDocument),
  daysCall,
  reads('home: what comes', ({ shipToId }) => `/api/orders?view=open&limit=10&shipTo=${shipToId}`),
  reads('home: recent orders', () => '/api/orders?limit=5'),
  reads('home: usual order', ({ shipToId }) => `/api/orders/usual?shipTo=${shipToId}`),
  asks('home: last order again', PreviewReorderDocument),
  cartCall,
  asks('home: saved orders', CountSavedOrdersDocument),
  asks('home: favourites', FavouritesPreviewDocument),
  asks('home: offers', OffersDocument),
  reads('home: documents to deal with', () => '/api/mydocuments/outlook'),
  reads('home: requests', () => '/api/tickets/GetAllTickets?limit=5'),
  reads('home: news', () => '/content/articles?limit=3'),
  reads('bell', () => '/api/notifications?limit=20'),
];
