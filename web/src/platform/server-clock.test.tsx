// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { ClockContext } from './clock.ts';
import { noteServerTime, useServerNow } from './server-clock.ts';

const ours = new Date('2026-11-12T09:00:00.000Z');

function Shown() {
  return <p>{useServerNow(1_000).toISOString()}</p>;
}

async function shown(): Promise<string | null> {
  const container = document.createElement('div');
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <ClockContext value={() => ours}>
        <Shown />
      </ClockContext>,
    ),
  );
  return container.textContent;
}

test('time is the server’s, by its last answer; an answer without one changes nothing', async () => {
  noteServerTime('Thu, 12 Nov 2026 11:30:00 GMT', ours.getTime());
  noteServerTime(null, ours.getTime());
  noteServerTime('soon', ours.getTime());

  expect(await shown()).toBe('2026-11-12T11:30:00.000Z');
});
