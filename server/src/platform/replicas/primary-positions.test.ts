import { expect, test } from 'vitest';
import { type LogPosition, positionOf } from '../log-position.ts';
import { primaryPositions } from './primary-positions.ts';

/** A primary that has come as far as the test says; undefined while it is away. */
function primaryAt(...positions: (string | undefined)[]) {
  return primaryPositions(async (): Promise<LogPosition> => {
    const next = positions.shift();
    if (next === undefined) throw new Error('away');
    return positionOf(next);
  });
}

test('what everybody must have is what the primary had come to a look ago', async () => {
  const positions = primaryAt('0/10', '0/20', '0/30');
  expect(positions.required()).toBeUndefined();

  const required = [];
  for (const _look of [1, 2, 3]) {
    await positions.look();
    required.push(positions.required());
  }

  expect(required).toEqual(['0/10', '0/10', '0/20'].map(positionOf));
});

test('while the primary is away all that is known of it must be there, this process’s own changes too', async () => {
  const positions = primaryAt('0/10', '0/20', undefined, undefined, '0/50');
  await positions.look();
  await positions.look();
  positions.note(positionOf('0/25'));

  await positions.look();
  const away = positions.required();
  await positions.look();
  expect([away, positions.required()]).toEqual([positionOf('0/25'), positionOf('0/25')]);
  await positions.look();

  expect(positions.required()).toBe(positionOf('0/20'));
});

test('a primary that keeps silent is not asked twice at once', async () => {
  let asked = 0;
  const positions = primaryPositions(() => {
    asked += 1;
    return new Promise(() => undefined);
  });

  void positions.look();
  await positions.look();

  expect(asked).toBe(1);
});
