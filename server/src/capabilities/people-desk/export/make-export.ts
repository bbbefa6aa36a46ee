import { exportLimits, personalPartNames } from '@dray/contract/people-desk/personal-data.ts';
import { personalText } from '@dray/contract/people-desk/personal-data-text.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import { readBytes } from '#platform/files/read-bytes.ts';
import { zipInParts } from '#platform/files/zip-stream.ts';
import type { DataExportDeps } from '../needs/data-export.deps.ts';
import { type ReadPart, readablePage } from './readable-page.ts';

type Work = { database: Pick<Database, 'read' | 'write'>; depsOf: (transaction: Transaction) => DataExportDeps };

const hourMs = 3_600_000;
const reading = { maxBytes: 30 * 1024 * 1024, withinMs: 60_000 };

/** May run twice: the file is replaced, and one alone tells of it. */
export async function makeExport({ database, depsOf }: Work, exportId: string): Promise<void> {
  const read = await database.read(async (transaction) => {
    const deps = depsOf(transaction);
    const wanted = await deps.exports.findWaiting(exportId);
    return wanted && { wanted, fileStore: deps.fileStore, now: deps.clock.now(), ...(await readAll(deps, wanted.uid)) };
  });
  if (!read) return;

  const { wanted, fileStore, now, parts, files } = read;
  const json = JSON.stringify(
    { madeAt: now, ...Object.fromEntries(parts.map(({ part, rows }) => [part, rows])) },
    null,
    2,
  );
  const chunks: Uint8Array[] = [];
  const zip = zipInParts(async ({ add }) => {
    await add(
      `${personalText('fileName', wanted.language)}.html`,
      Buffer.from(readablePage(parts, wanted.language, now)),
    );
    await add('data.json', Buffer.from(json));
    for (const [nth, { key, name }] of files.entries()) {
      const stream = await fileStore.open(key);
      // A file that was taken away meanwhile is named in the list all the same.
      if (stream)
        await add(`files/${nth + 1}-${safeName(name)}`, (await readBytes(stream, reading)) ?? Buffer.alloc(0));
    }
  });
  for await (const chunk of zip) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const fileKey = `exports/${exportId}.zip`;
  await fileStore.put(fileKey, bytes, 'application/zip');
  await database.write((transaction) => tellMade(depsOf(transaction), { ...wanted, fileKey, bytes: bytes.length }));
}

async function readAll({ personalData, listSentFiles }: DataExportDeps, uid: string) {
  const parts: ReadPart[] = [];
  for (const part of personalPartNames) parts.push({ part, rows: (await personalData[part]?.(uid)) ?? [] });
  return { parts, files: await listSentFiles(uid) };
}

type Made = { id: string; uid: string; fileKey: string; bytes: number };

async function tellMade({ exports, notifications, clock }: DataExportDeps, { id, uid, fileKey, bytes }: Made) {
  const at = clock.now();
  const expiresAt = new Date(at.getTime() + exportLimits.hours * hourMs);
  if (!(await exports.setMade(id, { at, expiresAt, fileKey, bytes }))) return;
  await notifications.tell(
    {
      kind: 'data-export-ready',
      uid,
      subject: `account:${uid}`,
      fact: id,
      params: { exportId: id },
      language: undefined,
    },
    ['mail', 'bell'],
  );
}

/** As it was called, without what could make a path of it. */
const safeName = (name: string): string => name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '_').slice(-120);
