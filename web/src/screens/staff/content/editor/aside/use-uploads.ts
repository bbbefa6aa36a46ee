import { contentLimits } from '@dray/contract/content/content-kinds.ts';
import { useState } from 'react';
import { uploadContentFile, type WhichContent, type WholeContent } from '#capabilities/content-desk/index.ts';

export type DeskFile = WholeContent['files'][number];
type Upload = { file: File; sent: number; failure?: unknown };

export const pictureRules = {
  types: ['png', 'jpg', 'jpeg', 'webp', 'svg'],
  maxBytes: contentLimits.fileBytes,
} as const;
export const fileRules = {
  types: [...pictureRules.types, 'pdf', 'mp4', 'webm'],
  maxBytes: contentLimits.fileBytes,
  isSeveral: true,
} as const;

/** Files on their way to an item, one after the other, each with how much of it has left. */
export function useUploads(which: WhichContent, onThere: (file: DeskFile) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const change = (file: File, next: Partial<Upload>) =>
    setUploads((before) => before.map((each) => (each.file === file ? { ...each, ...next } : each)));
  const forget = (file: File) => setUploads((before) => before.filter((each) => each.file !== file));
  async function send(files: readonly File[]): Promise<void> {
    setUploads((before) => [...before.filter(({ failure }) => !failure), ...files.map((file) => ({ file, sent: 0 }))]);
    for (const file of files)
      try {
        onThere(await uploadContentFile(which, file, (sent) => change(file, { sent })));
        forget(file);
      } catch (failure) {
        change(file, { failure });
      }
  }
  return { uploads, send };
}
