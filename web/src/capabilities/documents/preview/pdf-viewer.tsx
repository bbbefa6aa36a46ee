import { useQuery } from '@tanstack/react-query';
import { FileState } from './file-state.tsx';
import { pdfQuery } from './pdf.queries.ts';
import { PdfPage } from './pdf-page.tsx';
import classes from './pdf-viewer.module.css';
import { PreviewFoot } from './preview-foot.tsx';
import { usePdfView } from './use-pdf-view.ts';

/** Any file of pages where it is, to be turned and made larger: what a document has beside its list. */
export default function PdfViewer({ link }: { link: string }) {
  const query = useQuery(pdfQuery(link));
  const view = usePdfView(query.data?.pdf.numPages ?? 0);
  return (
    <div className={classes.viewer}>
      {query.data ? (
        <PdfPage opened={query.data} page={view.page} zoom={view.zoom} />
      ) : (
        <FileState error={query.error} isFetching={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      <PreviewFoot view={view}>{null}</PreviewFoot>
    </div>
  );
}
