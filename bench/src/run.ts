import { runAgainst } from './against/run-against.ts';
import { runBrewer } from './brewer/run-brewer.ts';
import { datasets } from './dataset.ts';
import { atLeast, atMost, type Goal, goalLine, isMet } from './goals.ts';
import { type CatalogueFindings, measureCatalogue, type Pair, withDataset } from './measure.ts';
import { measureOrdering, type OrderingFindings } from './measure-ordering.ts';
import { runMonday } from './monday/run-monday.ts';
import { say } from './say.ts';

const share = ({ dray, floor }: Pair): number => (100 * dray.perSecond) / floor.perSecond;

/**
 * Against the floor of the same minutes: the machine's own moods are not growth. Blocks are printed and not judged: of ten
 * million prices each product's is on a leaf of its own, of two hundred thousand a page's are side by side.
 */
const cpuShare = ({ dray, floor }: Pair): number => dray.cpuMillis / floor.cpuMillis;

const catalogueGoals = (
  small: CatalogueFindings,
  manyCustomers: CatalogueFindings,
  { page, detail, trips }: CatalogueFindings,
): Goal[] => [
  atLeast('catalogue page, share of the floor’s requests per second', share(page), 70, '%'),
  atMost('catalogue page, CPU of Node and PostgreSQL', page.dray.cpuMillis, 1.5, 'ms'),
  atLeast('product detail, share of the floor’s requests per second', share(detail), 50, '%'),
  atMost('catalogue page, round trips to PostgreSQL', trips, 2.1, ''),
  atMost('catalogue page, p99 against the floor’s', page.dray.p99 / page.floor.p99, 3, 'x'),
  atMost('growth of the page’s CPU, 1 k → 100 k products', cpuShare(page) / cpuShare(small.page), 1.5, 'x'),
  atMost(
    'growth of the page’s CPU, 200 → 2 000 customers',
    cpuShare(manyCustomers.page) / cpuShare(small.page),
    1.2,
    'x',
  ),
];

const orderingGoals = ({ add, place, largeCartMillis }: OrderingFindings): Goal[] => [
  atLeast('add to cart, share of the floor’s requests per second', share(add), 40, '%'),
  atLeast('place an order of 10 lines, share of the floor’s orders per second', share(place), 35, '%'),
  atMost('add to cart, p99 against the floor’s', add.dray.p99 / add.floor.p99, 3, 'x'),
  atMost('a change of a cart of 200 lines', largeCartMillis, 300, 'ms'),
];

/**
 * `npm run bench -- ordering` or `-- catalogue` measures one half only; `-- against <commit>` both versions by turns;
 * `-- monday` plays one with ever more orders; `-- brewer` measures a large file beside the shop, and the customers' search.
 */
const [half, ...rest] = process.argv.slice(2);
process.exitCode = (await runWanted()) ? 0 : 1;

function runWanted(): Promise<boolean> {
  if (half === 'against') return runAgainst(rest[0] ?? 'HEAD');
  if (half === 'brewer') return runBrewer(rest[0]);
  return half === 'monday' ? runMonday(rest) : measureGoals();
}

async function measureGoals(): Promise<boolean> {
  const goals: Goal[] = [];
  if (half !== 'catalogue')
    goals.push(...orderingGoals(await withDataset(datasets.small, (running) => measureOrdering(running))));
  if (half !== 'ordering') {
    const measure = (name: keyof typeof datasets) =>
      withDataset(datasets[name], (running) => measureCatalogue(running, datasets[name]));
    goals.push(
      ...catalogueGoals(await measure('small'), await measure('manyCustomers'), await measure('manyProducts')),
    );
  }
  say('');
  for (const goal of goals) say(goalLine(goal));
  return goals.every(isMet);
}
