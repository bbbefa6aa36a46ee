import type { BellEntry, Described } from '#capabilities/notifications/index.ts';
import { toDecimal } from '#platform/money.ts';
import type { Request, Scope } from '#platform/request/request.ts';
import type { ListedDocument } from '../rules/document-entry.model.ts';

type ListReached = (scope: Scope, ids: readonly string[]) => Promise<readonly ListedDocument[]>;

/** Documents at the bell, as far as the reader may still see them. */
export async function describeDocuments(
  listReached: ListReached,
  request: Request,
  entries: readonly BellEntry[],
): Promise<Described[]> {
  const scope = request.scopeOf('My Documents');
  const ids = entries.flatMap(({ params }) => ('ids' in params ? params.ids : 'id' in params ? [params.id] : []));
  if (!scope || ids.length === 0) return [];
  const reached = new Map((await listReached(scope, [...new Set(ids)])).map((each) => [each.id, each]));
  return entries.flatMap(({ id, params }): Described[] => {
    if ('ids' in params) {
      const count = params.ids.filter((each) => reached.has(each)).length;
      return count > 0 ? [[id, { href: '/my-documents', values: { count } }]] : [];
    }
    const document = 'id' in params ? reached.get(params.id) : undefined;
    if (!document) return [];
    const values = {
      number: document.number,
      ...(document.dueDate ? { dueDate: document.dueDate } : {}),
      ...(document.amountMinor === undefined ? {} : { amount: toDecimal(document.amountMinor) }),
      ...(document.currency ? { currency: document.currency } : {}),
    };
    return [[id, { href: `/my-documents?document=${encodeURIComponent(document.id)}`, values }]];
  });
}
