import { useEffect, useRef, useState } from 'react';
import { logFault } from '#platform/log.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { useSettled } from '#platform/use-settled.ts';
import { drawPage } from './draw-page.ts';
import type { OpenedPdf } from './pdf.queries.ts';
import classes from './pdf-page.module.css';

const resizeMs = 150;

type Props = { opened: OpenedPdf; page: number; zoom: number };

/** One page of the file, as wide as there is room for it unless it was made larger. */
export function PdfPage({ opened, page, zoom }: Props) {
  const { t } = useTranslation('documents');
  const frame = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const widthPx = useSettled(useInnerWidth(frame), resizeMs);

  // What the library draws are nodes of its own, so they are put in place by hand.
  useEffect(() => {
    if (widthPx === 0) return;
    const stop = new AbortController();
    drawPage(opened, { page, widthPx, zoom }, stop.signal).then(
      (drawn) => stop.signal.aborted || sheet.current?.replaceChildren(drawn),
      (cause: unknown) => stop.signal.aborted || logFault('page of a document', cause),
    );
    return () => stop.abort();
  }, [opened, page, zoom, widthPx]);

  return (
    <section
      ref={frame}
      className={classes.frame}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it has to be reached by key.
      tabIndex={0}
      aria-label={t('pdf.pageOf', { page, pages: opened.pdf.numPages })}
    >
      <div ref={sheet} className={classes.sheet} />
    </section>
  );
}

const paddingPx = 32;

function useInnerWidth(frame: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!frame.current) return;
    const watcher = new ResizeObserver(([entry]) => setWidth(Math.floor((entry?.target.clientWidth ?? 0) - paddingPx)));
    watcher.observe(frame.current);
    return () => watcher.disconnect();
  }, [frame]);
  return width;
}
