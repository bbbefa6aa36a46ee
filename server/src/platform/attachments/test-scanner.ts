import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** Harmless, and known to every scanner by agreement; in two halves, or this file would be taken for it. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

type Manner = 'well' | 'with an error' | 'by hanging up';

/** Speaks clamd's protocol on a port of its own and knows one thing. */
export async function openTestScanner(manner: Manner = 'well') {
  const seen: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (manner === 'by hanging up') socket.destroy();
    else void readStream(socket).then((bytes) => answer(socket, bytes));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  function answer(socket: Socket, bytes: Buffer): void {
    seen.push(bytes);
    if (manner === 'with an error') socket.end('INSTREAM size limit exceeded. ERROR\0');
    else socket.end(bytes.includes(eicar) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
  }
  return {
    url: `tcp://127.0.0.1:${port}`,
    host: '127.0.0.1',
    port,
    seen,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Refuses to understand anything else than what the protocol says. */
async function readStream(socket: Socket): Promise<Buffer> {
  let given = Buffer.alloc(0);
  const take = async (size: number): Promise<Buffer> => {
    while (given.length < size) given = Buffer.concat([given, (await once(socket, 'data'))[0] as Buffer]);
    const taken = given.subarray(0, size);
    given = given.subarray(size);
    return taken;
  };
  const command = (await take(10)).toString('latin1');
  if (command !== 'zINSTREAM\0') throw new Error(`no command of clamd's: ${command}`);
  const pieces: Buffer[] = [];
  for (let size = (await take(4)).readUInt32BE(); size > 0; size = (await take(4)).readUInt32BE())
    pieces.push(await take(size));
  return Buffer.concat(pieces);
}
