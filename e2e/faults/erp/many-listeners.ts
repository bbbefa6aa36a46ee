import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { testPassword } from '@dray/server/testing/small-world/people.ts';
import { callPortal, dataOf } from '../portal-call.ts';
import { startServerProcess } from '../server-process.ts';
import { type Announced, announceFor } from './announcements.ts';
import { cpuSecondsOf } from './cpu-seconds.ts';
import { type ErpWorld, type Portal, secondsUntil } from './erp-world.ts';
import { type Listener, openListener } from './listener.ts';

const listeners = 200;
const seconds = 60;
const maxCpuShare = 0.05;
const maxDelayMs = 3_000;

/** 200 open pages: what they cost the process that serves them, and whether each is told what its reader may see. */
export async function listenTogether(world: ErpWorld): Promise<string[]> {
  const portal = await world.openPortal();
  const dataDir = mkdtempSync(join(tmpdir(), 'dray-listeners-'));
  const env = { JOBS: '0', BUSY_ABOVE_MS: '0' };
  const server = await startServerProcess({ dataDir, databaseUrl: () => portal.database.url }, env);
  const open: Listener[] = [];
  try {
    const readers = await signInAll(portal, server.address);
    const without = await cpuShare(server.pid, () => announceFor(portal.sql, seconds));
    for (let index = 0; index < listeners; index += 1) {
      const reader = readers[index % readers.length];
      if (reader) open.push(await openListener(server.address, reader));
    }
    const withAll = await cpuShare(server.pid, () => announceFor(portal.sql, seconds));
    await untilAllAreNotified(open, withAll.announced);
    return judge({ open, without: without.share, withAll: withAll.share, announced: withAll.announced });
  } finally {
    for (const listener of open) listener.close();
    await server.stop();
    await portal.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Reader = { email: string; token: string; shipToIds: ReadonlySet<string> };

/** Everybody who may come in, with the ship-tos whose orders they may see. */
async function signInAll({ sql }: Portal, address: string): Promise<Reader[]> {
  const people = await sql<{ email: string; shipToIds: string[] }>(
    `select email, array_remove(array_agg(distinct ship_to.id) filter (where 'My Orders' = any(role.sections)), null)
       as "shipToIds"
     from account join role_grant using (uid) join role using (roleid)
       left join ship_to on ship_to.company_id = role_grant.company_id
         and coalesce(role_grant.ship_to_id, ship_to.id) = ship_to.id
     where account.status = 'Active' and user_validation and not first_login and not is_staff group by email order by email`,
  );
  return Promise.all(
    people.map(async ({ email, shipToIds }) => {
      const query = `mutation { generateCustomerToken(email: "${email}", password: "${testPassword}") { token } }`;
      const answer = await callPortal({ address, path: '/graphql', body: { query } });
      if (answer.kind !== 'answered') throw new Error(`${email} cannot sign in: ${JSON.stringify(answer)}`);
      const { token } = dataOf<{ generateCustomerToken: { token: string } }>(answer).generateCustomerToken;
      return { email, token, shipToIds: new Set(shipToIds ?? []) };
    }),
  );
}

async function cpuShare(pid: number, work: () => Promise<readonly Announced[]>) {
  const [startedAt, before] = [performance.now(), cpuSecondsOf(pid)];
  const announced = await work();
  return { announced, share: (cpuSecondsOf(pid) - before) / ((performance.now() - startedAt) / 1_000) };
}

const wantedBy = ({ reader }: Listener, announced: readonly Announced[]) =>
  announced.filter(({ shipToId }) => reader.shipToIds.has(shipToId));

async function untilAllAreNotified(open: readonly Listener[], announced: readonly Announced[]): Promise<void> {
  const isNotified = (listener: Listener) => wantedBy(listener, announced).every(({ id }) => listener.heard.has(id));
  await secondsUntil('everybody is told', 10, async () => open.every(isNotified)).catch(() => undefined);
  // A listener that gets what is not theirs would have got it by now.
  await sleep(500);
}

type Outcome = { open: readonly Listener[]; without: number; withAll: number; announced: readonly Announced[] };

function judge({ open, without, withAll, announced }: Outcome): string[] {
  const delays: number[] = [];
  const faults = open.flatMap((listener) => {
    const wanted = wantedBy(listener, announced);
    const missed = wanted.filter(({ id }) => !listener.heard.has(id)).length;
    for (const { id, committedAt } of wanted) {
      const heardAt = listener.heard.get(id);
      if (heardAt !== undefined) delays.push(heardAt - committedAt);
    }
    const { email } = listener.reader;
    return [
      ...(missed > 0 ? [`${email} missed ${missed} of ${wanted.length}`] : []),
      ...(listener.heard.size > wanted.length ? [`${email} heard what is not theirs`] : []),
      ...(listener.beats() < 2 ? [`${email} felt ${listener.beats()} heart-beats`] : []),
    ];
  });
  const sorted = delays.toSorted((one, other) => one - other);
  const [usual = 0, longest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  console.log(
    `${open.length} listeners for ${seconds} s, ${announced.length} events, ${delays.length} heard: ${faults.length} faults, ` +
      `heard within ${longest.toFixed(0)} ms, half of them within ${usual.toFixed(0)} ms; server process ${percent(without)} of a core without, ${percent(withAll)} with them`,
  );
  if (longest > maxDelayMs) faults.push(`somebody was told after ${longest.toFixed(0)} ms`);
  if (withAll - without > maxCpuShare) faults.push(`they cost ${percent(withAll - without)} of a core`);
  return faults;
}
