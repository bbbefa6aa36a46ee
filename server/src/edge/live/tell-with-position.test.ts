import { expect, test } from 'vitest';
import type { NumberedEvent } from '#capabilities/live/index.ts';
import { type LogPosition, positionOf } from '#platform/log-position.ts';
import { tellWithPosition } from './tell-with-position.ts';

const event = (number: number): NumberedEvent => ({ number, kind: 'notification', id: `n${number}`, uid: 'u-1' });

test('what is heard is told in its order, with a position that was asked for behind it', async () => {
  const sent: NumberedEvent[] = [];
  const answers: ((position: LogPosition) => void)[] = [];
  const reloaded: (LogPosition | undefined)[] = [];
  const hub = {
    tell: (heard: NumberedEvent) => void sent.push(heard),
    reloadAll: (at?: LogPosition) => void reloaded.push(at),
  };
  const noted: unknown[] = [];
  const changes = {
    noteEvent: ({ id }: { id: string }, at: LogPosition) => void noted.push([id, at, sent.length]),
    noteMissed: (at: LogPosition) => void noted.push(['missed', at, reloaded.length]),
  };
  const { hear, missed } = tellWithPosition(hub, () => new Promise((resolve) => void answers.push(resolve)), changes);
  const moment = () => new Promise((resolve) => setImmediate(resolve));

  hear(event(1));
  hear(event(2));
  hear(event(3));
  answers[0]?.(positionOf('0/10'));
  await moment();
  expect(sent).toEqual([{ ...event(1), after: positionOf('0/10') }]);
  answers[1]?.(positionOf('0/20'));
  await moment();

  expect(sent.slice(1)).toEqual([2, 3].map((number) => ({ ...event(number), after: positionOf('0/20') })));
  const missing = missed();
  answers[2]?.(positionOf('0/30'));
  await missing;
  expect([reloaded, answers.length]).toEqual([[positionOf('0/30')], 3]);
  // Each before it is told: whoever hears it may ask in the next moment.
  expect(noted).toEqual([
    ['n1', positionOf('0/10'), 0],
    ['n2', positionOf('0/20'), 1],
    ['n3', positionOf('0/20'), 2],
    ['missed', positionOf('0/30'), 0],
  ]);
});
