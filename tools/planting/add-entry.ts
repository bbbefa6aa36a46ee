import { readFileSync, writeFileSync } from 'node:fs';

/** One more entry before the end of a list; a list that ends otherwise than it used to is a fault of the test. */
export function addEntry(file: string, endOfList: string, entry: string): void {
  const source = readFileSync(file, 'utf8');
  if (!source.includes(endOfList)) throw new Error(`${file} does not end its list as it used to`);
  writeFileSync(file, source.replace(endOfList, entry + endOfList));
}
