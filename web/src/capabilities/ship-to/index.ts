export { deliveryFacts, findChosen, isOpenShipTo, type ShipTo, shipToName } from './choose-ship-to.ts';
export {
  chooseShipTo,
  ShipToSwitchContext,
  useChosenShipTo,
  useOpenShipToPicker,
  useRememberedDelivery,
  useSwitchShipTo,
} from './chosen-ship-to.ts';
export { closedReason } from './closed-reason.ts';
export { needsShipTo } from './needs-ship-to.ts';
export { NoShipTo } from './no-ship-to.tsx';
export { shipToQueries } from './ship-to.queries.ts';
export { ShipToBar, ShipToChip } from './ship-to-button.tsx';
export { ShipToPicking } from './ship-to-picking.tsx';
