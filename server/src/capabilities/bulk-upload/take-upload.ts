import type { Language } from '@dray/contract/languages.ts';
import { limits } from '@dray/contract/limits.ts';
import type { Country } from '@dray/contract/markets.ts';
import { daysBefore, retention } from '@dray/contract/retention.ts';
import { bulkHeading, bulkWord } from '@dray/contract/texts/bulk-upload-text.ts';
import { refusalText } from '@dray/contract/texts/refusal-text.ts';
import { writtenDay } from '@dray/contract/texts/written-value.ts';
import type { Finding } from '#capabilities/cart/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { Refusal } from '#platform/refusal.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import type { BulkUploadDoor } from './bulk-upload.door.ts';
import type { Judged } from './judging/judge-orders.ts';
import { addedUp, notYetAsked } from './judging/same-goods.model.ts';
import { digestOf, type FileReader, type ReadFile, tooLong } from './reading/read-file.ts';
import type { Upload } from './rules/bulk-upload.model.ts';

/** What the person who sent a file learns of it. */
export type Received = {
  jobId: string;
  status: 'checking' | 'received';
  addedUp?: readonly { order: string; sku: string; rows: readonly number[] }[];
};

export type SentFile = { name: string; bytes: Uint8Array; country: Country; isCheck: boolean };
export type Taking = {
  bulkOf: DoorOf<BulkUploadDoor>;
  reader: FileReader;
  clock: Clock;
  newId: () => string;
  /** The cart's own sentences. */
  findingText: (finding: Finding, language: Language) => string;
};

/** How a file was taken: its upload, and what was found in it. */
export type Taken = { upload: Upload; file: ReadFile; judged: Judged; answer: Received };

/**
 * Reads a file and judges every row of it; nothing is ordered. A file that cannot be used is kept, too, so that its owner
 * finds among their uploads why.
 */
export async function takeUpload(taking: Taking, request: Request, sent: SentFile): Promise<Taken> {
  const startedAt = performance.now();
  const { bulkOf } = taking;
  try {
    const file = await readUsable(taking, request, sent);
    const judged = await request.read((transaction) =>
      bulkOf(transaction).judge(request, {
        rows: file.rows,
        country: sent.country,
        choiceOf: sent.isCheck ? notYetAsked : addedUp,
      }),
    );
    if (judged.orders.length > limits.bulkOrders) throw tooLong();
    const checkedInMs = Math.round(performance.now() - startedAt);
    const upload = { ...newUpload(taking, request, sent), ...factsOf(file), checkedInMs };
    const stage = (transaction: Transaction) => bulkOf(transaction).stage(upload, file.rows, judged);
    const checking: Received = { jobId: upload.id, status: 'checking' };
    // Staged only to be sent at once it is no answer yet: then the key belongs to the sending.
    const answer = sent.isCheck
      ? await stageOnce(request, stage, checking)
      : await request.write(stage).then(() => checking);
    return { upload, file, judged, answer };
  } catch (error) {
    if (!(error instanceof Refusal && isOfTheFile(error))) throw error;
    await keepRefused(taking, request, sent, error);
    throw withGivenWords(error, request.language);
  }
}

const stageOnce = (request: Request, stage: (transaction: Transaction) => Promise<unknown>, answer: Received) =>
  request.changeOnce<Received, Received>({
    make: async (transaction) => {
      await stage(transaction);
      return { answer, outcome: answer };
    },
    repeat: async (_transaction, outcome) => outcome,
  });

/** Whatever is wrong with a file as a whole is reported under the given title and text; why is in the message (T152). */
const withGivenWords = ({ code, values, details }: Refusal, language: Language): Refusal =>
  new Refusal(code, values, undefined, {
    ...details,
    title: bulkWord('title', language),
    text: refusalText('FILE_ERROR', language),
  });

const isOfTheFile = ({ code }: Refusal): boolean => code.startsWith('FILE_');

async function readUsable({ reader }: Taking, { caller, language }: Request, { bytes }: SentFile): Promise<ReadFile> {
  const file = await reader.read(caller.uid, bytes);
  if (file.missing.length > 0) {
    const columns = file.missing.map((column) => bulkHeading(column, language)).join(', ');
    throw new Refusal('FILE_COLUMNS_MISSING', { columns });
  }
  if (file.rows.length === 0) throw new Refusal('FILE_EMPTY');
  if (file.rows.length > limits.bulkRows) throw tooLong();
  return file;
}

function newUpload({ clock, newId }: Taking, request: Request, { name, bytes, country }: SentFile): Upload {
  const { caller, isFromBrowser, language } = request;
  return {
    id: newId(),
    uid: caller.uid,
    companyId: caller.companyId ?? '',
    country,
    fileName: name,
    digest: digestOf(bytes),
    state: 'checked',
    error: undefined,
    encoding: undefined,
    delimiter: undefined,
    columns: {},
    heading: undefined,
    rowCount: 0,
    checkedInMs: undefined,
    // A program's call has no language of its own: its owner reads the mail in theirs.
    language: isFromBrowser ? language : undefined,
    sameAs: undefined,
    createdAt: clock.now(),
    sentAt: undefined,
    sendings: 0,
  };
}

const factsOf = ({ encoding, delimiter, columns, heading, rows }: ReadFile) => ({
  encoding,
  delimiter,
  columns,
  heading,
  rowCount: rows.length,
});

async function keepRefused(taking: Taking, request: Request, sent: SentFile, { code, values }: Refusal): Promise<void> {
  const upload: Upload = { ...newUpload(taking, request, sent), state: 'refused', error: { code, values } };
  await request.write((transaction) => taking.bulkOf(transaction).keepRefused(upload));
}

/** Refuses bytes that somebody of the company has sent already, unless they are meant to be sent again. */
export async function refuseSentBefore(
  { bulkOf, clock }: Taking,
  { read, caller, language }: Request,
  bytes: Uint8Array,
): Promise<void> {
  const after = daysBefore(clock.now(), retention.bulkUploadDays);
  const before = await read((transaction) =>
    bulkOf(transaction).findSentBefore({
      companyId: caller.companyId ?? '',
      country: caller.country,
      digest: digestOf(bytes),
      after,
    }),
  );
  if (!before) return;
  const date = writtenDay(language, before.day);
  throw new Refusal('FILE_SENT_BEFORE', { date, name: before.by }, undefined, {
    sentBefore: { jobId: before.id, at: before.at.toISOString(), by: before.by },
  });
}
