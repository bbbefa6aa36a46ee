import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';

/** Where callers come in. Shut, it refuses connections as a machine does on which nothing runs. */
export type Door = { port: number; shut(): Promise<void>; open(): Promise<void>; close(): Promise<void> };

export async function openDoor(app: FastifyInstance, { host, port }: { host: string; port: number }): Promise<Door> {
  await app.listen({ host, port });
  const address = app.server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  const open = async () => {
    if (app.server.listening) return;
    app.server.listen({ host, port: taken });
    await once(app.server, 'listening');
  };
  return {
    port: taken,
    open,
    shut: async () => {
      if (!app.server.listening) return;
      const closed = once(app.server, 'close');
      app.server.close();
      app.server.closeAllConnections();
      await closed;
    },
    close: async () => {
      app.server.closeAllConnections();
      await app.close();
    },
  };
}
