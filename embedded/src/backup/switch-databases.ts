import { connected } from '@dray/server/platform/backup/connected.ts';
import { type Client, escapeIdentifier } from 'pg';

type Wanted = { name: string; owner: string };
export type Beside = ReturnType<typeof besideOf>;

const RESTORING = '_restoring';
const REPLACED = '_replaced';

/** Databases that are filled while those of their names stay as they are. Nobody else is connected. */
export function besideOf(superuserUrl: string, wanted: readonly Wanted[]) {
  const onServer = (work: (client: Client) => Promise<void>) =>
    connected(Object.assign(new URL(superuserUrl), { pathname: '/postgres' }).href, work);
  const drop = async (client: Client, suffix: string) => {
    for (const { name } of wanted) await client.query(`drop database if exists ${name}${suffix} with (force)`);
  };
  const rename = (client: Client, from: string, to: string) => client.query(`alter database ${from} rename to ${to}`);

  return {
    /** Where a role finds its own of them. */
    urlOf: (url: string): string => {
      const restoringUrl = new URL(url);
      return Object.assign(restoringUrl, { pathname: `${restoringUrl.pathname}${RESTORING}` }).href;
    },

    /** Those of a restore that was ended go first. */
    make: () =>
      onServer(async (client) => {
        await drop(client, RESTORING);
        for (const { name, owner } of wanted) {
          await client.query(`create database ${name}${RESTORING} owner ${escapeIdentifier(owner)}`);
        }
      }),

    remove: () => onServer((client) => drop(client, RESTORING)),

    /** In one transaction: whenever it is ended, all that is found is old or all is new. */
    installBuild: () =>
      onServer(async (client) => {
        await drop(client, REPLACED);
        await client.query('begin');
        for (const { name } of wanted) {
          await rename(client, name, `${name}${REPLACED}`);
          await rename(client, `${name}${RESTORING}`, name);
        }
        await client.query('commit');
        await drop(client, REPLACED);
      }),
  };
}
