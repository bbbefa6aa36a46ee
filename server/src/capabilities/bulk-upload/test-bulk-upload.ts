import type { Answer, Caller } from '../../testing/caller.ts';
import { eventually } from '../../testing/eventually.ts';

export const czechStore = 'LivePortal_EMEA_CZ';
const heading = 'Číslo objednávky;Místo dodání;Datum dodání;Kód zboží;Množství;Jednotka;Poznámka';

/** As a program or a page sends it. */
export function formOf(bytes: Uint8Array | string, name = 'objednavky.csv', field = 'file') {
  const boundary = 'dray-test-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

export const csvOf = (...rows: readonly string[]): string => `${[heading, ...rows].join('\r\n')}\r\n`;

/** Somebody who sends files of orders. */
export function uploaderAt(caller: Caller) {
  const upload = async (bytes: Uint8Array | string, query: string, name?: string): Promise<Answer> => {
    const { payload, headers } = formOf(bytes, name);
    return caller.send('POST', `/api/orders/BulkUploadOrdersAsync?store=${czechStore}${query}`, payload, { headers });
  };
  const uploader = {
    ...caller,
    /** The given call: all of it or nothing. */
    order: (bytes: Uint8Array | string, query = '') => upload(bytes, query),
    check: (bytes: Uint8Array | string, name?: string) => upload(bytes, '&step=check', name),
    job: (id: string) => caller.get(`/api/orders/bulk/${id}`),
    rows: (id: string, query = '') => caller.get(`/api/orders/bulk/${id}/rows${query}`),
    mend: (id: string, row: number, cells: object, alsoRows: number[] = []) =>
      caller.send('PATCH', `/api/orders/bulk/${id}/rows/${row}`, { cells, alsoRows }),
    sendOrders: (id: string, body: object) => caller.send('POST', `/api/orders/bulk/${id}/send`, body),
    /** Once the job has settled all that was sent. */
    done: (id: string) =>
      eventually(async () => {
        const { body } = await uploader.job(id);
        return body.state === 'done' ? body : undefined;
      }),
    async checked(bytes: Uint8Array | string) {
      const { status, body } = await uploader.check(bytes);
      if (status !== 202) throw new Error(`The file was refused: ${JSON.stringify(body)}`);
      return (await uploader.job(body.jobId)).body;
    },
  };
  return uploader;
}

export type Uploader = ReturnType<typeof uploaderAt>;

export const statesOf = (job: { list: { key: string; state: string }[] }): Record<string, string> =>
  Object.fromEntries(job.list.map(({ key, state }) => [key, state]));

/** One row of a file. */
export const order = (
  number: string,
  { shipTo = '100234', day = '13. 11. 2026', sku = 'CZ100001', amount = '6' } = {},
): string => `${number};${shipTo};${day};${sku};${amount};;`;

export const faultsIn = async (uploader: Uploader, jobId: string) =>
  (await uploader.rows(jobId)).body.rows.flatMap(({ faults }: { faults: object[] }) => faults);
