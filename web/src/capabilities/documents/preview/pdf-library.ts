import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { trustedTypesPolicy } from '#platform/trusted-types.ts';

export { TextLayer } from 'pdfjs-dist';

/** The library would make its worker out of a text, which the page's policy forbids: it gets one that is a file of ours. */
function startWorker(): void {
  if (GlobalWorkerOptions.workerPort) return;
  GlobalWorkerOptions.workerPort = new Worker(trustedTypesPolicy.createScriptURL(workerAddress), { type: 'module' });
}

/** Whatever is in the file, nothing of it runs: no scripts of forms, no compiled decoders. */
export function openPdf(bytes: Uint8Array<ArrayBuffer>): Promise<PDFDocumentProxy> {
  startWorker();
  return getDocument({ data: bytes, useWasm: false, enableXfa: false, stopAtErrors: false }).promise;
}
