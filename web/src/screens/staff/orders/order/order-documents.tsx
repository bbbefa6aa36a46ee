import { IconFileTypePdf } from '@tabler/icons-react';
import { fileLink } from '#capabilities/documents/index.ts';
import type { AnyOrder } from '#capabilities/order-desk/index.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Card } from '#ui/page/card.tsx';

const kinds = ['invoice', 'credit-note', 'proforma', 'shipping'] as const;

/** What was issued for it; not there for readers who may not see documents of this customer. */
export function OrderDocuments({ documents }: { documents: AnyOrder['documents'] }) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  if (documents === null) return null;
  const nameOf = ({ type, number }: NonNullable<AnyOrder['documents']>[number]) =>
    t(`detail.documents.${kinds.find((each) => each === type) ?? 'other'}`, { number });
  return (
    <Card heading={t('detail.documents.heading')}>
      {documents.length === 0 && <p className="size-15 muted">{t('detail.documents.none')}</p>}
      <ul className="grid gap-8 no-bullets m-0 p-0">
        {documents.map((document) => (
          <li key={document.id} className="row gap-8">
            <IconFileTypePdf size={24} stroke={1.5} className="rigid" aria-hidden="true" />
            <span className="shrinkable">
              {document.isFileThere ? (
                <a className="block semibold anywhere" href={fileLink(document.id)} download={document.fileName}>
                  {nameOf(document)}
                </a>
              ) : (
                <span className="block semibold anywhere">{nameOf(document)}</span>
              )}
              <span className="text-13 muted">{formatShortDate(language, document.date.slice(0, 10))}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
