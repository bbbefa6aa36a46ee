import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What a pooler does with settings that come with a connection: it passes on user and database alone, or refuses the rest. */
type Manner = 'drops' | 'refuses';

/** Sits before PostgreSQL like a pooler in transaction mode, as far as the first message of a connection goes. */
export async function startTestPooler(databaseUrl: string, manner: Manner) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.once('data', (first) => {
      const settings = readStartup(first);
      const known = settings.filter(([name]) => name === 'user' || name === 'database');
      const [unknown] = settings.filter(([name]) => name === 'options');
      if (manner === 'refuses' && unknown) {
        socket.end(errorMessage(`unsupported startup parameter: ${unknown[0]}`));
        return;
      }
      const behind = connect(Number(target.port), target.hostname);
      behind.on('error', () => socket.destroy());
      behind.write(startupMessage(known));
      behind.pipe(socket);
      socket.pipe(behind);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

const protocolVersion = 196_608;

/** Length, version, then names and values, each ended by a zero. */
function readStartup(message: Buffer): [string, string][] {
  const words = message.subarray(8).toString().split('\0');
  const pairs: [string, string][] = [];
  for (let index = 0; words[index]; index += 2) pairs.push([words[index] ?? '', words[index + 1] ?? '']);
  return pairs;
}

function startupMessage(settings: readonly (readonly [string, string])[]): Buffer {
  const body = Buffer.from(`${settings.flat().join('\0')}\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(body.length + head.length, 0);
  head.writeInt32BE(protocolVersion, 4);
  return Buffer.concat([head, body]);
}

function errorMessage(text: string): Buffer {
  const body = Buffer.from(`SFATAL\0C08P01\0M${text}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
