import { limits } from '@dray/contract/limits.ts';

/** `missing`: there is no such document for the reader. `failed`: there is one, and its file did not come (D5). */
export type FileFailure = 'missing' | 'failed';

export class FileNotFetched extends Error {
  readonly failure: FileFailure;

  constructor(failure: FileFailure) {
    super(`the file of a document is ${failure}`);
    this.failure = failure;
  }
}

const notFound = 404;

/** The bytes of a file that the browser may show; the session's cookie opens it, as it does a link. */
export async function fetchFile(address: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(limits.httpTimeoutMs)]),
  });
  if (!response.ok) throw new FileNotFetched(response.status === notFound ? 'missing' : 'failed');
  return new Uint8Array(await response.arrayBuffer());
}
