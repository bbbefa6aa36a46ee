import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { type ArchiveName, archiveNames, type Faults } from './archive-fault.ts';
import { cablogRoutes } from './http/cablog-listener.ts';
import { createArchiveControl } from './http/control-listener.ts';
import { addFaults } from './http/faulty.ts';
import { olsaRoutes } from './http/olsa-listener.ts';
import { tesiRoutes } from './http/tesi-listener.ts';
import type { Shelf } from './shelf/shelf.ts';

export type ArchiveOptions = {
  shelves: Readonly<Record<ArchiveName, Shelf>>;
  /** 0: any free one; none for those that are somebody else's. */
  ports: Readonly<Partial<Record<ArchiveName, number>>>;
  control: { token: string; port: number };
};

export type RunningArchives = {
  ports: Readonly<Partial<Record<ArchiveName, number>>>;
  controlUrl: string;
  faults: Faults;
  stop(): Promise<void>;
};

type AddRoutes = (app: FastifyInstance, shelf: Shelf, faults: Faults) => void;
const routes: Readonly<Record<ArchiveName, AddRoutes>> = { tesi: tesiRoutes, cablog: cablogRoutes, olsa: olsaRoutes };

/** The archives of documents: one program, a port each. */
export async function startArchives({ shelves, ports, control }: ArchiveOptions): Promise<RunningArchives> {
  const faults: Faults = {};
  const wanted = archiveNames.filter((name) => ports[name] !== undefined);
  const opened = await Promise.all(
    wanted.map(async (name) => {
      const app = Fastify({ logger: false, bodyLimit: 4096 });
      addFaults(app, name, faults);
      routes[name](app, shelves[name], faults);
      return { name, app, port: await listen(app, ports[name] ?? 0) };
    }),
  );
  const controlApp = createArchiveControl(faults, control.token);
  const controlUrl = `http://127.0.0.1:${await listen(controlApp, control.port)}`;
  return {
    ports: Object.fromEntries(opened.map(({ name, port }) => [name, port])),
    controlUrl,
    faults,
    stop: async () => {
      const apps = [...opened.map(({ app }) => app), controlApp];
      for (const app of apps) app.server.closeAllConnections();
      await Promise.all(apps.map((app) => app.close()));
    },
  };
}

async function listen(app: FastifyInstance, port: number): Promise<number> {
  await app.listen({ host: '127.0.0.1', port });
  return (app.server.address() as AddressInfo).port;
}
