import { limits } from '@dray/contract/limits.ts';
import { newId } from '#platform/new-id.ts';
import { type FileRefusal, type FileRules, judgeFiles } from '#ui/form/files/judge-files.ts';

/** What can be sent with a request (T91); the server judges again, by what is in the file. */
export const attachmentRules = {
  types: ['pdf', 'jpg', 'jpeg', 'png', 'heic', 'docx', 'xlsx'],
  maxBytes: limits.attachmentBytes,
  isSeveral: true,
} as const satisfies FileRules;

/** As people say it: nobody knows JPEG from JPG, and ten times 1 024 × 1 024 is "10 MB" to everybody. */
export const namedTypes = ['pdf', 'jpg', 'png', 'heic', 'docx', 'xlsx'] as const;
export const namedMaxBytes = (limits.attachmentBytes / 1024 / 1024) * 1_000_000;
export const maxFiles = limits.attachments;

type WhyNotTaken = Exclude<FileRefusal, 'oneOnly'> | 'tooMany';
export type ChosenFile = { key: string; file: File; why?: WhyNotTaken | undefined };

/** Those that were there, and each of the new ones as it was judged: what cannot be taken stays to say why. */
export function withOffered(chosen: readonly ChosenFile[], offered: readonly File[]): ChosenFile[] {
  const known = chosen.filter(({ why }) => why === undefined);
  const { refused } = judgeFiles(
    known.map(({ file }) => file),
    offered,
    attachmentRules,
  );
  let room = maxFiles - known.length;
  const judged = offered.map((file): ChosenFile => {
    const why = refused.find((each) => each.file === file)?.why;
    if (why && why !== 'oneOnly') return { key: newId(), file, why };
    room -= 1;
    return { key: newId(), file, why: room < 0 ? 'tooMany' : undefined };
  });
  return [...known, ...judged];
}
