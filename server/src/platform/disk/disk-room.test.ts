import { expect, test } from 'vitest';
import { diskRoom } from './disk-room.ts';
import { reserveOf } from './free-space.ts';

const megabyte = 1024 * 1024;
/** A clock that the test moves. */
function aClock() {
  let now = Date.parse('2026-11-12T09:30:00Z');
  return {
    now: () => new Date(now),
    advance: ({ ms }: { ms: number }) => {
      now += ms;
    },
  };
}
const silent = { warn: () => undefined, info: () => undefined };

test.each([
  ['64 MB of a small volume', 260, undefined, 64],
  ['a twentieth of a larger one', 4_000, undefined, 200],
  ['never more than 512 MB', 1_000_000, undefined, 512],
  ['what the operator says', 260, 24, 24],
])('%s are kept free', (_name, totalMegabytes, setMegabytes, expected) => {
  expect(reserveOf({ totalBytes: totalMegabytes * megabyte }, setMegabytes)).toBe(expected * megabyte);
});

function aVolume(freeMegabytes: number) {
  const clock = aClock();
  const volume = { freeMegabytes, looks: 0 };
  const look = () => {
    volume.looks += 1;
    return { freeBytes: volume.freeMegabytes * megabyte, totalBytes: 260 * megabyte };
  };
  const room = diskRoom({ folders: ['/data'], reserveMegabytes: undefined, look, clock, logger: silent });
  return { room, volume, clock };
}

test('below the reserve changes are refused with a time to come back, above it they are taken again', () => {
  const { room, volume, clock } = aVolume(63);

  expect(room.isFull()).toBe(true);
  expect(room.refuseChanges).toThrow(expect.objectContaining({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 5 }));

  volume.freeMegabytes = 65;
  clock.advance({ ms: 1_000 });
  expect(room.isFull()).toBe(false);
  room.refuseChanges();
});

test('sessions go on until a quarter of the reserve is left', () => {
  const { room, volume, clock } = aVolume(17);
  room.refuseSessions();

  volume.freeMegabytes = 15;
  clock.advance({ ms: 1_000 });

  expect(room.refuseSessions).toThrow();
});

test('the volume is looked at once a second at most', () => {
  const { room, volume, clock } = aVolume(100);

  for (let call = 0; call < 100; call += 1) room.refuseChanges();
  clock.advance({ ms: 1_000 });
  room.refuseChanges();

  expect(volume.looks).toBe(2);
});

test('the fullest of several volumes counts, and one that cannot be looked at counts as none', () => {
  const clock = aClock();
  const look = (folder: string) => {
    if (folder === '/gone') throw new Error('not there');
    return { freeBytes: (folder === '/full' ? 1 : 9_000) * megabyte, totalBytes: 9_999 * megabyte };
  };
  const roomIn = (...folders: string[]) =>
    diskRoom({ folders, reserveMegabytes: undefined, look, clock, logger: silent }).isFull();

  expect([roomIn('/roomy', '/full'), roomIn('/roomy', '/gone'), roomIn()]).toEqual([true, false, false]);
});
