import type { contentDeskRoutes } from '@dray/contract/content/content-desk.rest.ts';
import { isWrittenKind } from '@dray/contract/content/content-kinds.ts';
import type { Language } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { RestOutput } from '@dray/contract/rest-route.ts';
import { isPicture } from '../import/planning.ts';
import { uploadIdOf } from './desk-file.model.ts';
import {
  type DeskItem,
  hasBegunEverywhere,
  headOf,
  isWithin,
  mayChange,
  missingLanguages,
  type NowIn,
  stateOf,
  titleOf,
  type VersionHead,
  writtenHead,
  writtenLanguages,
} from './desk-item.model.ts';
import type { ShownItem } from './show-item.ts';
import type { DeskUpload } from './upload.store.ts';
import { writtenOf } from './written-of.ts';

type Routes = typeof contentDeskRoutes;
type Row = RestOutput<Routes['listContent']>['results'][number];
type Whole = RestOutput<Routes['getContent']>;

type Reading = { nowIn: NowIn; language: Language; people: ReadonlyMap<string, string> };

export function rowToWire(item: DeskItem, { nowIn, language, people }: Reading): Row {
  const head = writtenHead(item) as VersionHead;
  const next = headOf(item, item.nextVersion);
  return {
    kind: item.kind,
    id: item.id,
    path: item.path,
    title: titleOf(head, language),
    state: stateOf(item, nowIn),
    markets: [...head.markets],
    customerTypes: [...head.customerTypes],
    from: head.from ?? null,
    to: head.to ?? null,
    languages: writtenLanguages(head),
    missing: missingLanguages(head),
    hasDraft: item.draftVersion !== undefined,
    hasLater: next !== undefined && !hasBegunEverywhere(next, nowIn),
    changedAt: head.createdAt.toISOString(),
    changedBy: nameOf(people, head.createdBy),
  };
}

const nameOf = (people: ReadonlyMap<string, string>, uid: string | undefined): string | null =>
  uid === undefined ? null : (people.get(uid) ?? '–');

export const deskFileLink = ({ kind, id }: Pick<DeskItem, 'kind' | 'id'>, fileId: string): string =>
  `/api/staff/content/${kind}/${id}/files/${fileId}`;

export const fileToWire = (item: Pick<DeskItem, 'kind' | 'id'>, file: DeskUpload): Whole['files'][number] => {
  const id = uploadIdOf(item.id, file);
  const { name, type, size } = file;
  return { id, name, type, size, isPicture: isPicture(type), link: deskFileLink(item, id) };
};

type Rights = { edits: readonly Country[]; publishes: readonly Country[] };

export function itemToWire(shown: ShownItem, reading: Omit<Reading, 'people'>, { edits, publishes }: Rights): Whole {
  const { item, head, stored, files, people } = shown;
  return {
    ...rowToWire(item, { ...reading, people }),
    revision: item.revision,
    isWritten: isWrittenKind(item.kind),
    mayChange: mayChange(item, edits) && isWithin(head.markets, edits),
    mayPublish: mayChange(item, publishes),
    written: writtenOf(item, head, stored),
    rendered: Object.fromEntries(
      stored.texts.map(({ language, body }) => [language, { html: body.html, summary: body.summary }]),
    ),
    files: files.map((file) => fileToWire(item, file)),
    versions: item.versions.map((each) => ({
      version: each.version,
      title: titleOf(each, reading.language),
      languages: writtenLanguages(each),
      createdAt: each.createdAt.toISOString(),
      createdBy: nameOf(people, each.createdBy),
      publishedAt: each.publishedAt?.toISOString() ?? null,
      publishedBy: nameOf(people, each.publishedBy),
      stands: shownAs(item, each),
    })),
  };
}

function shownAs(item: DeskItem, { version }: VersionHead): Whole['versions'][number]['stands'] {
  if (version === item.draftVersion) return 'draft';
  if (version === item.nextVersion) return 'later';
  return version === item.publishedVersion ? 'shown' : 'before';
}
