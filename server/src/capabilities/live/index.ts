export { forgetLiveEvents } from './forget-live-events.ts';
export type { LiveDoor } from './live.door.ts';
export { type AddressedEvent, liveChannel, type NumberedEvent } from './live-event.model.ts';
export { openLive } from './open-live.ts';
