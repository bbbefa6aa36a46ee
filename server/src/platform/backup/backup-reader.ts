import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type BackupEntry, type BackupHead, NoBackup, readEntry, readHead } from './backup-format.ts';

const MAX_LINE_LENGTH = 1024 * 1024;
const NEWLINE = 10;

export type BackupVisitor = {
  onHead?: (head: BackupHead) => Promise<void>;
  /** Takes all the rows of a table from the pieces; the answer is how many it has taken, or undefined if it took none. */
  onTable?: (
    entry: Extract<BackupEntry, { table: string }>,
    rows: AsyncIterable<Buffer>,
  ) => Promise<number | undefined>;
  onSequence?: (entry: Extract<BackupEntry, { sequence: string }>) => Promise<void>;
};

export type BackupContents = { head: BackupHead; tables: number; rows: number };

/** Reads a backup from its first line to its last. One that is cut off, altered or goes on behind its end is refused. */
export async function readBackup(file: string, visitor: BackupVisitor = {}): Promise<BackupContents> {
  const bytes = new Bytes(file);
  try {
    const head = readHead(await bytes.line());
    await visitor.onHead?.(head);
    let [tables, rows] = [0, 0];
    for (;;) {
      const sha256 = bytes.sha256();
      const entry = readEntry(await bytes.line());
      if ('sha256' in entry) {
        if (entry.sha256 !== sha256 || entry.tables !== tables || entry.total !== rows) {
          throw new NoBackup('It is damaged: its contents are not what was written');
        }
        await bytes.requireEnd();
        return { head, tables, rows };
      }
      if ('table' in entry) {
        tables += 1;
        rows += await readTable(bytes, entry, visitor);
      } else if ('sequence' in entry) await visitor.onSequence?.(entry);
      else throw new NoBackup('It is damaged: rows without their table');
    }
  } finally {
    bytes.close();
  }
}

async function readTable(
  bytes: Bytes,
  entry: Extract<BackupEntry, { table: string }>,
  { onTable }: BackupVisitor,
): Promise<number> {
  let announced: number | undefined;
  async function* pieces(): AsyncGenerator<Buffer> {
    for (;;) {
      const next = readEntry(await bytes.line());
      if ('rows' in next) {
        announced = next.rows;
        return;
      }
      if (!('bytes' in next)) throw new NoBackup('It is damaged: a table does not end');
      yield await bytes.take(next.bytes);
    }
  }
  const rows = pieces();
  const taken = await onTable?.(entry, rows);
  for await (const _ of rows);
  if (taken !== undefined && taken !== announced) {
    throw new NoBackup(`${entry.table} has ${taken} rows after the restore and had ${announced}`);
  }
  return announced ?? 0;
}

/** The unpacked bytes of a file, line by line or so many at a time. */
class Bytes {
  private readonly source: AsyncIterator<Buffer>;
  private readonly close_: () => void;
  private readonly digest = createHash('sha256');
  private left: Buffer = Buffer.alloc(0);

  constructor(file: string) {
    const packed = createReadStream(file);
    const unpacked = createGunzip();
    // What goes wrong is reported by the part that reads.
    pipeline(packed, unpacked, () => undefined);
    this.source = unpacked[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    this.close_ = () => {
      packed.destroy();
      unpacked.destroy();
    };
  }

  close(): void {
    this.close_();
  }

  /** Of everything that was read so far. */
  sha256(): string {
    return this.digest.copy().digest('hex');
  }

  async line(): Promise<string> {
    let end = this.left.indexOf(NEWLINE);
    while (end < 0) {
      if (this.left.length > MAX_LINE_LENGTH) throw new NoBackup('It is no backup of Dray');
      await this.more();
      end = this.left.indexOf(NEWLINE);
    }
    return this.consume(end + 1).toString('utf8', 0, end);
  }

  async take(length: number): Promise<Buffer> {
    while (this.left.length < length) await this.more();
    return this.consume(length);
  }

  async requireEnd(): Promise<void> {
    if (this.left.length > 0 || !(await this.isOver())) throw new NoBackup('It is damaged: it goes on behind its end');
  }

  private consume(length: number): Buffer {
    const taken = this.left.subarray(0, length);
    this.left = this.left.subarray(length);
    this.digest.update(taken);
    return taken;
  }

  private async more(): Promise<void> {
    if (await this.isOver()) throw new NoBackup('It is cut off');
  }

  private async isOver(): Promise<boolean> {
    const next = await this.source.next().catch((cause: unknown) => {
      throw unreadable(cause);
    });
    if (next.done) return true;
    this.left = Buffer.concat([this.left, next.value]);
    return false;
  }
}

function unreadable(cause: unknown): Error {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code === 'Z_BUF_ERROR') return new NoBackup('It is cut off', { cause });
  if (code === 'ENOENT') return new NoBackup('There is no such file', { cause });
  if (code.startsWith('Z_')) return new NoBackup('It is damaged, or no backup of Dray', { cause });
  return cause instanceof Error ? cause : new Error(String(cause));
}
