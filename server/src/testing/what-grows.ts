type BlocksOf = (work: () => Promise<unknown>) => Promise<{ blocks: number }>;
type Calls = Readonly<Record<string, () => Promise<unknown>>>;
type Grown = { call: string; few: number; many: number };

const maxGrowth = 1.5;

/** Which calls touch half as many blocks again, or more, once the data beside what they ask for have grown. */
export async function whatGrows(blocksOf: BlocksOf, calls: Calls, grow: () => Promise<unknown>): Promise<Grown[]> {
  const few = await touchedBy(blocksOf, calls);
  await grow();
  const many = await touchedBy(blocksOf, calls);
  const grown = Object.keys(calls).map((call) => ({ call, few: few[call] ?? 0, many: many[call] ?? 0 }));
  if (process.env.DRAY_HEAVY === '1')
    process.stdout.write(grown.map((each) => `${each.call}: ${each.few} → ${each.many} blocks\n`).join(''));
  return grown.filter((each) => each.many > maxGrowth * each.few);
}

async function touchedBy(blocksOf: BlocksOf, calls: Calls): Promise<Record<string, number>> {
  const touched: Record<string, number> = {};
  for (const [call, ask] of Object.entries(calls)) touched[call] = (await blocksOf(ask)).blocks;
  return touched;
}
