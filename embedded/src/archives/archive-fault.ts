export const archiveNames = ['tesi', 'cablog', 'olsa'] as const;
export type ArchiveName = (typeof archiveNames)[number];

/** `rubbish`: an answer that nobody can read. `missing-file`: lists are whole, files are not there. */
export const faultKinds = ['down', 'slow', 'rubbish', 'missing-file'] as const;
export type FaultKind = (typeof faultKinds)[number];

export type Faults = { -readonly [Name in ArchiveName]?: FaultKind };

/** As a test writes them, `{ tesi: 'down' }`; undefined for what is none. */
export function parseFaults(given: unknown): Faults | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const entries = Object.entries(given);
  const areKnown = entries.every(
    ([name, kind]) => archiveNames.some((one) => one === name) && faultKinds.some((one) => one === kind),
  );
  return areKnown ? (Object.fromEntries(entries) as Faults) : undefined;
}
