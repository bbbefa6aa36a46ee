import { setTimeout as sleep } from 'node:timers/promises';
import { sampleUploader } from '@dray/demo/bulk-upload/sample-file.ts';
import { tokenOf } from '../attacks/token-of.ts';

const store = 'LivePortal_EMEA_CZ';
const boundary = 'dray-faults';

export type BulkJob = { state: string; list: { key: string; state: string; orderNumber: string | null }[] };
export type SentFile = { status: number; ms: number; body: { jobId: string; code?: string } };
export type BulkClient = Awaited<ReturnType<typeof bulkClient>>;

/** The wholesaler's program, which sends files of orders. */
export async function bulkClient(address: string) {
  const token = await tokenOf(address, sampleUploader);
  const headers = { authorization: `Bearer ${token}` };
  const get = async <Body>(path: string): Promise<Body> => {
    for (;;) {
      const response = await fetch(address + path, { headers, signal: AbortSignal.timeout(30_000) }).catch(
        () => undefined,
      );
      if (response?.ok) return (await response.json()) as Body;
      if (response && response.status < 500) throw new Error(`${path} answered ${response.status}`);
      await sleep(50);
    }
  };

  return {
    /** A day on which goods can come to the first warehouse. */
    async openDay(): Promise<string> {
      const { deliveryDates } = await get<{ deliveryDates: { open: string[] } }>(
        '/api/shiptos/GetShipToBySapId/100237',
      );
      // Not the first: a cut-off may pass while this runs.
      const day = deliveryDates.open[3];
      if (!day) throw new Error('No day is open');
      return day;
    },

    async send(bytes: Uint8Array | string, query = ''): Promise<SentFile> {
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="orders.csv"\r\n\r\n`;
      const body = Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from(`\r\n--${boundary}--\r\n`)]);
      const begun = performance.now();
      const response = await fetch(`${address}/api/orders/BulkUploadOrdersAsync?store=${store}${query}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
        body,
        signal: AbortSignal.timeout(60_000),
      });
      const answer = (await response.json()) as SentFile['body'];
      return { status: response.status, ms: performance.now() - begun, body: answer };
    },

    job: (id: string) => get<BulkJob & { checkedInMs: number }>(`/api/orders/bulk/${id}`),

    async done(id: string): Promise<BulkJob> {
      for (;;) {
        const job = await get<BulkJob>(`/api/orders/bulk/${id}`);
        if (job.state === 'done') return job;
        await sleep(50);
      }
    },
  };
}

const heading = 'Číslo objednávky;Místo dodání;Datum dodání;Kód zboží;Množství;Jednotka';

/** So many orders of so many rows each. */
export function fileOf(prefix: string, day: string, { orders, rows }: { orders: number; rows: number }): string {
  const skus = ['CZ100003', 'CZ100004', 'CZ100010'];
  const lines = Array.from({ length: orders * rows }, (_, index) =>
    [
      `${prefix}-${Math.floor(index / rows)}`,
      '100237',
      day,
      skus[index % 3],
      index % rows === 0 ? 6 : 1,
      'paleta',
    ].join(';'),
  );
  return `${[heading, ...lines].join('\r\n')}\r\n`;
}
