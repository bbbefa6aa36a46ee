import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Sits before PostgreSQL and can stop passing anything on, as a frozen machine does: connections stay open and silent. */
export async function startHangingProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const behinds = new Set<Socket>();
  let isHanging = false;
  let isCut = false;
  const server = createServer((socket) => {
    if (isCut) return void socket.on('error', () => undefined).destroy();
    const behind = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [socket, behind],
      [behind, socket],
    ] as const) {
      sockets.add(one);
      one.on('data', (bytes) => other.write(bytes));
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      if (isHanging) one.pause();
    }
    behinds.add(behind);
    behind.on('close', () => behinds.delete(behind));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href,
    hang() {
      isHanging = true;
      for (const socket of sockets) socket.pause();
    },
    /** What is sent still arrives; nobody hears how it went. */
    hangAnswers() {
      for (const socket of behinds) socket.pause();
    },
    /** As where a machine has died: what was open ends, and nothing new comes about. */
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    goOn() {
      isHanging = false;
      isCut = false;
      for (const socket of sockets) socket.resume();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
