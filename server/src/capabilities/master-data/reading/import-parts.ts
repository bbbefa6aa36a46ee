import { limits } from '@dray/contract/limits.ts';
import { isMasterKind, type MasterKindName, masterKinds } from '@dray/contract/master-data/master-kinds.ts';
import { TableFault, type TableFaultCode, type TableLimits } from '#platform/tables/table.ts';
import { isZip, openZip } from '#platform/tables/zip-entries.ts';
import { FileRefused } from './file-refused.ts';

export const tableLimits: TableLimits = {
  inflatedBytes: limits.importInflatedBytes,
  rows: limits.importRows,
  columns: 200,
  cellLength: 20_000,
  signs: limits.importInflatedBytes,
};

/** A file, or the files of an archive that are named by their kind, in order of reference. */
export type ImportPart = { kind: MasterKindName; read: () => Promise<Uint8Array> };

export function findParts(bytes: Uint8Array, kind: MasterKindName | undefined): ImportPart[] {
  try {
    if (isZip(bytes)) {
      const zip = openZip(bytes, limits.importInflatedBytes);
      if (!zip.has('xl/workbook.xml')) return partsOf(zip);
    }
  } catch (error) {
    throw toRefused(error);
  }
  if (!kind) throw new FileRefused('IMPORT_KIND_NEEDED', {});
  return [{ kind, read: async () => bytes }];
}

/** `prices.csv`, `tables/prices.xlsx`; what is named by no kind is refused, so that nothing is left out silently. */
function partsOf(zip: ReturnType<typeof openZip>): ImportPart[] {
  const found = new Map<MasterKindName, string>();
  for (const name of zip.names()) {
    if (name.endsWith('/') || name.startsWith('__MACOSX/')) continue;
    const kind = /([^/]+)\.(csv|xlsx)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
    if (!isMasterKind(kind) || found.has(kind))
      throw new FileRefused('IMPORT_ARCHIVE_FILE', { file: name.slice(0, 80) });
    found.set(kind, name);
  }
  if (found.size === 0) throw new FileRefused('FILE_EMPTY', {});
  return masterKinds.flatMap((kind) => {
    const name = found.get(kind);
    return name === undefined ? [] : [{ kind, read: () => unpacked(zip, name) }];
  });
}

async function unpacked(zip: ReturnType<typeof openZip>, name: string): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  for await (const piece of zip.open(name)) pieces.push(piece);
  return Buffer.concat(pieces);
}

const codes: Readonly<
  Record<TableFaultCode, 'FILE_KIND_UNKNOWN' | 'FILE_UNREADABLE' | 'FILE_INFLATES' | 'IMPORT_TOO_LONG' | 'FILE_EMPTY'>
> = {
  KIND_UNKNOWN: 'FILE_KIND_UNKNOWN',
  UNREADABLE: 'FILE_UNREADABLE',
  INFLATES: 'FILE_INFLATES',
  TOO_LONG: 'IMPORT_TOO_LONG',
  EMPTY: 'FILE_EMPTY',
};

/** Whatever a table's reader says, as a refusal of the file; any other error stays what it is. */
export const toRefused = (error: unknown): unknown =>
  error instanceof TableFault ? new FileRefused(codes[error.code], { max: limits.importRows }) : error;
