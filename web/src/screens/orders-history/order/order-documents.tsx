import { IconFileDownload, IconFileTypePdf } from '@tabler/icons-react';
import type { OrderDetail } from '#capabilities/ordering/index.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { formatQuantity } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { iconButtonClass } from '#ui/icon-button.tsx';
import { Card } from '#ui/page/card.tsx';
import classes from './order-documents.module.css';

type OrderDocument = NonNullable<OrderDetail['documents']>[number];

/** The papers that belong to the order, for whoever may see them. */
export function OrderDocuments({ documents }: { documents: readonly OrderDocument[] }) {
  const { t } = useTranslation('orders');
  return (
    <Card heading={t('detail.documents.heading')}>
      {documents.length === 0 ? (
        <p className={classes.none}>{t('detail.documents.none')}</p>
      ) : (
        <ul className={classes.list}>
          {documents.map((document) => (
            <DocumentRow key={document.id} document={document} />
          ))}
        </ul>
      )}
    </Card>
  );
}

const kinds = ['invoice', 'credit-note', 'proforma'] as const;

function DocumentRow({ document }: { document: OrderDocument }) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const { id, type, number, date, size, fileName, isFileThere } = document;
  const kind = kinds.find((each) => each === type) ?? 'other';
  const name = t(`detail.documents.${kind}`, { number });
  const facts = [
    formatShortDate(language, date.slice(0, 10)),
    ...(size === null ? [] : [formatQuantity(language, Math.max(1, Math.round(size / 1000)), 'kB')]),
    ...(isFileThere ? [] : [t('detail.documents.notThere')]),
  ];
  return (
    <li className={classes.document}>
      <IconFileTypePdf size={24} stroke={1.5} aria-hidden="true" />
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.facts}>{facts.join(' · ')}</span>
      </span>
      {isFileThere && (
        <a
          className={iconButtonClass}
          href={`/api/mydocuments/${encodeURIComponent(id)}/file`}
          download={fileName}
          aria-label={t('detail.documents.download', { name })}
          data-print="no"
        >
          <IconFileDownload size={20} stroke={1.75} aria-hidden="true" />
        </a>
      )}
    </li>
  );
}
