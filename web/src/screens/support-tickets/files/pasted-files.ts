import type { ClipboardEvent } from 'react';

/** A picture of the screen is pasted where one writes; a text is left to the field. */
export const pastedFiles = (onOffer: (files: readonly File[]) => void) => (event: ClipboardEvent) => {
  const files = [...event.clipboardData.files];
  if (files.length === 0) return;
  event.preventDefault();
  onOffer(files);
};
