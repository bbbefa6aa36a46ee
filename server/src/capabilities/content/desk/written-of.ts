import { articleKinds } from '@dray/contract/content/articles.rest.ts';
import type { Written } from '@dray/contract/content/content-desk-shapes.ts';
import { isShortKind } from '@dray/contract/content/content-kinds.ts';
import { linkTypes } from '@dray/contract/content/link-types.ts';
import { frontShapes, type ItemFront } from '../import/front-shapes.ts';
import { uploadIdOf } from './desk-file.model.ts';
import type { DeskItem, VersionHead } from './desk-item.model.ts';
import type { StoredVersion } from './desk-item.store.ts';

const shapes = frontShapes(undefined);

/** What an item's own file said; what cannot be read of it, as of an old row, is left out. */
export function frontIn({ source }: Pick<StoredVersion, 'source'>): ItemFront {
  const parsed = shapes.item.safeParse(source);
  if (parsed.success) return parsed.data;
  const shape = shapes.item.shape as Record<string, { safeParse: (value: unknown) => { success: boolean } }>;
  const readable = Object.entries(source).filter(([name, value]) => shape[name]?.safeParse(value).success);
  return shapes.item.parse(Object.fromEntries(readable));
}

/** A stored version as its writer sees it. */
export function writtenOf(item: Pick<DeskItem, 'id' | 'kind'>, head: VersionHead, stored: StoredVersion): Written {
  const front = frontIn(stored);
  const { kind } = item;
  const link = stored.texts[0]?.body.link ?? null;
  const refOf = (role: string) =>
    stored.files.filter((file) => file.role === role).map((file) => uploadIdOf(item.id, file));
  const [image] = refOf('image');
  const types = [...linkTypes, 'External'] as const;
  return {
    markets: [...head.markets],
    customerTypes: [...head.customerTypes],
    isPublic: head.isPublic,
    from: head.from ?? null,
    to: head.to ?? null,
    date: front.date ?? null,
    order: stored.position,
    articleKind: articleKinds.find((known) => known === stored.subKind) ?? null,
    linkType: types.find((known) => known === stored.subKind) ?? null,
    theme: front.theme ?? null,
    location: kind === 'banner' ? (stored.group ?? null) : null,
    link: isShortKind(kind) ? (front.url ?? front.link ?? link) : null,
    image: image ? { fileId: image, alt: front.imageAlt ?? {} } : null,
    files: refOf('attachment'),
    event: front.event ? { date: front.event.date, place: front.event.place ?? '' } : null,
    texts: Object.fromEntries(stored.texts.map((text) => [text.language, textOf(kind, text)])),
  };
}

function textOf(kind: DeskItem['kind'], { body, source }: StoredVersion['texts'][number]) {
  if (isShortKind(kind)) return { title: body.title, summary: body.summary, markdown: '' };
  // What was written before there was an import has only what is shown of it.
  const { title = body.title, summary = '', markdown = kind === 'help-page' ? body.summary : '' } = source;
  return { title, summary, markdown };
}
