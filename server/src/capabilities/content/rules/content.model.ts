export type Paging = { offset: number; limit: number };
export type Page<Item> = Paging & { total: number; items: readonly Item[] };
