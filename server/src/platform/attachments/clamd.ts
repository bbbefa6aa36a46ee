import { connect } from 'node:net';

/** Whether a scanner of viruses knows something in it. Fails where it gives no verdict: nobody knows then. */
export type ScanFile = (bytes: Buffer) => Promise<'clean' | 'infected'>;

const withinMs = 10_000;
const pieceBytes = 64 * 1024;
const maxAnswerBytes = 4_096;

/** Asks clamd, or whatever speaks its protocol: pieces with their length before them, and one of no length at the end. */
export const clamdScanner =
  ({ host, port }: { host: string; port: number }): ScanFile =>
  async (bytes) => {
    const answer = await ask(host, port, bytes);
    if (/^stream: OK\s*$/.test(answer)) return 'clean';
    if (/^stream: .* FOUND\s*$/.test(answer)) return 'infected';
    throw new Error(`the scanner gave no verdict: ${answer.slice(0, 200)}`);
  };

function ask(host: string, port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, signal: AbortSignal.timeout(withinMs) });
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('error', reject);
    socket.on('data', (said: string) => {
      answer = (answer + said).slice(0, maxAnswerBytes);
      const end = answer.indexOf('\0');
      if (end < 0) return;
      resolve(answer.slice(0, end));
      socket.destroy();
    });
    socket.on('close', () => reject(new Error('the scanner hung up')));
    socket.write('zINSTREAM\0');
    for (let at = 0; at < bytes.length; at += pieceBytes) writePiece(bytes.subarray(at, at + pieceBytes));
    writePiece(Buffer.alloc(0));

    function writePiece(piece: Buffer): void {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(piece.length);
      socket.write(length);
      if (piece.length > 0) socket.write(piece);
    }
  });
}
