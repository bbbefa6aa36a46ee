import { expect, test } from 'vitest';
import { factsOfError } from './queue-error.ts';

test('an error of the queue is logged whole; what only looks like one by what it says and of which queue', () => {
  const error = new Error('gone');

  expect(factsOfError(error)).toEqual({ err: error });
  expect(factsOfError({ message: 'Connection terminated', queue: 'send-mail', worker: 'w1' })).toEqual({
    reason: 'Connection terminated',
    queue: 'send-mail',
  });
  expect(factsOfError('gone')).toEqual({ reason: 'gone', queue: undefined });
});
