import { expect, test } from 'vitest';
import { repositoryRoot } from '../repository.ts';
import { findBlindSpots } from './check-cruised.ts';

const compose = {
  source: 'server/src/compose/compose.ts',
  dependencies: [{ resolved: 'server/src/capabilities/company/index.ts' }],
};

test('a file that the cruiser passes over is named', () => {
  const unseen = findBlindSpots(repositoryRoot, ['server/src/compose'], [compose]);

  expect(unseen).toContain('server/src/compose/cart.ts was not looked at');
  expect(unseen).not.toContain('server/src/compose/compose.ts was not looked at');
});

test('so is one that follows no import', () => {
  expect(findBlindSpots(repositoryRoot, [], [{ ...compose, dependencies: [] }])).toEqual([
    'the import of server/src/capabilities/company/index.ts in server/src/compose/compose.ts was not followed',
  ]);
  expect(findBlindSpots(repositoryRoot, [], [compose])).toEqual([]);
});
