import { sideThread } from '../side-thread.ts';
import type { openAttachment } from './open-attachment.ts';

type Opened = Awaited<ReturnType<typeof openAttachment>>;

const limits = { memoryMb: 128, deadlineMs: 15_000 };

/** Beside the event loop: what a stranger's file does to its reader nobody else feels. */
export function attachmentOpener(): typeof openAttachment {
  const open = sideThread<{ name: string; bytes: Uint8Array }, Opened>(
    new URL('./attachment.worker.ts', import.meta.url),
    limits,
  );
  return async (name, bytes) => {
    const opened = await open({ name, bytes });
    return 'fault' in opened ? opened : { ...opened, bytes: Buffer.from(opened.bytes) };
  };
}
