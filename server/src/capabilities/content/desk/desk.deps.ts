import type { Request } from '#platform/request/request.ts';
import type { DeskNeeds } from '../needs/content-desk.deps.ts';
import type { DeskChangeStore } from './desk-change.store.ts';
import type { DeskItemStore } from './desk-item.store.ts';
import type { UploadStore } from './upload.store.ts';

export type DeskDeps = DeskNeeds & { items: DeskItemStore; changes: DeskChangeStore; uploads: UploadStore };

/** Who writes, and for which markets they may. */
export type Editor = Pick<Request, 'actor' | 'caller' | 'scope'>;
