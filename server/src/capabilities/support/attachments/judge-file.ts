import type { UploadedFile } from '@dray/contract/rest-route.ts';
import type { AttachmentFault, NewFile } from '#capabilities/files/index.ts';
import { Refusal } from '#platform/refusal.ts';

export type JudgeFile = (sent: UploadedFile, companyId: string) => Promise<NewFile>;

type Judge = (sent: { name: string; bytes: Buffer; companyId: string }) => Promise<NewFile | AttachmentFault>;

/** Says in words what is wrong with a file. */
export const judgeFile =
  (judge: Judge): JudgeFile =>
  async ({ name, bytes }, companyId) => {
    const judged = await judge({ name, bytes: Buffer.from(bytes), companyId });
    if (!('fault' in judged)) return judged;
    throw new Refusal(`ATTACHMENT_${judged.fault}`, judged.kind ? { kind: judged.kind } : {});
  };
