import { IconFileDownload, IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { confirmationLink, fileLink, PreviewSheet, proformaLink } from '#capabilities/documents/index.ts';
import type { OrderDetail } from '#capabilities/ordering/index.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { formatQuantity } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { iconButtonClass } from '#ui/icon-button.tsx';
import { Card } from '#ui/page/card.tsx';
import classes from './order-documents.module.css';

type OrderDocument = NonNullable<OrderDetail['documents']>[number];

type Props = { order: OrderDetail };

/** The papers that belong to the order: its confirmation for everybody, what was issued for those who may see documents. */
export function OrderDocuments({ order: { orderNumber, documents } }: Props) {
  const { t } = useTranslation('orders');
  const [previewed, setPreviewed] = useState<OrderDocument>();
  const nameOf = useDocumentName();
  const hasProforma = documents?.some(({ type }) => type === 'proforma') ?? true;
  return (
    <Card heading={t('detail.documents.heading')}>
      <ul className="grid">
        <MadePaper name={t('detail.documents.confirmation')} href={confirmationLink(orderNumber)} />
        {!hasProforma && <MadePaper name={t('detail.documents.makeProforma')} href={proformaLink(orderNumber)} />}
        {documents?.map((document) => (
          <DocumentRow key={document.id} document={document} onPreview={() => setPreviewed(document)} />
        ))}
      </ul>
      {documents?.length === 0 && <p className="text-13 muted">{t('detail.documents.none')}</p>}
      {previewed && (
        <PreviewSheet
          document={{ ...previewed, name: nameOf(previewed), dueDate: null, structured: [] }}
          onClose={() => setPreviewed(undefined)}
        />
      )}
    </Card>
  );
}

/** The portal makes it when somebody wants it. */
const MadePaper = ({ name, href }: { name: string; href: string }) => (
  <li className={classes.document}>
    <IconFileTypePdf size={24} stroke={1.5} aria-hidden="true" />
    <a className="grow shrinkable block size-15 line-20 semibold anywhere" href={href} download data-print="no">
      {name}
    </a>
  </li>
);

const kinds = ['invoice', 'credit-note', 'proforma', 'shipping'] as const;

function useDocumentName(): (document: OrderDocument) => string {
  const { t } = useTranslation('orders');
  return ({ type, number }) => t(`detail.documents.${kinds.find((each) => each === type) ?? 'other'}`, { number });
}

type RowProps = { document: OrderDocument; onPreview: () => void };

function DocumentRow({ document, onPreview }: RowProps) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const { id, date, size, fileName, isFileThere } = document;
  const name = useDocumentName()(document);
  const facts = [
    formatShortDate(language, date.slice(0, 10)),
    ...(size === null ? [] : [formatQuantity(language, Math.max(1, Math.round(size / 1000)), 'kB')]),
    ...(isFileThere ? [] : [t('detail.documents.notThere')]),
  ];
  return (
    <li className={classes.document}>
      <IconFileTypePdf size={24} stroke={1.5} aria-hidden="true" />
      <span className="grow shrinkable">
        <button
          type="button"
          className={classes.open}
          aria-haspopup="dialog"
          aria-label={t('detail.documents.preview', { name })}
          onClick={onPreview}
        >
          {name}
        </button>
        <span className="text-13 muted">{facts.join(' · ')}</span>
      </span>
      {isFileThere && (
        <a
          className={iconButtonClass}
          href={fileLink(id)}
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
