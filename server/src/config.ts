import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Country } from '@dray/contract/markets.ts';
import { z } from 'zod';
import type { MetricsAddress } from '#edge/metrics-listener.ts';
import { usualDeadlines } from '#edge/visit/deadline.ts';
import { usualAnswerWithinMs } from '#platform/database/connection.ts';
import { filesUrlExample, ownFilesFolder, readFilesUrl } from '#platform/files/files-location.ts';
import { usualLookEveryMs } from '#platform/replicas/follow-replicas.ts';
import { isSecretKey } from '#platform/secrets/secret-key.ts';
import { isSmtpUrl } from '#platform/smtp-options.ts';
import { archiveEnvironment, archivesOf, contentOf } from './archive-config.ts';
import { erpEnvironment, erpOf } from './erp-config.ts';
import { isLoopback } from './loopback.ts';
import { oidcEnvironment, oidcOf } from './oidc-config.ts';
import { powerBiEnvironment, powerBiOf } from './power-bi-config.ts';
import { ssoEnvironment, toolsOf } from './sso-config.ts';
import { tracingEnvironment, tracingOf } from './tracing-config.ts';

export class ConfigurationError extends Error {
  constructor(problems: readonly string[]) {
    super(`The configuration is not usable: ${problems.join('; ')}`);
    this.name = 'ConfigurationError';
  }
}

const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url));

const flag = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((value) => value === '1');
const port = z.coerce
  .number({ error: 'must be a port number' })
  .int()
  .min(1, 'must be 1 or more')
  .max(65_535, 'must be at most 65535');
const networkNames = new Set(['loopback', 'linklocal', 'uniquelocal']);
const isProxyList = (value: string): boolean => /^\d+$/.test(value) || value.split(',').every(isNetwork);
const url = (protocol: RegExp, example: string) => z.url({ protocol, error: `must look like ${example}` });

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/database').optional(),
  READ_DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@replicas:5432/database').optional(),
  MIGRATION_DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://owner:password@host:5432/database').optional(),
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@host:587')
    .refine(isSmtpUrl, 'may end with ?tls=required or ?tls=optional, nothing else about tls')
    .optional(),
  SCANNER_URL: url(/^tcp$/, 'tcp://scanner.example.com:3310').optional(),
  FILES_URL: z
    .string()
    // Without the value, which holds a secret.
    .refine((value) => readFilesUrl(value) !== undefined, `must look like ${filesUrlExample}`)
    .optional(),
  MAIL_FROM: z.string().min(3).default('Dray <no-reply@dray.example>'),
  THEME: z.enum(['emea', 'peroni'], { error: 'must be emea or peroni' }).default('emea'),
  PUBLIC_URL: url(/^https?$/, 'https://orders.example.com').optional(),
  TRUST_PROXY: z.string().refine(isProxyList, 'must be a number of proxies, or their addresses or networks').optional(),
  SECRET_KEY: z.string().refine(isSecretKey, 'must be 32 bytes in base64').optional(),
  METRICS_LISTEN: z
    .string()
    .refine(
      (value) => metricsAddressOf(value) !== undefined,
      'must be a port, an address with a port, or the path of a socket',
    )
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  BUSY_ABOVE_MS: z.coerce.number({ error: 'must be milliseconds' }).int().min(0, 'must be 0 or more').default(200),
  DISK_RESERVE_MB: z.coerce.number({ error: 'must be megabytes' }).int().min(0, 'must be 0 or more').optional(),
  DATABASE_FOLDER: z.string().optional(),
  CALLS_PER_MINUTE: z.coerce.number({ error: 'must be a number' }).int().min(0, 'must be 0 or more').default(600),
  JOBS: z.enum(['0', '1', 'only'], { error: 'must be 0, 1 or only' }).default('1'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error'], { error: 'must be debug, info, warn or error' })
    .default('info'),
  DEMO: flag.optional(),
  ...oidcEnvironment,
  ...erpEnvironment,
  ...ssoEnvironment,
  ...powerBiEnvironment,
  ...archiveEnvironment,
  ...tracingEnvironment,
});

export type TrustedProxies = false | string[] | ((address: string, hop: number) => boolean);

export type Config = ReturnType<typeof readConfig>;

/** The environment as one typed object; every variable that cannot be used is named at once. What is not set runs embedded. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>) {
  // An empty variable means the same as none: that is how compose files and CI switch one off.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigurationError(parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`));
  }
  const values = parsed.data;
  refuseUnsafe(values);
  const dataDir = resolve(repositoryRoot, values.DATA_DIR);
  const homeMarket: Country = values.THEME === 'peroni' ? 'IT' : 'CZ';
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir,
    files: readFilesUrl(values.FILES_URL ?? '') ?? ownFilesFolder(dataDir),
    webDir: resolve(repositoryRoot, 'web/dist'),
    databaseUrl: values.DATABASE_URL,
    readDatabaseUrl: readDatabaseUrlOf(values),
    migrationDatabaseUrl: values.MIGRATION_DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    scanner: scannerOf(values.SCANNER_URL),
    mailFrom: values.MAIL_FROM,
    oidc: oidcOf(values, (problem) => new ConfigurationError([problem])),
    erp: erpOf(values, repositoryRoot, (problem) => new ConfigurationError([problem])),
    powerBi: powerBiOf(values, (problem) => new ConfigurationError([problem])),
    archives: archivesOf(values, (problem) => new ConfigurationError([problem])),
    content: contentOf(values, (problem) => new ConfigurationError([problem])),
    tools: toolsOf(values, (problem) => new ConfigurationError([problem])),
    theme: values.THEME,
    homeMarket,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    trustProxy: trustedProxies(values.TRUST_PROXY),
    // Behind a proxy a stopping process stays reachable until the proxy has noticed; alone there is nobody to wait for.
    drainMs: values.TRUST_PROXY ? 3_000 : 0,
    busyAboveMs: values.BUSY_ABOVE_MS,
    callsPerMinute: values.CALLS_PER_MINUTE,
    diskReserveMegabytes: values.DISK_RESERVE_MB,
    // The launcher names it where the embedded database is not below the data folder.
    databaseFolder: values.DATABASE_FOLDER,
    takesJobs: values.JOBS !== '0',
    // A worker takes jobs and has nothing to say to customers.
    serves: values.JOBS !== 'only',
    secretKey: values.SECRET_KEY,
    metricsToken: values.METRICS_TOKEN,
    tracing: tracingOf(values),
    metricsListen: values.METRICS_LISTEN === undefined ? undefined : metricsAddressOf(values.METRICS_LISTEN),
    deadlines: usualDeadlines,
    databaseAnswerMs: usualAnswerWithinMs,
    replicaLookMs: usualLookEveryMs,
    healthBeatMs: 60_000,
    healthLookMs: 5_000,
    logLevel: values.LOG_LEVEL,
    demo: isDemo(values),
  };
}

type Values = z.infer<typeof environment>;

/** A session must not travel in the clear: plain HTTP is for this machine itself, and for demonstrations (T118). */
function refuseUnsafe({ PUBLIC_URL, DEMO }: Values): void {
  const { protocol, hostname } = new URL(PUBLIC_URL ?? 'http://localhost');
  if (protocol === 'http:' && !isLoopback(hostname) && !DEMO) {
    throw new ConfigurationError(['PUBLIC_URL must be https unless DEMO is 1']);
  }
}

/** The embedded database has none. */
function readDatabaseUrlOf({ DATABASE_URL, READ_DATABASE_URL, JOBS }: Values): string | undefined {
  if (READ_DATABASE_URL && !DATABASE_URL)
    throw new ConfigurationError(['READ_DATABASE_URL names replicas of DATABASE_URL, which is not set']);
  // Only calls read there, and a worker answers none.
  return JOBS === 'only' ? undefined : READ_DATABASE_URL;
}

/** The demo accounts' password is public, so where others can reach the portal somebody must have asked for them. */
function isDemo({ DEMO, DATABASE_URL, HOST, PUBLIC_URL }: Values): boolean {
  if (DEMO !== undefined) return DEMO;
  if (DATABASE_URL) return false;
  if (isLoopback(HOST) && isLoopback(new URL(PUBLIC_URL ?? 'http://localhost').hostname)) return true;
  throw new ConfigurationError([
    'DEMO must be set where HOST or PUBLIC_URL lead beyond this machine: ' +
      '0 keeps the demo accounts out, 1 lets them in with a password that everybody can read',
  ]);
}

const clamdPort = 3310;
function scannerOf(address: string | undefined) {
  if (address === undefined) return undefined;
  const { hostname, port: given } = new URL(address);
  return { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(given || clamdPort) };
}

/** `9464` is a port of this machine alone; `0.0.0.0:9464` says otherwise, and `/run/dray/metrics.sock` is a socket. */
function metricsAddressOf(text: string): MetricsAddress | undefined {
  if (text.startsWith('/')) return { path: text };
  const [, host = '127.0.0.1', digits] = /^(?:(.+):)?(\d{1,5})$/.exec(text) ?? [];
  const number = port.safeParse(digits);
  return number.success ? { host: host.replace(/^\[(.*)\]$/, '$1'), port: number.data } : undefined;
}

function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...rest] = text.trim().split('/');
  const width = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return networkNames.has(text.trim()) || (rest.length === 0 && /^\d+$/.test(bits) && Number(bits) <= width);
}

/** A number trusts that many proxies in front; addresses or networks, separated by commas, trust exactly those. */
function trustedProxies(value: string | undefined): TrustedProxies {
  if (value === undefined || value === '0') return false;
  const hops = /^\d+$/.test(value) ? Number(value) : undefined;
  return hops ? (_address, hop) => hop < hops : value.split(',').map((address) => address.trim());
}
