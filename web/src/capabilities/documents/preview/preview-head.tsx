import { IconDownload, IconFileCode, IconPrinter } from '@tabler/icons-react';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { IconButton, iconButtonClass } from '#ui/icon-button.tsx';
import { CloseButton } from '#ui/overlay/close-button.tsx';
import { fileLink, structuredLink } from '../file/file-links.ts';
import classes from './preview-head.module.css';
import type { PreviewedDocument } from './previewed-document.ts';

type Props = {
  titleId: string;
  document: PreviewedDocument;
  /** Missing until the file is there. */
  onPrint: (() => void) | undefined;
  onClose: () => void;
};

/** Which document it is, and what can be done with its file. */
export function PreviewHead({ titleId, document, onPrint, onClose }: Props) {
  const { t } = useTranslation('documents');
  const { id, name, fileName, structured } = document;
  return (
    <div className={classes.head}>
      <div className="grow shrinkable">
        <h2 id={titleId} className={`${classes.name} line-24 truncate`}>
          {fileName}
        </h2>
        <p className="text-13 muted">{useFacts(document)}</p>
      </div>
      {structured.map(({ format, fileName: structuredName }) => (
        <a
          key={format}
          className={iconButtonClass}
          href={structuredLink(id, format)}
          download={structuredName}
          aria-label={t('structured', { format: formatNames[format] })}
          title={t('structured', { format: formatNames[format] })}
        >
          <IconFileCode size={20} stroke={1.75} aria-hidden="true" />
        </a>
      ))}
      <IconButton label={t('pdf.print')} disabled={!onPrint} onClick={onPrint}>
        <IconPrinter size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
      <a className={iconButtonClass} href={fileLink(id)} download={fileName} aria-label={t('download', { name })}>
        <IconDownload size={20} stroke={1.75} aria-hidden="true" />
      </a>
      <CloseButton label={t('pdf.close')} onClick={onClose} />
    </div>
  );
}

const formatNames = { isdoc: 'ISDOC', fatturapa: 'FatturaPA' } as const;

function useFacts({ name, amount, currency, dueDate }: PreviewedDocument): string {
  const { t } = useTranslation('documents');
  const language = useLanguage();
  const facts = [
    ...(amount !== null && currency !== null ? [formatMoney(language, amount, currency)] : [name]),
    ...(dueDate ? [t('dueOn', { day: formatShortDate(language, dueDate) })] : []),
  ];
  return facts.join(' · ');
}
