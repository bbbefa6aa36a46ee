import type { companyRoutes } from '@dray/contract/company/company.rest.ts';
import type { RestOutput } from '@dray/contract/rest-route.ts';
import type { ShipToDetail, Transport } from './company.model.ts';

type ShipToOnWire = RestOutput<(typeof companyRoutes)['getShipToBySapId']>;

export const shipToToWire = ({ shipTo, transports, earliestDelivery }: ShipToDetail): ShipToOnWire => ({
  ...shipTo,
  province: shipTo.province ?? null,
  limits: transports.map(limitsToWire),
  deliveryDates: {
    earliest: earliestDelivery ?? null,
    closedWeekdays: [...(transports[0]?.closedWeekdays ?? [])],
    cutOff: transports[0]?.cutOff ?? '',
  },
});

const limitsToWire = (transport: Transport): ShipToOnWire['limits'][number] => ({
  transportType: transport.transportType,
  handstacked: transport.handstacked,
  minimumPallets: transport.minimumPallets ?? null,
  maximumPallets: transport.maximumPallets ?? null,
  minimumWeightKg: transport.minimumWeightKg ?? null,
  maximumWeightKg: transport.maximumWeightKg ?? null,
  minimumPrice: transport.minimumPrice ?? null,
});
