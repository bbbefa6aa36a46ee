import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { lookAtVolume } from '@dray/server/platform/disk/free-space.ts';
import { say } from '../say.ts';
import { keepFigures, type MondayFigures, readFigures } from './figures.ts';
import { figureLines } from './figures-table.ts';
import { findEndless, findFailed, findGrown, maxGrowth } from './growth.ts';
import { readMondayOptions, refuseWithoutRoom, type SizeName, sizes } from './monday-options.ts';
import { openMondayPortal, removeMondayPortal } from './monday-portal.ts';
import { playMonday } from './play-monday.ts';
import { countSeeded, seedOrders } from './seed/seed-orders.ts';

const folder = resolve('.data', 'bench', 'monday');

/** One size after the other up to the one that is asked for; whether nothing grew that must not, and every job ended. */
export async function runMonday(args: readonly string[]): Promise<boolean> {
  const { upTo, isFresh, ...playing } = readMondayOptions(args);
  if (isFresh) await removeMondayPortal(folder, say);
  const portal = await openMondayPortal(folder, say);
  const file = join(folder, 'figures.json');
  try {
    const { client } = portal;
    const seeded = await countSeeded(client);
    refuseWithoutRoom(Math.max(0, sizes[upTo] - seeded), lookAtVolume(portal.postgres.folder).freeBytes);
    // What has grown beyond a size cannot be played at it any more; its figures stay.
    const wanted = sizesUpTo(upTo).filter((size) => size >= seeded);
    if (wanted.length === 0) say(`${seeded} orders are there already: --fresh begins anew, more go on from there`);
    for (const orders of wanted) {
      say(`\n${orders} orders`);
      await seedOrders(client, { upTo: orders, say });
      const played = await playMonday(portal, { ...playing, say });
      const others = readFigures(file).filter((size) => size.orders !== orders);
      const figures = { orders, commit: commitOfNow(), at: new Date().toISOString().slice(0, 16), ...played };
      keepFigures(
        file,
        [...others, figures].toSorted((one, other) => one.orders - other.orders),
      );
    }
  } finally {
    await portal.stop();
  }
  return judge(readFigures(file));
}

const sizesUpTo = (name: SizeName): number[] => Object.values(sizes).filter((size) => size <= sizes[name]);

const commitOfNow = (): string =>
  execFileSync('git', ['describe', '--always', '--dirty'], { cwd: import.meta.dirname, encoding: 'utf8' }).trim();

function judge(figures: readonly MondayFigures[]): boolean {
  for (const each of figureLines(figures)) say(each);
  say('');
  const [grown, endless, failed] = [findGrown(figures), findEndless(figures), findFailed(figures)];
  for (const { call, whose, fewer, more, from, to } of grown)
    say(
      `✗ ${call}, ${whose}: ${fewer} → ${more} buffers from ${from} to ${to} orders, at most ${maxGrowth[whose]} times`,
    );
  for (const { job, orders } of endless) say(`✗ ${job} did not end with ${orders} orders`);
  for (const { call, reason, orders } of failed) say(`✗ ${call} failed with ${orders} orders: ${reason}`);
  const isFine = grown.length + endless.length + failed.length === 0;
  if (isFine) say('✓ no call failed or grew more than it may, and every job ended');
  return isFine;
}
