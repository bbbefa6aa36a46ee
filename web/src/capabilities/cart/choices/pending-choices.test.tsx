// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { makeChoice, usePendingChoice } from './pending-choices.ts';

const queryKey = ['cart'];
const client = new QueryClient();
const shown: string[] = [];

/** As a field shows it: the choice that is on its way, else what the server keeps, which the screen around it knows. */
function Field({ stored }: { stored: string }) {
  const pending = usePendingChoice('payment');
  const value = pending?.state === 'saving' ? pending.value : stored;
  if (shown.at(-1) !== value) shown.push(value);
  return <p>{value}</p>;
}

function Screen() {
  const { data } = useQuery({
    queryKey,
    queryFn: () => 'cash',
    initialData: 'cash',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <Field stored={data} />;
}

test('a choice that is taken over never shows the old state again in between', async () => {
  const root = createRoot(document.createElement('div'));
  // Drawn as in a browser, each change by itself: `act` would hold them back until all are there.
  root.render(
    <QueryClientProvider client={client}>
      <Screen />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(shown).toEqual(['cash']));

  await makeChoice('payment', 'invoice', async () => client.setQueryData(queryKey, 'invoice'));
  await vi.waitFor(() => expect(shown.length).toBeGreaterThan(1));
  await new Promise((resolve) => setTimeout(resolve));

  expect(shown).toEqual(['cash', 'invoice']);
});
