import { type Country, countries, marketOf } from '@dray/contract/markets.ts';
import { pacedWork } from '#platform/breathe.ts';
import type { Clock } from '#platform/clock.ts';
import type { Product } from '../product/product.model.ts';
import type { CatalogueStore, CommonRows, Look } from '../store/catalogue.store.ts';
import { restock } from './restock.ts';
import { emptyShelf, findProduct, orderBy, type Shelf } from './shelf.model.ts';

export type CatalogueShelves = ReturnType<typeof catalogueShelves>;

type Source = { clock: Clock; maxAgeMs: number; read: <T>(work: (store: CatalogueStore) => Promise<T>) => Promise<T> };
type Stock = Pick<Look, 'horizon' | 'digest' | 'runningSince'> & { shelves: ReadonlyMap<Country, Shelf> };

const productsAtATime = 1_000;
/** So many changes are on the shelf before anyone is answered; more are worked in while the old shelf still serves. */
const changesWaitedFor = 1_000;
/** With so many, reading everything anew is simpler than following each. */
const changesFollowed = 20_000;
/** No transaction has this number: nothing has changed since. */
const endOfTime = '18446744073709551615';

/** Every market's goods in this process's memory, never older than `maxAgeMs` when somebody asks. */
export function catalogueShelves({ clock, maxAgeMs, read }: Source) {
  let stock: Stock | undefined;
  let lookedAt = 0;
  let inFlight: Promise<void> | undefined;
  let background: Promise<void> | undefined;

  return async (country: Country): Promise<Shelf> => {
    const age = Math.abs(clock.now().getTime() - lookedAt);
    if (!stock || (age >= maxAgeMs && !background)) {
      inFlight ??= refresh().finally(() => {
        inFlight = undefined;
      });
      await inFlight;
    }
    return stock?.shelves.get(country) ?? emptyShelf(country);
  };

  async function refresh(): Promise<void> {
    const startedAt = clock.now().getTime();
    if (stock) await lookAgain(stock);
    else stock = await fill(read);
    lookedAt = startedAt;
  }

  async function lookAgain(known: Stock): Promise<void> {
    const look = await read((store) => store.look(known.horizon, changesFollowed));
    if (isAnotherRun(known, look) || look.changed.length === changesFollowed) return work(fill(read), countIn(known));

    const changes = changesFor(known, look);
    const amount = look.digest === known.digest ? changes.skus.length : countIn(known);
    return work(refill(read, known, look, changes), amount);
  }

  async function work(making: Promise<Stock>, amount: number): Promise<void> {
    const made = making.then((next) => {
      stock = next;
    });
    if (amount <= changesWaitedFor) return made;
    // Failing, it leaves the horizon where it was: the next look finds the same changes and tells the person who asks.
    background = made
      .catch(() => undefined)
      .finally(() => {
        background = undefined;
      });
  }
}

/**
 * PostgreSQL was started anew, perhaps from a copy: transactions that left no trace before a crash give their numbers to
 * new ones, so numbers of before say nothing about now.
 */
const isAnotherRun = (known: Stock, look: Look): boolean =>
  look.runningSince !== known.runningSince || BigInt(look.horizon) < BigInt(known.horizon);

const countIn = ({ shelves }: Stock): number =>
  [...shelves.values()].reduce((count, { bySku }) => count + bySku.length, 0);

type ChangesFound = { skus: readonly string[]; removed: readonly string[] };

/** Of what a look names, what is not known yet: while a transaction is slow, looks name the same again and again. */
function changesFor({ shelves }: Stock, { changed, removed }: Look): ChangesFound {
  const find = (sku: string) => {
    for (const shelf of shelves.values()) {
      const product = findProduct(shelf, sku);
      if (product) return product;
    }
    return undefined;
  };
  return {
    skus: changed.filter(({ sku, changedIn }) => find(sku)?.changedIn !== changedIn).map(({ sku }) => sku),
    removed: removed.filter(find),
  };
}

async function fill(read: Source['read']): Promise<Stock> {
  // The look comes first: what changes while everything is read is read once more by the next look.
  const look = await read((store) => store.look(endOfTime, 0));
  const commonRows = await read((store) => store.listCommonRows());
  const products: Product[] = [];
  for (let last: string | undefined = ''; last !== undefined; ) {
    const after: string = last;
    const part = await read((store) => store.listProductsAfter(after, productsAtATime));
    products.push(...part);
    last = part.at(-1)?.sku;
  }
  const empty = new Map(countries.map((country) => [country, emptyShelf(country)]));
  const shelves = await restockAll(empty, { products, removed: [], commonRows, concernsAll: true });
  for (const shelf of shelves.values()) {
    await orderBy(shelf, marketOf(shelf.country).language, pacedWork());
    await orderBy(shelf, 'listed', pacedWork());
  }
  const { horizon, digest, runningSince } = look;
  return { shelves, horizon, digest, runningSince };
}

async function refill(read: Source['read'], known: Stock, look: Look, changes: ChangesFound): Promise<Stock> {
  const { horizon, digest, runningSince } = look;
  const isSame = digest === known.digest;
  const { skus } = changes;
  if (isSame && skus.length + changes.removed.length === 0) return { ...known, horizon };

  const products: Product[] = [];
  for (let start = 0; start < skus.length; start += productsAtATime)
    products.push(...(await read((store) => store.findProducts(skus.slice(start, start + productsAtATime)))));
  const arrived = new Set(products.map(({ sku }) => sku));
  const removed = [...changes.removed, ...skus].filter((sku) => !arrived.has(sku));
  const commonRows = await read((store) => store.listCommonRows());
  // Groups' names are words to be found by, so new ones concern every product.
  const all = isSame ? products : [...products, ...allBut(known, new Set([...arrived, ...removed]))];
  const shelves = await restockAll(known.shelves, { products: all, removed, commonRows, concernsAll: !isSame });
  return { shelves, horizon, digest, runningSince };
}

const allBut = ({ shelves }: Stock, skus: ReadonlySet<string>): Product[] =>
  [...shelves.values()].flatMap(({ products }) =>
    products.filter((product) => product !== undefined).filter(({ sku }) => !skus.has(sku)),
  );

type Arrival = {
  products: readonly Product[];
  removed: readonly string[];
  commonRows: CommonRows;
  concernsAll: boolean;
};

async function restockAll(shelves: ReadonlyMap<Country, Shelf>, arrival: Arrival): Promise<Map<Country, Shelf>> {
  const { products, commonRows, concernsAll } = arrival;
  const next = new Map(shelves);
  for (const [country, shelf] of shelves) {
    const put = products.filter((product) => product.country === country);
    // A product that moved to another market leaves this one.
    const elsewhere = products.filter((product) => product.country !== country).map(({ sku }) => sku);
    const removed = [...arrival.removed, ...elsewhere].filter((sku) => findProduct(shelf, sku));
    if (!concernsAll && put.length + removed.length === 0) continue;
    const categories = commonRows.categories.filter((category) => category.country === country);
    const { returnables } = commonRows;
    next.set(country, await restock(shelf, { put, removed, categories, returnables }, pacedWork()));
  }
  return next;
}
