import { IconChevronLeft, IconChevronRight, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { IconButton } from '#ui/icon-button.tsx';
import classes from './preview-foot.module.css';
import type { PdfView } from './use-pdf-view.ts';

/** The way through the pages, larger and smaller, and the way to what the document is about. */
export function PreviewFoot({ view, children }: { view: PdfView; children: ReactNode }) {
  const { t } = useTranslation('documents');
  const { page, pages, turn, zoomBy, canZoomIn, canZoomOut } = view;
  return (
    <div className={classes.foot}>
      <IconButton label={t('pdf.previous')} disabled={page <= 1} onClick={() => turn(-1)}>
        <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
      <span className="tabular nowrap" role="status">
        {t('pdf.page', { page, pages })}
      </span>
      <IconButton label={t('pdf.next')} disabled={page >= pages} onClick={() => turn(1)}>
        <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('pdf.zoomOut')} disabled={!canZoomOut} onClick={() => zoomBy(-1)}>
        <IconZoomOut size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('pdf.zoomIn')} disabled={!canZoomIn} onClick={() => zoomBy(1)}>
        <IconZoomIn size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
      {children}
    </div>
  );
}
