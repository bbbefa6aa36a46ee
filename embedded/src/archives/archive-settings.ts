import { archiveNames } from './archive-fault.ts';
import type { ArchiveOptions } from './start-archives.ts';

type Settings = Omit<ArchiveOptions, 'shelves'> & { databaseUrl: string };

/** The environment as options; what cannot be used is named. */
export function readArchiveSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const needed = (name: string): string => {
    const value = env[name];
    if (!value) throw new Error(`${name} is not set`);
    return value;
  };
  return {
    databaseUrl: needed('ARCHIVE_DATABASE_URL'),
    ports: portsOf(needed('ARCHIVE_PORTS')),
    control: { token: needed('ARCHIVE_CONTROL_TOKEN'), port: Number(env.ARCHIVE_CONTROL_PORT ?? 0) },
  };
}

/** `tesi=0,olsa=4102` */
const portsOf = (text: string): ArchiveOptions['ports'] =>
  Object.fromEntries(
    text.split(',').map((part) => {
      const [name = '', port = ''] = part.split('=');
      if (!archiveNames.some((one) => one === name) || !/^\d{1,5}$/.test(port)) {
        throw new Error(`ARCHIVE_PORTS cannot be read at ${part}`);
      }
      return [name, Number(port)];
    }),
  );
