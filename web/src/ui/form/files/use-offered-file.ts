import { useState } from 'react';
import { type FileRules, judgeFiles, type RefusedFile } from './judge-files.ts';

/** Files that somebody holds out, and those of them that cannot be taken. */
export type OfferedFile = { refused: readonly RefusedFile[]; offer: (files: readonly File[]) => void };

/** Judges what was chosen, dropped or pasted where one file is wanted and taken at once. */
export function useOfferedFile(rules: FileRules, onFile: (file: File) => void): OfferedFile {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const offer = (offered: readonly File[]) => {
    const verdict = judgeFiles([], offered, rules);
    const [file] = verdict.taken;
    setRefused(verdict.refused);
    if (file) onFile(file);
  };
  return { refused, offer };
}
