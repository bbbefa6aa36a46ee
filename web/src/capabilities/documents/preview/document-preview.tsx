import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { logFault } from '#platform/log.ts';
import { Modal } from '#ui/overlay/modal.tsx';
import { shownFileLink } from '../file/file-links.ts';
import classes from './document-preview.module.css';
import { FileState } from './file-state.tsx';
import { pdfQuery } from './pdf.queries.ts';
import { PdfPage } from './pdf-page.tsx';
import { PreviewFoot } from './preview-foot.tsx';
import { PreviewHead } from './preview-head.tsx';
import type { PreviewedDocument } from './previewed-document.ts';
import { printPdf } from './print-pdf.ts';
import { usePdfView } from './use-pdf-view.ts';

type Props = {
  document: PreviewedDocument;
  onClose: () => void;
  /** A link to what the document is about. */
  link?: ReactNode;
};

/** Beside the list, so that one looks through documents without leaving it. */
export function PreviewBeside(props: Props) {
  const titleId = useId();
  return (
    <aside className={`${classes.beside} clip`} aria-labelledby={titleId}>
      <Preview key={props.document.id} {...props} titleId={titleId} />
    </aside>
  );
}

/** Over the page: on a phone, and where there is no room beside. */
export function PreviewSheet(props: Props) {
  const titleId = useId();
  return (
    <Modal titleId={titleId} onClose={props.onClose} className={classes.sheet} look={{}}>
      <Preview key={props.document.id} {...props} titleId={titleId} />
    </Modal>
  );
}

function Preview({ document, onClose, link, titleId }: Props & { titleId: string }) {
  const query = useQuery(pdfQuery(shownFileLink(document.id)));
  const { data: opened } = query;
  const view = usePdfView(opened?.pdf.numPages ?? 0);
  const onPrint = opened && (() => void printPdf(opened).catch((cause: unknown) => logFault('printing', cause)));
  return (
    <div className={classes.preview}>
      <PreviewHead titleId={titleId} document={document} onPrint={onPrint} onClose={onClose} />
      {opened ? (
        <PdfPage opened={opened} page={view.page} zoom={view.zoom} />
      ) : (
        <FileState error={query.error} isFetching={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      <PreviewFoot view={view}>{link}</PreviewFoot>
    </div>
  );
}
