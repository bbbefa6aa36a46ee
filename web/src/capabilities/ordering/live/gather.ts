/** News come in bursts, when the ERP was read; they are acted upon together a moment after the first. */
export function createGatherer(waitMs: number, act: (ids: ReadonlySet<string>, isAny: boolean) => void) {
  let ids = new Set<string>();
  let isAny = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    const gathered = { ids, isAny };
    ids = new Set();
    isAny = false;
    timer = undefined;
    act(gathered.ids, gathered.isAny);
  };
  return {
    add(id: string | undefined) {
      if (id === undefined) isAny = true;
      else ids.add(id);
      timer ??= setTimeout(flush, waitMs);
    },
    drop: () => clearTimeout(timer),
  };
}
