import type { Answer, Caller } from '../../testing/caller.ts';

const boundary = 'dray-test-boundary';

/** As a page sends it. */
export const fileForm = (bytes: Uint8Array, name: string) => filesForm([[name, bytes]]);

function filesForm(files: readonly (readonly [name: string, bytes: Uint8Array])[]) {
  const parts = files.map(([name, bytes]) => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from('\r\n')]);
  });
  const payload = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

export const aRequest = {
  title: 'Rozbité lahve',
  description: 'Dvě přepravky byly rozbité.',
  categoryId: 'complaint',
  subCategoryId: 'damaged',
};

/** Somebody who asks customer service, or answers for it. */
export function askerAt(caller: Caller) {
  const asker = {
    ...caller,
    ask: (wanted: object = {}) =>
      caller.send('POST', '/api/tickets/CreateTicket?market=EMEA', { ...aRequest, ...wanted }),
    /** Its id, once it was taken. */
    async asked(wanted: object = {}): Promise<string> {
      const { status, body } = await asker.ask(wanted);
      if (status !== 201) throw new Error(`The request was refused: ${JSON.stringify(body)}`);
      return body.id;
    },
    list: async (query = '') => (await caller.get(`/api/tickets/GetAllTickets${query}`)).body,
    show: (id: string) => caller.get(`/api/tickets/GetTicketById/${id}`),
    say: (ticketId: string, description = 'A ještě něco.', more: object = {}) =>
      caller.send('POST', '/api/tickets/CreateComment', { ticketId, description, ...more }),
    change: (id: string, body: object) => caller.send('PUT', `/api/tickets/UpdateTicket/${id}`, body),
    read: (id: string) => caller.send('POST', `/api/tickets/${id}/read`, {}),
    attach(id: string, name: string, bytes: Uint8Array, commentId?: string): Promise<Answer> {
      const { payload, headers } = fileForm(bytes, name);
      const query = `ticketId=${id}${commentId ? `&commentId=${commentId}` : ''}`;
      return caller.send('POST', `/api/tickets/UploadAttachmentsByTicketId?${query}`, payload, { headers });
    },
    attachAll: (id: string, files: Readonly<Record<string, Uint8Array>>): Promise<Answer> => {
      const { payload, headers } = filesForm(Object.entries(files));
      return caller.send('POST', `/api/tickets/UploadAttachmentsByTicketId?ticketId=${id}`, payload, { headers });
    },
    files: (id: string) => caller.get(`/api/tickets/GetAttachmentsByTicketId/${id}`),
    remove: (id: string) => caller.send('DELETE', `/api/tickets/attachments/${id}`, undefined),
    fetch: (id: string) => caller.get(`/api/tickets/attachments/${id}/file`),
  };
  return asker;
}
export type Asker = ReturnType<typeof askerAt>;

export const codeOf = ({ status, body }: Answer): string => `${status} ${body?.code ?? ''}`.trim();
