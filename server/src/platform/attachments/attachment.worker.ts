import { answerTasks } from '../answer-tasks.ts';
import { openAttachment } from './open-attachment.ts';

// Bytes arrive as a plain array, whatever they were sent as.
answerTasks(({ name, bytes }: { name: string; bytes: Uint8Array }) =>
  openAttachment(name, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
);
