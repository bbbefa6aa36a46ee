import type { Language } from '@dray/contract/languages.ts';
import { queryOptions } from '@tanstack/react-query';
import { findGoods, type QuickGoods } from './find-goods.ts';

type Waiting = { resolve: (goods: QuickGoods | null) => void; reject: (error: unknown) => void };

let waiting = new Map<string, Waiting[]>();

/** Rows ask one by one, and all that ask in the same moment are answered by one call. */
function lookUp(code: string): Promise<QuickGoods | null> {
  return new Promise((resolve, reject) => {
    if (waiting.size === 0) setTimeout(() => void answerAll());
    waiting.set(code, [...(waiting.get(code) ?? []), { resolve, reject }]);
  });
}

async function answerAll(): Promise<void> {
  const asked = waiting;
  waiting = new Map();
  try {
    const found = await findGoods([...asked.keys()]);
    for (const [code, askers] of asked) for (const { resolve } of askers) resolve(found.get(code) ?? null);
  } catch (error) {
    for (const askers of asked.values()) for (const { reject } of askers) reject(error);
  }
}

/** What a code stands for; null where it stands for nothing that the reader can buy. */
export const goodsByCode = (code: string, { language, shipToId }: { language: Language; shipToId: string }) =>
  queryOptions({
    queryKey: ['quick-order', language, shipToId, code.trim()],
    queryFn: () => lookUp(code.trim()),
    staleTime: 60_000,
  });
