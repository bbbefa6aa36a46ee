// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { documentsQueries } from './documents.queries.ts';
import { useLiveDocuments } from './use-live-documents.ts';

const heard = vi.hoisted(() => new Map<string, (id: string | undefined) => void>());
vi.mock('#platform/live/use-live.ts', () => ({
  useLive: (kind: string, change: (id: string | undefined) => void) => void heard.set(kind, change),
}));

const Page = () => {
  useLiveDocuments();
  return null;
};

test('an open list is read again when an archive brought something', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const client = new QueryClient();
  const { queryKey } = documentsQueries.list({}, 1, 'sk');
  client.setQueryData(queryKey, {} as never);
  client.setQueryData(['orders'], {});
  const shown = createRoot(document.createElement('div'));
  await act(() =>
    shown.render(
      <QueryClientProvider client={client}>
        <Page />
      </QueryClientProvider>,
    ),
  );

  await act(() => heard.get('documents')?.('300201'));

  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  expect(client.getQueryState(['orders'])?.isInvalidated).toBe(false);
  await act(() => shown.unmount());
});
