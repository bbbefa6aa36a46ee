import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type ErpOptions, type RunningErp, startErp } from '../start-erp.ts';

export type TestErp = RunningErp & {
  user: string;
  password: string;
  controlToken: string;
  databaseUrl: string;
  /** POST or, without a body, GET at the control port. */
  control<T = Record<string, unknown>>(path: string, body?: unknown): Promise<T>;
};

const user = 'DRAY';
const password = 'erp-test-password';
const controlToken = 'erp-test-token';

/** An ERP in this process on a database of its own, both gone at `stop`. Nothing happens by itself: the test ticks. */
export async function startTestErp(options: Partial<ErpOptions> = {}): Promise<TestErp> {
  const { superuserUrl } = inject('postgres');
  const name = `erp_${randomUUID().replaceAll('-', '')}`;
  await onServer(superuserUrl, `create database ${name}`);
  const databaseUrl = Object.assign(new URL(superuserUrl), { pathname: `/${name}` }).href;
  const erp = await startErp({
    databaseUrl,
    credentials: { user, password },
    control: { token: controlToken },
    tickEveryMs: 0,
    ...options,
  });
  return {
    ...erp,
    user,
    password,
    controlToken,
    databaseUrl,
    control: (path, body) => askControl(erp.controlUrl ?? '', path, body),
    stop: async () => {
      await erp.stop();
      // A pool has ended before PostgreSQL has noticed, which waits for it here; anyone who is cut off would fail the test.
      await onServer(superuserUrl, `drop database ${name}`);
    },
  };
}

async function askControl<T>(url: string, path: string, body: unknown): Promise<T> {
  const answer = await fetch(`${url}/control/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${controlToken}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`control ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
