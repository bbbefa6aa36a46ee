import { lazy, type ReactNode } from 'react';
import { loadChunk } from '#platform/chunk-reload.ts';
import { loadTexts } from '#platform/texts/texts.ts';
import { Later } from '#ui/page/later.tsx';

const Picture = lazy(() => loadChunk(() => import('./pdf-picture.tsx')));
const Viewer = lazy(async () => {
  const [part] = await Promise.all([loadChunk(() => import('./pdf-viewer.tsx')), loadTexts('documents')]);
  return part;
});

/** The first page of a file, for a list that shows what its files look like. */
export const PdfPicture = (props: { link: string; fallback: ReactNode }) => (
  <Later fallback={props.fallback}>
    <Picture {...props} />
  </Later>
);

export const PdfViewer = ({ link }: { link: string }) => (
  <Later>
    <Viewer key={link} link={link} />
  </Later>
);
