import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { AddressedEvent } from '#capabilities/live/index.ts';
import { liveEventStore } from '#capabilities/live/live-event.store.ts';
import { setStatus, versionOf } from '#capabilities/users/test-people.ts';
import { type Database, openDatabase } from '#platform/database/connection.ts';
import { createLogger } from '#platform/logger.ts';
import { eventually } from '../../testing/eventually.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { testPassword } from '../../testing/small-world/people.ts';
import { openTestStream } from './test-stream.ts';

let portal: TestPortal;
let database: Database;
let tokens: Record<'owner' | 'shift' | 'stranger' | 'academy', string>;
beforeAll(async () => {
  portal = await openTestPortal();
  database = openDatabase(portal.databaseUrl, createLogger('silent'));
  const tokenOf = (email: string) => portal.visitor.getToken(email, testPassword);
  tokens = {
    owner: await tokenOf('owner@ulipy.example'),
    shift: await tokenOf('shift@ulipy.example'),
    stranger: await tokenOf('owner@tatravelko.example'),
    academy: await tokenOf('academy@ulipy.example'),
  };
});
afterAll(async () => {
  await database.close();
  await portal.close();
});

const events = {
  lipa: { shipToId: '100234', companyId: '', id: 'L1' },
  other: { shipToId: '100235', companyId: '', id: 'L2' },
};

const announce = async (name: keyof typeof events, id = events[name].id): Promise<void> => {
  const { shipToId } = events[name];
  const [row] = await portal.sql<{ company_id: string }>(`select company_id from ship_to where id = $1`, [shipToId]);
  const event: AddressedEvent = {
    kind: 'order',
    id,
    section: 'My Orders',
    country: 'CZ',
    shipToId,
    companyId: row?.company_id ?? '',
  };
  await database.write((transaction) => liveEventStore(transaction).addEvent(event, portal.clock.now()));
};

const announceTo = (uid: string, id: string): Promise<void> =>
  database.write((transaction) =>
    liveEventStore(transaction).addEvent({ kind: 'notification', id, uid }, portal.clock.now()),
  );

const received = (stream: Awaited<ReturnType<typeof openTestStream>>, id: string) =>
  eventually(() => stream.frames.find(({ data }) => (data as { id?: string }).id === id));

test('what changed is reported to anyone who may see it, through every process, and to nobody else', async () => {
  const another = await portal.startAnother();
  const streams = {
    owner: await openTestStream(portal.url, tokens.owner),
    ownerElsewhere: await openTestStream(another.url, tokens.owner),
    shift: await openTestStream(portal.url, tokens.shift),
    stranger: await openTestStream(portal.url, tokens.stranger),
    academy: await openTestStream(portal.url, tokens.academy),
  };

  await announce('other');
  await announce('lipa');
  await Promise.all([
    ...[streams.owner, streams.ownerElsewhere].flatMap((stream) => [received(stream, 'L1'), received(stream, 'L2')]),
    received(streams.shift, 'L1'),
  ]);

  expect(streams.owner).toMatchObject({ status: 200, type: 'text/event-stream; charset=utf-8' });
  expect(streams.owner.frames).toContainEqual({
    id: expect.any(String),
    event: 'order',
    data: { kind: 'order', id: 'L1' },
  });
  expect(streams.shift.frames.map(({ data }) => data)).toEqual([{ kind: 'order', id: 'L1' }]);
  expect([streams.stranger.frames, streams.academy.frames]).toEqual([[], []]);
  await Promise.all(Object.values(streams).map((stream) => stream.close()));
  await another.stop();
});

test('who was away is told what they missed, and reads everything anew where nobody knows', async () => {
  const first = await openTestStream(portal.url, tokens.owner);
  await announce('lipa', 'M1');
  const { id: last = '' } = await received(first, 'M1');
  await first.close();
  await announce('lipa', 'M2');

  const back = await openTestStream(portal.url, tokens.owner, { 'last-event-id': last });
  await received(back, 'M2');
  const strangers = await openTestStream(portal.url, tokens.stranger, { 'last-event-id': last });
  const [tooOld, nonsense] = await Promise.all(
    ['999999999', '1; drop table live_event'].map((id) =>
      openTestStream(portal.url, tokens.owner, { 'last-event-id': id }),
    ),
  );

  expect((await eventually(() => tooOld?.frames[0]))?.event).toBe('reload');
  expect((await eventually(() => nonsense?.frames[0]))?.event).toBe('reload');
  expect(strangers.frames).toEqual([]);
  await Promise.all([back, strangers, tooOld, nonsense].map((stream) => stream?.close()));
});

/** The looks that a stream takes at its reader's rights come when the test says so; nothing waits for seconds to pass. */
const withLooks = async (work: (look: () => void) => Promise<void>): Promise<void> => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    await work(() => {
      portal.clock.advance({ ms: 5_000 });
      vi.advanceTimersByTime(4_000);
    });
  } finally {
    vi.useRealTimers();
  }
};

test('nobody listens without a session, and a session that ends ends the stream', () =>
  withLooks(async (look) => {
    const nobody = await fetch(`${portal.url}/api/events`);
    const token = await portal.visitor.getToken('new@ulipy.example', testPassword);
    const stream = await openTestStream(portal.url, token);

    await portal.sql(
      `update account set tokens_valid_from = now() + interval '10 years' where email = 'new@ulipy.example'`,
    );
    look();
    await eventually(() => stream.isOver() || undefined);

    expect(nobody.status).toBe(401);
    expect(await nobody.json()).toMatchObject({ code: 'UNAUTHORIZED' });
  }));

test('a right that is taken away ends on the stream that is open; what is one’s own still comes', () =>
  withLooks(async (look) => {
    const stream = await openTestStream(portal.url, tokens.shift);
    await announce('lipa', 'R');
    await received(stream, 'R');
    const kept = await portal.sql<{ roles: unknown }>(
      `with gone as (delete from role_grant where uid = 'u-ulipy-shift' returning *) select gone::text as roles from gone`,
    );
    look();

    // The look takes a moment; from then on an order is passed over.
    let isPassedOver = false;
    for (let turn = 0; turn < 100 && !isPassedOver; turn += 1) {
      await announce('lipa', `R${turn}`);
      await announceTo('u-ulipy-shift', `own ${turn}`);
      await received(stream, `own ${turn}`);
      isPassedOver = !stream.frames.some(({ data }) => (data as { id: string }).id === `R${turn}`);
    }

    for (const { roles } of kept) await portal.sql(`insert into role_grant select ($1::role_grant).*`, [roles]);
    expect(isPassedOver).toBe(true);
    await stream.close();
  }));

test('one person has twenty streams at most; the next is asked to come back', async () => {
  const streams = await Promise.all(Array.from({ length: 20 }, () => openTestStream(portal.url, tokens.academy)));

  const tooMany = await fetch(`${portal.url}/api/events`, { headers: { authorization: `Bearer ${tokens.academy}` } });
  const another = await openTestStream(portal.url, tokens.stranger);

  expect([tooMany.status, tooMany.headers.get('retry-after'), another.status]).toEqual([503, '5', 200]);
  await Promise.all([another, ...streams].map((stream) => stream.close()));
});

test('anyone who is deactivated hears nothing more on the stream that they have open', () =>
  withLooks(async (look) => {
    const owner = await portal.signIn('owner@ulipy.example');
    const stream = await openTestStream(portal.url, tokens.shift);
    const uid = 'u-ulipy-shift';

    const gone = await setStatus(owner, { id: uid, status: 'Deactivated', version: await versionOf(portal, uid) });
    expect(gone).toMatchObject({ status: 200 });
    look();
    await eventually(() => stream.isOver() || undefined);

    const again = await fetch(`${portal.url}/api/events`, { headers: { authorization: `Bearer ${tokens.shift}` } });
    expect(again.status).toBe(401);
  }));

test('a process that stops ends its streams at once', async () => {
  const another = await portal.startAnother();
  const stream = await openTestStream(another.url, await portal.visitor.getToken('owner@ulipy.example', testPassword));

  await another.stop();

  expect(stream.isOver()).toBe(true);
});
