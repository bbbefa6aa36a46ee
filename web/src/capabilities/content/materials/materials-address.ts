import { readAddress, text, word } from '#ui/list/filters/address-fields.ts';

const fields = {
  q: text(80),
  folder: text(200),
  brand: text(80),
  type: word(/^[\w.+-]{1,40}\/[\w.+-]{1,60}$/),
  /** The file that is previewed. */
  file: text(200),
};

/** Which files are shown, as the address says it (T142). */
export type MaterialsAddress = ReturnType<typeof readMaterialsAddress>;

export const readMaterialsAddress = (raw: Readonly<Record<string, unknown>>) => readAddress(fields, raw);
