/** Hands a file to the browser, which asks where to or puts it where all its files go. */
export function saveFile(name: string, content: string | Blob, type = ''): void {
  const file = content instanceof Blob ? content : new Blob([content], { type: `${type};charset=utf-8` });
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Not at once: the browser may read it only after this click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
