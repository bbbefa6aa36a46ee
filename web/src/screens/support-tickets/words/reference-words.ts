import type { Ticket } from '#capabilities/support/index.ts';
import type { Translate } from '#platform/texts/texts.ts';

type Reference = Pick<NonNullable<Ticket['reference']>, 'kind' | 'id' | 'lineNo' | 'label'>;

/** What a request is about, as somebody would quote it. */
export function referenceWords(t: Translate<'requests'>, { kind, id, lineNo, label }: Reference): string {
  if (kind === 'order-line') {
    const words = t('reference.orderLine', { id, line: lineNo ?? '' });
    return label && label !== id ? `${words} · ${label}` : words;
  }
  return t(`reference.${kind}`, { id: label || id });
}
