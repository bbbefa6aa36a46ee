import { createHash } from 'node:crypto';
import type { ContentKind } from '../rules/content-entry.model.ts';

const idOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);

/** Of kind and path, so that an item keeps what people have done with it wherever it comes from. */
export const contentIdOf = (kind: ContentKind, path: string): string => idOf(`${kind}/${path}`);

export const fileIdOf = (itemId: string, name: string): string => idOf(`${itemId}/${name}`);
