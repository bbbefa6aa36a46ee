// @vitest-environment happy-dom
import { type Language, languages } from '@dray/contract/languages.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadTexts, startTexts } from '#platform/texts/texts.ts';
import { type CsvExport, useCsvExport } from './use-csv-export.ts';

type Row = { name: string; amount: number };

const saved: Blob[] = [];
const names: string[] = [];
beforeEach(() => {
  saved.length = 0;
  names.length = 0;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

async function exportIn(language: Language): Promise<string | undefined> {
  startTexts(language);
  await loadTexts('list');
  const wanted: CsvExport<Row> = {
    fileName: 'orders',
    columns: [
      { head: 'name', value: ({ name }) => name },
      { head: 'amount', value: ({ amount }) => amount },
    ],
    fetchRows: async () => ({ rows: [{ name: 'Ležák', amount: 1234.5 }], isCut: false }),
  };
  let save: () => void = () => undefined;
  function Page() {
    ({ save } = useCsvExport(wanted));
    return null;
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Page />
      </QueryClientProvider>,
    ),
  );
  await act(async () => save());
  await act(async () => root.unmount());
  return saved.at(-1)?.text();
}

/** Excel reads a number by its reader's own mark, and takes the other for text. */
const marks = { en: '.', cs: ',', sk: ',', it: ',', es: ',' };

test('every language has its mark here', () => {
  expect(Object.keys(marks).sort()).toEqual([...languages].sort());
});

test.each(Object.entries(marks))('in %s an amount is written with %s', async (language, mark) => {
  const text = await exportIn(language as Language);

  expect(text).toContain(`Ležák;1234${mark}5\r\n`);
  expect(names).toEqual(['orders.csv']);
});
