import type { z } from 'zod';
import { inParallel } from '#platform/in-parallel.ts';
import type { Breaker } from '#platform/outside/breaker.ts';
import { OutsideFailure } from '#platform/outside/outside-failure.ts';
import type { AskOutside } from '#platform/outside/outside-http.ts';
import {
  articleEntry,
  bannerEntry,
  helpPageEntry,
  linkEntry,
  materialEntries,
  type RemoteEntry,
  themedEntry,
  themeEntry,
  trainingEntry,
} from './remote-entry.ts';
import type { RemoteKey, RemoteList } from './remote-list.ts';
import { type RemoteTraining, remoteShapes } from './remote-shapes.ts';

const answerBytes = 4 * 1024 * 1024;
const fileBytes = 25 * 1024 * 1024;
const pageSize = 100;
/** A total is never believed: reading ends with an empty page, without progress, or here (T87). */
const pagesAtMost = 50;
const atOnce = 4;
/** The places that the portal has for banners (T89). */
const bannerLocations = ['homepageAfterLogin'] as const;

export type ContentCms = ReturnType<typeof contentCms>;

/** An outside CMS that answers the portal's own content calls, for one market, customer type and language at a time. */
export function contentCms(ask: AskOutside, guarded: Breaker) {
  const read = async <Shape extends z.ZodType>(
    key: RemoteKey,
    path: readonly string[],
    shape: Shape,
    query: Readonly<Record<string, string>> = {},
  ): Promise<z.output<Shape>> => {
    const audience = { market: key.market, customerType: key.customerType, Language: key.language };
    const answer = await guarded(() => ask({ path, query: { ...audience, ...query }, maxBytes: answerBytes }));
    const parsed = answer.status === 200 ? shape.safeParse(parse(answer.body)) : undefined;
    if (!parsed?.success) throw new OutsideFailure('unreadable', `The CMS answered ${path.join('/')} with rubbish`);
    return parsed.data;
  };

  /** Page by page; what comes twice is taken once. */
  const readAll = async <Item>(
    key: RemoteKey,
    path: readonly string[],
    shape: z.ZodType<{ results: Item[] }>,
    query: Readonly<Record<string, string>> = {},
  ): Promise<Item[]> => {
    const found = new Map<string, Item>();
    for (let page = 0; page < pagesAtMost; page += 1) {
      const paging = { offset: String(page * pageSize), limit: String(pageSize) };
      const { results } = await read(key, path, shape, { ...query, ...paging });
      const before = found.size;
      for (const item of results) found.set(JSON.stringify(item), item);
      if (results.length < pageSize || found.size === before) break;
    }
    return [...found.values()];
  };

  return {
    async readList(key: RemoteKey): Promise<RemoteEntry[]> {
      const entries = await readers[key.list]({ key, read, readAll });
      return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
    },
    async readFile(path: readonly string[]): Promise<Buffer | undefined> {
      const { status, body } = await guarded(() => ask({ path, maxBytes: fileBytes }));
      return status === 200 ? body : undefined;
    },
  };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

type Reading = {
  key: RemoteKey;
  read: <Shape extends z.ZodType>(key: RemoteKey, path: readonly string[], shape: Shape) => Promise<z.output<Shape>>;
  readAll: <Item>(
    key: RemoteKey,
    path: readonly string[],
    shape: z.ZodType<{ results: Item[] }>,
    query?: Readonly<Record<string, string>>,
  ) => Promise<Item[]>;
};
type ReadEntries = (reading: Reading) => Promise<RemoteEntry[]>;

const articles: ReadEntries = async ({ key, readAll }) =>
  (await readAll(key, [key.list], remoteShapes.articles)).map(articleEntry);
const links: ReadEntries = async ({ key, readAll }) =>
  (await readAll(key, [key.list], remoteShapes.links)).map(linkEntry(key.language));

const readers: Readonly<Record<RemoteList, ReadEntries>> = {
  articles,
  publicarticles: articles,
  links,
  portalExtLinks: links,
  async trainingLearning({ key, read, readAll }) {
    const heads = await readAll(key, ['trainingLearning'], remoteShapes.trainings);
    const whole: (RemoteTraining | undefined)[] = heads.map(() => undefined);
    await inParallel(atOnce, [...heads.entries()], async ([index, { path }]) => {
      whole[index] = await read(key, ['trainingLearning', path], remoteShapes.training);
    });
    return whole.flatMap((each, position) => (each ? [trainingEntry(each, position)] : []));
  },
  async faqitems({ key, readAll }) {
    const [items, themes] = await Promise.all([
      readAll(key, ['faqitems'], remoteShapes.themed),
      readAll(key, ['faqpages'], remoteShapes.themes),
    ]);
    return [...items.map(themedEntry('faq')), ...themes.map(themeEntry('faq', key.language))];
  },
  async knowledgebase({ key, read, readAll }) {
    const [items, { themes }] = await Promise.all([
      readAll(key, ['knowledgebase'], remoteShapes.themed),
      read(key, ['knowledgebase'], remoteShapes.themesBeside),
    ]);
    return [...items.map(themedEntry('knowledge')), ...themes.map(themeEntry('knowledge', key.language))];
  },
  async downloadmaterial({ key, read, readAll }) {
    const [materials, folders] = await Promise.all([
      readAll(key, ['downloadmaterial'], remoteShapes.materials),
      read(key, ['downloadmaterial', 'GetAllDMFolders'], remoteShapes.folders),
    ]);
    return materialEntries(folders, materials, key.language);
  },
  async banners({ key, readAll }) {
    const lists = await Promise.all(
      bannerLocations.map(async (locationId) =>
        (await readAll(key, ['banners'], remoteShapes.banners, { locationId })).map(
          bannerEntry(locationId, key.language),
        ),
      ),
    );
    return lists.flat();
  },
  async helppages({ key, readAll }) {
    return (await readAll(key, ['helppages'], remoteShapes.helpPages)).map(helpPageEntry(key.language));
  },
};
