/** The means of transport that a ship-to can have. */
export const deliveryTransports = ['VAN', 'TRUCK', 'PICKUP'] as const;
export type DeliveryTransport = (typeof deliveryTransports)[number];

/**
 * When goods for the same day leave at the latest, by the market's clock: lorries are loaded first, whoever fetches theirs
 * comes until the depot closes. Only where goods come on the day of ordering does a cut-off have to lie before it.
 */
export const departures: Readonly<Record<DeliveryTransport, string>> = {
  TRUCK: '10:00',
  VAN: '12:00',
  PICKUP: '18:00',
};

/** When the goods have left by that cut-off; undefined where the terms can be kept. */
export const missedDeparture = (
  transportType: string,
  { leadDays, cutOff }: { leadDays: number; cutOff: string },
): string | undefined => {
  const departure = deliveryTransports.find((each) => each === transportType);
  return leadDays === 0 && departure && cutOff > departures[departure] ? departures[departure] : undefined;
};
