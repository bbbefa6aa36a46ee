import type { companyRoutes } from '@dray/contract/company/company.rest.ts';
import type { Language } from '@dray/contract/languages.ts';
import type { RestOutput } from '@dray/contract/rest-route.ts';
import { transportLabel } from '@dray/contract/texts/cart-text.ts';
import type { ShipToDetail, Transport, TransportDays } from './rules/company.model.ts';

type ShipToOnWire = RestOutput<(typeof companyRoutes)['getShipToBySapId']>;
type TransportTypesOnWire = RestOutput<(typeof companyRoutes)['getTransportTypes']>;

export const shipToToWire = ({ shipTo, days, serverTime }: ShipToDetail): ShipToOnWire => ({
  ...shipTo,
  province: shipTo.province ?? null,
  serverTime: serverTime.toISOString(),
  limits: days.map(({ transport }) => limitsToWire(transport)),
  deliveryDates: {
    ...(days[0]
      ? daysToWire(days[0])
      : { earliest: null, closedWeekdays: [], cutOff: '', orderUntil: null, open: [], orderBy: [], closed: [] }),
    byTransport: days.map((own) => ({
      transportType: own.transport.transportType,
      leadDays: own.transport.leadDays,
      ...daysToWire(own),
    })),
  },
});

const daysToWire = ({ transport, open, closed, cutOffs, orderUntil }: TransportDays) => ({
  earliest: open[0] ?? null,
  closedWeekdays: [...transport.closedWeekdays],
  cutOff: transport.cutOff,
  orderUntil: orderUntil?.toISOString() ?? null,
  open: [...open],
  orderBy: cutOffs.map(({ date, orderBy }) => ({ date, moment: orderBy.toISOString() })),
  closed: [...closed],
});

const limitsToWire = (transport: Transport): ShipToOnWire['limits'][number] => ({
  transportType: transport.transportType,
  handstacked: transport.handstacked,
  minimumPallets: transport.minimumPallets ?? null,
  maximumPallets: transport.maximumPallets ?? null,
  minimumWeightKg: transport.minimumWeightKg ?? null,
  maximumWeightKg: transport.maximumWeightKg ?? null,
  minimumPrice: transport.minimumPrice ?? null,
  maximumPrice: transport.maximumPrice ?? null,
});

export const transportTypesToWire = (types: readonly string[], language: Language): TransportTypesOnWire =>
  types.map((value) => ({ value, label: transportLabel(value, language) }));
