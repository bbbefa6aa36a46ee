import { createServer } from 'node:net';
import { hasCode } from '../process/read-if-there.ts';
import { StartRefused } from '../start-refused.ts';

/** Refuses with a sentence when the server could not listen there. */
export async function checkPort(host: string, port: number): Promise<void> {
  const failure = await tryToListen(host, port);
  if (!failure) return;
  throw new StartRefused(sentenceFor(failure, host, port), { cause: failure });
}

/** For addresses nobody has to know beforehand. */
export async function firstFreePort(host: string, candidates: number[]): Promise<number> {
  for (const port of candidates) if (!(await tryToListen(host, port))) return port;
  throw new StartRefused(`None of the ports ${candidates.join(', ')} is free.`);
}

function tryToListen(host: string, port: number): Promise<Error | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

function sentenceFor(failure: Error, host: string, port: number): string {
  if (hasCode(failure, 'EADDRINUSE'))
    return `Port ${port} is taken by another program. Free it, or set PORT to another.`;
  if (hasCode(failure, 'EACCES')) return `This user may not use port ${port}. Set PORT to 1024 or above.`;
  if (hasCode(failure, 'EADDRNOTAVAIL', 'ENOTFOUND')) return `HOST ${host} is not an address of this machine.`;
  return `Port ${port} of ${host} cannot be used: ${failure.message}.`;
}
