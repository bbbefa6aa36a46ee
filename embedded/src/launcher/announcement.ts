import { relative } from 'node:path';
import { REPOSITORY } from './repository.ts';

export type DemoAccounts = { accounts: { email: string; who: string }[]; password: string };

export type Announcement = { address: string; readyIn: string; logFile: string; demo: DemoAccounts | undefined };

/** The last lines of a start: where to go, as whom, and how to end it. */
export function announcement({ address, readyIn, logFile, demo }: Announcement): string {
  return [
    '',
    `Dray is ready (${readyIn}):  ${address}`,
    '',
    ...(demo ? demoTable(demo) : []),
    `Logs: ${fromHere(logFile)}   Stop: Ctrl-C`,
    '',
  ].join('\n');
}

/** A server that listens everywhere is visited on this machine. */
export function addressOf(host: string, port: number): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function demoTable({ accounts, password }: DemoAccounts): string[] {
  const width = Math.max(...accounts.map(({ email }) => email.length));
  return [
    `Orders keep to their delivery day. To let a day go by in the ERP:  npm run portal -- demo advance 1d`,
    '',
    `Demo accounts, all with the password  ${password}`,
    ...accounts.map(({ email, who }) => `  ${email.padEnd(width)}  ${who}`),
    '',
  ];
}

function fromHere(path: string): string {
  const short = relative(REPOSITORY, path);
  return short.startsWith('..') ? path : short;
}
