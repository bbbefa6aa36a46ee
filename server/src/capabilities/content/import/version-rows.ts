import { type DigestedItem, type ItemFile, searchTextOf } from './planned-item.ts';

/** A version that is to be stored. */
export type NewVersion = Omit<DigestedItem, 'files'> & { version: number; files: readonly ItemFile[] };
type Made = {
  at: Date;
  /** Its day where nobody has said one. */
  today: string;
  /** Undefined where a folder brought it. */
  by?: string | undefined;
};

export const itemRows = (items: readonly NewVersion[]): string =>
  JSON.stringify(items.map(({ id, kind, path }) => ({ id, kind, path })));

export const stateRows = (items: readonly NewVersion[]): string =>
  JSON.stringify(items.map(({ id, version, isDraft }) => ({ id, version, is_draft: isDraft })));

/** A moment is a day, and a time where it is not the beginning of the first or the end of the last one. */
const dayOf = (moment: string | undefined): string | undefined => moment?.slice(0, 10);
const timeOf = (moment: string | undefined): string | undefined => moment?.slice(11) || undefined;

export const versionRows = (items: readonly NewVersion[], { at, today, by }: Made): string =>
  JSON.stringify(
    items.map((item) => ({
      item_id: item.id,
      version: item.version,
      markets: item.markets,
      customer_types: item.customerTypes,
      is_public: item.isPublic,
      visible_from: dayOf(item.visibleFrom),
      visible_from_time: timeOf(item.visibleFrom),
      visible_to: dayOf(item.visibleTo),
      visible_to_time: timeOf(item.visibleTo),
      shown_on: item.date ?? today,
      position: item.position,
      sub_kind: item.subKind,
      group_key: item.group,
      event_date: item.eventDate,
      source: item.source,
      digest: item.digest,
      created_at: at,
      created_by: by,
      published_at: item.isDraft ? undefined : at,
    })),
  );

export const textRows = (items: readonly NewVersion[]): string =>
  JSON.stringify(
    items.flatMap(({ id, version, texts }) =>
      texts.map(({ language, body, source }) => ({
        item_id: id,
        version,
        language,
        body,
        source,
        search_text: searchTextOf(body),
      })),
    ),
  );

export const fileRows = (items: readonly NewVersion[]): string =>
  JSON.stringify(
    items.flatMap(({ id, version, files }) =>
      files.map(({ id: fileId, name, role, file }) => ({
        item_id: id,
        version,
        id: fileId,
        name,
        role,
        file_key: file.key,
        content_type: file.contentType,
        size_bytes: file.sizeBytes,
      })),
    ),
  );
