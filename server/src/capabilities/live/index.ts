export { type LiveDoor, live } from './live.door.ts';
export type { AddressedEvent, NumberedEvent } from './live-event.model.ts';
export { liveChannel } from './live-event.store.ts';
