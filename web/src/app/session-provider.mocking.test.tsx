// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '#capabilities/session/session.ts';
import { SessionProvider } from './session-provider.tsx';

vi.mock('#platform/calls/bearer.ts', () => ({
  readSessionState: () => 'signed-in',
  readUid: () => undefined,
  watchSessionState: () => () => undefined,
  lookUpSession: async () => 'signed-in',
}));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
});

const Probe = () => <p>{useSession().isIncomplete ? 'incomplete' : 'complete'}</p>;

/** The user's record was refused; the configuration came, and says what it says. */
async function shown(maintenance: boolean): Promise<string | null> {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  client.setQueryData(['portal-config'], { maintenance, sections: [] } as never);
  await client.prefetchQuery({ queryKey: ['session', 'user', ''], queryFn: () => Promise.reject(new Error('503')) });
  const container = document.createElement('div');
  await act(() =>
    createRoot(container).render(
      <QueryClientProvider client={client}>
        <SessionProvider>
          <Probe />
        </SessionProvider>
      </QueryClientProvider>,
    ),
  );
  return container.textContent;
}

test('during maintenance nobody is told besides that their rights could not be loaded', async () => {
  expect(await shown(true)).toBe('complete');
});

test('outside of maintenance rights that could not be loaded are shown', async () => {
  expect(await shown(false)).toBe('incomplete');
});
