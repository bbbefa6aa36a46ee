export type FileRules = {
  /** Endings without the dot, in small letters: `pdf`, `csv`. */
  types: readonly string[];
  maxBytes: number;
  isSeveral?: boolean | undefined;
};

export type FileRefusal = 'type' | 'size' | 'empty' | 'oneOnly' | 'repeated';
export type RefusedFile = { file: File; why: FileRefusal };

/** PDF, JPG */
export const typeNames = (types: readonly string[]): string => types.map((type) => type.toUpperCase()).join(', ');

/** Which files can be taken beside those that are there, judged by what the browser knows without reading them. */
export function judgeFiles(chosen: readonly File[], offered: readonly File[], rules: FileRules) {
  // Where only one is wanted, the next one takes its place.
  const taken = rules.isSeveral ? [...chosen] : [];
  const refused: RefusedFile[] = [];
  for (const file of offered) {
    const why = whyNot(taken, file, rules);
    if (why) refused.push({ file, why });
    else taken.push(file);
  }
  return { taken: taken.length > 0 ? taken : [...chosen], refused };
}

function whyNot(taken: readonly File[], file: File, rules: FileRules): FileRefusal | undefined {
  if (!rules.types.includes(endingOf(file.name))) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > rules.maxBytes) return 'size';
  if (taken.some((other) => isSame(other, file))) return 'repeated';
  return !rules.isSeveral && taken.length > 0 ? 'oneOnly' : undefined;
}

const endingOf = (name: string): string => (name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : '');

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
