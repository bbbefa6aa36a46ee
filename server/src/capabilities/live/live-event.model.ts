import type { LiveEvent } from '@dray/contract/live/live-event.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { Section } from '@dray/contract/sections.ts';
import type { LogPosition } from '#platform/log-position.ts';

type AtShipTo = { section: Section; companyId: string; shipToId: string; country: Country };
type OfPerson = { uid: string };

/** With who may hear of it: holders of a section at a ship-to, or one person. */
export type AddressedEvent = LiveEvent & (AtShipTo | OfPerson);
/** With its place in the sequence of all, and what a replica must have replayed before it shows what it is about. */
export type NumberedEvent = AddressedEvent & { number: number; after?: LogPosition | undefined };

/** So long a browser may have been away and still be told what it missed. */
export const rememberedMs = 10 * 60_000;
/** Numbers are given before they are committed, so what is before a number may come after it. */
export const overlapMs = 30_000;

/** On which every process hears of them. */
export const liveChannel = 'dray_live';
