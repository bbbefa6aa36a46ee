import { ErpError } from '../erp-error.ts';
import type { Row } from '../store/database.ts';
import type { EntitySet } from './model/service.ts';
import { toDate } from './wire-value.ts';

/** What tells one state of an entity from the next; `undefined` where the set has no such property. */
export function etagOf(set: EntitySet, row: Readonly<Row>): string | undefined {
  if (!set.etag) return undefined;
  const property = set.properties.find(({ name }) => name === set.etag);
  const value = row[set.etag] ?? null;
  if (value === null) return undefined;
  if (property?.kind !== 'instant') return `W/"'${String(value)}'"`;
  return `W/"datetimeoffset'${encodeURIComponent(toDate(value).toISOString().replace('Z', '0000Z'))}'"`;
}

/** Anyone who changes an entity must have seen it as it is. */
export function checkIfMatch(set: EntitySet, row: Readonly<Row>, ifMatch: string | undefined): void {
  const etag = etagOf(set, row);
  if (etag === undefined) return;
  if (!ifMatch) {
    throw new ErpError({
      status: 428,
      code: '/IWFND/CM_MGW/430',
      message: 'Precondition required: If-Match is missing',
    });
  }
  const isSeen = ifMatch === '*' || ifMatch.split(/,\s*/).some((one) => plain(one) === plain(etag));
  if (isSeen) return;
  throw new ErpError({ status: 412, code: '/IWFND/CM_MGW/431', message: 'Precondition failed: the ETag is outdated' });
}

/** Clients decode it, or drop the mark of a weak one. */
const plain = (etag: string): string => decodeLoosely(etag.trim().replace(/^W\//, ''));

function decodeLoosely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
