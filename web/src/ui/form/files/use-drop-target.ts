import { type DragEvent, useState } from 'react';

/** What an element needs so that files can be dropped on it. */
export function useDropTarget(onOffer: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onOffer([...event.dataTransfer.files]);
    },
  };
}
