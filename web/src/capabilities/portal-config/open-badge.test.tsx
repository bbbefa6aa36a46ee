// @vitest-environment happy-dom
import type { MarketContact } from '@dray/contract/portal-config/portal-config.rest.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ClockContext } from '#platform/clock.ts';
import { loadTexts, startTexts } from '#platform/texts/texts.ts';
import { OpenBadge } from './open-badge.tsx';

const contact: MarketContact = {
  country: 'SK',
  company: '',
  phones: [],
  email: '',
  street: '',
  postalCode: '',
  city: '',
  requestsFrom: '08:00',
  requestsTo: '18:00',
  serviceDays: [4],
  closedDays: [],
};

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await startTexts('sk');
  await loadTexts('contact');
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the badge turns over while one looks at it', async () => {
  let now = new Date('2026-11-12T16:59:50Z');
  const container = document.createElement('div');
  const shown = createRoot(container);
  await act(() =>
    shown.render(
      <ClockContext value={() => now}>
        <OpenBadge contact={contact} />
      </ClockContext>,
    ),
  );
  expect(container.textContent).toBe('Teraz otvorené');

  now = new Date('2026-11-12T17:00:10Z');
  await act(() => vi.advanceTimersByTime(20_000));

  expect(container.textContent).toBe('Teraz zatvorené');
  await act(() => shown.unmount());
});
