import type { Clock } from '#platform/clock.ts';
import { type AskOutside, outsideHttp } from '#platform/outside/outside-http.ts';
import type { Archive, ArchiveName, ArchiveSettings, Archives } from '../port/archive.ts';
import { withBreaker } from './breaker.ts';
import { cablogArchive } from './cablog.connector.ts';
import { olsaArchive } from './olsa.connector.ts';
import { tesiArchive } from './tesi.connector.ts';

const adapters: Readonly<Record<ArchiveName, (ask: AskOutside) => Archive>> = {
  tesi: tesiArchive,
  cablog: cablogArchive,
  olsa: olsaArchive,
};

/** Those that have an address. */
export const openArchives = ({ urls, authorizations = {} }: ArchiveSettings, clock: Clock): Archives =>
  Object.fromEntries(
    Object.entries(adapters).flatMap(([name, adapter]) => {
      const url = urls[name as ArchiveName];
      const ask = url === undefined ? undefined : outsideHttp(url, authorizations[name as ArchiveName]);
      return ask ? [[name, withBreaker(adapter(ask), clock)]] : [];
    }),
  );
