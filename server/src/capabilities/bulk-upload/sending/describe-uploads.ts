import type { Described, Describer } from '#capabilities/notifications/index.ts';

/** Files that the reader has sent themselves. */
export const describeUploads: Describer = async (_request, entries) =>
  entries.flatMap(({ id, kind, params }): Described[] =>
    kind === 'bulk-done' && 'jobId' in params
      ? [[id, { href: `/catalog/bulk-upload?job=${params.jobId}`, values: {} }]]
      : [],
  );
