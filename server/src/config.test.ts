import { expect, test } from 'vitest';
import { ConfigurationError, readConfig } from './config.ts';

test('with nothing set everything runs embedded, with the demo world', () => {
  const config = readConfig({});

  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    smtpUrl: undefined,
    theme: 'emea',
    demo: true,
  });
});

test('replicas are those of a database that is named, and a worker asks none', () => {
  const READ_DATABASE_URL = 'postgres://dray:secret@replicas:5432/dray';
  const DATABASE_URL = 'postgres://dray:secret@db:5432/dray';

  expect(readConfig({ DATABASE_URL, READ_DATABASE_URL }).readDatabaseUrl).toBe(READ_DATABASE_URL);
  expect(readConfig({ DATABASE_URL, READ_DATABASE_URL, JOBS: 'only' }).readDatabaseUrl).toBeUndefined();
  expect(() => readConfig({ READ_DATABASE_URL })).toThrow('READ_DATABASE_URL names replicas of DATABASE_URL');
});

test('files are below the data, in another folder or in a bucket', () => {
  const filesOf = (variables: Record<string, string>) => readConfig({ DATA_DIR: '/srv/dray', ...variables }).files;

  expect(filesOf({})).toEqual({ kind: 'folder', folder: '/srv/dray/files', isOwn: true });
  expect(filesOf({ FILES_URL: 'file:///srv/files' })).toEqual({ kind: 'folder', folder: '/srv/files', isOwn: false });
  expect(filesOf({ FILES_URL: 's3://key:secret@host/bucket' })).toMatchObject({ kind: 'bucket' });
});

test('a bucket that cannot be used is named without its secret', () => {
  expect(() => readConfig({ FILES_URL: 's3://key:between-us@host' })).toThrow(
    /^(?!.*between-us).*FILES_URL must look like/,
  );
});

test('a database of its own gets no demo world unless it is asked for', () => {
  const DATABASE_URL = 'postgres://dray:secret@db:5432/dray';

  expect(readConfig({ DATABASE_URL }).demo).toBe(false);
  expect(readConfig({ DATABASE_URL, DEMO: '1' }).demo).toBe(true);
});

test.each<Record<string, string>>([
  { HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000' },
  { HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' },
  { HOST: 'localhost' },
])('a portal that only this machine can reach shows the demo world: %o', (variables) => {
  expect(readConfig(variables).demo).toBe(true);
});

test.each<Record<string, string>>([
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.0.7' },
  { PUBLIC_URL: 'https://orders.example.com' },
])('a portal that others can reach must be told whether it is a demonstration: %o', (variables) => {
  expect(() => readConfig(variables)).toThrow(/DEMO must be set .* 0 keeps the demo accounts out, 1 lets them in/);
  expect(readConfig({ ...variables, DEMO: '0' }).demo).toBe(false);
  expect(readConfig({ ...variables, DEMO: '1' }).demo).toBe(true);
});

test('a foreign name over plain HTTP is for a demonstration that somebody asked for', () => {
  const PUBLIC_URL = 'http://orders.example.com';

  expect(() => readConfig({ PUBLIC_URL })).toThrow('PUBLIC_URL must be https unless DEMO is 1');
  expect(() => readConfig({ PUBLIC_URL, DEMO: '0' })).toThrow('PUBLIC_URL must be https unless DEMO is 1');
  expect(readConfig({ PUBLIC_URL, DEMO: '1' }).demo).toBe(true);
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://host/dray'],
  ['SMTP_URL', 'mail.example'],
  ['SMTP_URL', 'smtp://mail.example?tls=no'],
  ['THEME', 'corona'],
  ['DEMO', 'yes'],
  ['METRICS_TOKEN', 'short'],
  ['METRICS_LISTEN', 'somewhere'],
  ['METRICS_LISTEN', '127.0.0.1:99999'],
  ['SECRET_KEY', 'c2hvcnQ='],
  ['FILES_URL', '/srv/files'],
  ['FILES_URL', 's3://host/bucket'],
  ['LOG_LEVEL', 'loud'],
  ['BUSY_ABOVE_MS', 'soon'],
  ['ERP_CONNECT_S', '0'],
  ['ERP_CONNECT_S', '31'],
  ['PUBLIC_URL', 'orders.example'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1,'],
])('a bad %s (%j) stops the program and is named', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigurationError);
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

const client = { OIDC_CLIENT_ID: 'trade', OIDC_CLIENT_SECRET: 'between the two of us' };

test.each([
  'http://login.example',
  'http://10.0.0.5:8080/realms/trade',
  'http://localhost.example',
  'http://127.0.0.1.nip.example',
])('the word of %s, which travels in the clear, is refused and the variable named', (OIDC_ISSUER) => {
  expect(() => readConfig({ OIDC_ISSUER, ...client })).toThrow('OIDC_ISSUER must be https');
  expect(() => readConfig({ OIDC_ISSUER, ...client, DEMO: '1' })).toThrow('OIDC_ISSUER must be https');
});

test.each([
  'https://login.example',
  'http://localhost:8080',
  'http://127.0.0.1:8080/realms/trade',
  'http://[::1]:8080',
])('a provider at %s may be used', (OIDC_ISSUER) => {
  expect(readConfig({ OIDC_ISSUER, ...client }).oidc?.issuer).toBe(OIDC_ISSUER);
});

test('every bad variable is named, not only the first', () => {
  expect(() => readConfig({ PORT: 'x', THEME: 'y' })).toThrow(/PORT.*THEME/);
});

test.each(['1', '0', 'loopback', '10.0.0.1', '10.0.0.0/8, fd00::/8', '::1'])(
  '%j names proxies to trust',
  (TRUST_PROXY) => {
    expect(() => readConfig({ TRUST_PROXY })).not.toThrow();
  },
);

test('an empty variable means the same as none', () => {
  expect(readConfig({ DATABASE_URL: '', THEME: '', TRUST_PROXY: '' })).toEqual(readConfig({}));
});
