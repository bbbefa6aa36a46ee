import { readFile } from 'node:fs/promises';
import type { FilesDoor, NewFile } from '@dray/server/capabilities/files/index.ts';
import { toXlsx } from '@dray/server/platform/tables/xlsx-file.ts';
import { stableId } from '../history/stable-id.ts';
import type { Country } from '../markets/demo-countries.ts';
import { extraFiles } from './authors.ts';
import { fileWords } from './file-words.ts';
import { type Plot, plots } from './request-plots.ts';
import type { PlottedRequest } from './tell-request.ts';

type FileName = NonNullable<Plot['files']>[number];

const folder = new URL('../../request-files/', import.meta.url);

const filesOf = ({ plot, asker: { country } }: PlottedRequest): readonly FileName[] =>
  country === extraFiles.country && plot === extraFiles.plot ? extraFiles.files : ((plots[plot] as Plot).files ?? []);

/** The last ending is the file's own. */
async function bytesOf(name: FileName, country: Country): Promise<Buffer> {
  const words = fileWords[country];
  if (name === 'empties') return toXlsx('1', words.empties);
  const ending = words.names[name].slice(words.names[name].lastIndexOf('.'));
  return readFile(new URL(`${country.toLowerCase()}/${name}${ending}`, folder));
}

/** Judged as if somebody had just sent them; the same world has the same keys. */
export async function attachedFiles(requests: readonly PlottedRequest[], judge: FilesDoor['judgeAttachment']) {
  const rows: object[] = [];
  const stored: NewFile[] = [];
  for (const request of requests) {
    const { id: ticketId, asker, createdAt } = request;
    for (const [index, name] of filesOf(request).entries()) {
      const sent = { name: fileWords[asker.country].names[name], bytes: await bytesOf(name, asker.country) };
      const judged = await judge({ ...sent, companyId: asker.company_id });
      if ('fault' in judged) throw new Error(`${sent.name} of the demo world: ${judged.fault}`);
      const id = stableId('attachment', ticketId, index);
      const file = { ...judged, key: judged.key.replace(/[^/]+(?=\.\w+$)/, id) };
      stored.push(file);
      rows.push({
        id,
        ticket_id: ticketId,
        comment_id: null,
        uploader_uid: asker.uid,
        company_id: asker.company_id,
        name: sent.name,
        file_key: file.key,
        content_type: file.contentType,
        size_bytes: file.sizeBytes,
        created_at: new Date(createdAt.getTime() + index + 1),
        removed_at: null,
      });
    }
  }
  return { rows, stored };
}
