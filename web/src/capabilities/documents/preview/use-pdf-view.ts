import { useState } from 'react';

const steps = [0.75, 1, 1.25, 1.5, 2, 3] as const;
const fit = steps.indexOf(1);

export type PdfView = {
  page: number;
  pages: number;
  zoom: number;
  canZoomIn: boolean;
  canZoomOut: boolean;
  turn: (by: -1 | 1) => void;
  zoomBy: (by: -1 | 1) => void;
};

/** Where in the file one is, and how large it is drawn; `pages` is 0 until the file is there. */
export function usePdfView(pages: number): PdfView {
  const [page, setPage] = useState(1);
  const [step, setStep] = useState(fit);
  const within = (value: number, last: number, first = 0) => Math.min(last, Math.max(first, value));
  return {
    page: within(page, Math.max(1, pages), 1),
    pages: Math.max(1, pages),
    zoom: steps[step] ?? 1,
    canZoomIn: pages > 0 && step < steps.length - 1,
    canZoomOut: pages > 0 && step > 0,
    turn: (by) => setPage((now) => within(now + by, Math.max(1, pages), 1)),
    zoomBy: (by) => setStep((now) => within(now + by, steps.length - 1)),
  };
}
