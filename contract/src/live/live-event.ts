import { z } from 'zod';

/** What a stream tells of: the page reads the thing again by its own call. */
export const liveKinds = ['order', 'bulk', 'notification', 'ticket', 'documents'] as const;
export type LiveKind = (typeof liveKinds)[number];

export const liveEvent = z.object({ kind: z.enum(liveKinds), id: z.string() });
export type LiveEvent = z.output<typeof liveEvent>;
