import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useInView } from '#platform/in-view.ts';
import { logFault } from '#platform/log.ts';
import { canvasOf } from './draw-page.ts';
import { type OpenedPdf, pdfQuery } from './pdf.queries.ts';
import classes from './pdf-picture.module.css';

type Props = {
  /** Where the file is. */
  link: string;
  /** Until it is drawn, and where it cannot be. */
  fallback: ReactNode;
};

/** The first page as a small picture, drawn when it is looked at; its name is beside it. */
export default function PdfPicture({ link, fallback }: Props) {
  const { ref, isInView } = useInView();
  const sheet = useRef<HTMLSpanElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const { data: opened } = useQuery({ ...pdfQuery(link), enabled: isInView });

  // What the library draws on is a node of its own, so it is put in place by hand.
  useEffect(() => {
    const place = sheet.current;
    if (!opened || !place) return;
    const stop = new AbortController();
    drawSmall(opened, { width: place.clientWidth, height: place.clientHeight }, stop.signal).then(
      (canvas) => {
        if (stop.signal.aborted) return;
        place.replaceChildren(canvas);
        setDrawn(true);
      },
      (cause: unknown) => stop.signal.aborted || logFault('picture of a file', cause),
    );
    return () => stop.abort();
  }, [opened]);

  return (
    <span ref={ref} className={classes.frame}>
      {!isDrawn && fallback}
      <span ref={sheet} className={classes.sheet} />
    </span>
  );
}

type Box = { width: number; height: number };

/** As large as fits, and sharp. */
async function drawSmall({ pdf }: OpenedPdf, box: Box, signal: AbortSignal): Promise<HTMLCanvasElement> {
  const page = await pdf.getPage(1);
  const whole = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: Math.min(box.width / whole.width, box.height / whole.height) });
  const density = Math.min(devicePixelRatio, 2);
  const canvas = canvasOf(viewport.width, viewport.height, density);
  const task = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] });
  signal.addEventListener('abort', () => task.cancel());
  await task.promise;
  return canvas;
}
