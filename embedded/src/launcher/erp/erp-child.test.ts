import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startErpChild } from './erp-child.ts';

const database = `erp_${randomUUID().replaceAll('-', '')}`;
let folder: string;

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgres').superuserUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dray-erp-'));
  await onServer(`create database ${database}`);
});
afterAll(async () => {
  await onServer(`drop database ${database} with (force)`);
  rmSync(folder, { recursive: true });
});

test('an ERP that was killed comes back at the address that the server knows, and stops when it is told', async () => {
  const databaseUrl = Object.assign(new URL(inject('postgres').superuserUrl), { pathname: `/${database}` }).href;
  const env = { ERP_DATABASE_URL: databaseUrl, ERP_USER: 'DRAY', ERP_PASSWORD: 'p', ERP_CONTROL_TOKEN: 't' };
  const files = { logFile: join(folder, 'erp.log'), recordFile: join(folder, 'erp.pid') };
  const start = (ports: NodeJS.ProcessEnv = {}) =>
    startErpChild({ ...files, env: { ...env, ...ports }, runAs: undefined, ending: new AbortController().signal });
  const first = await start();
  const controlPort = new URL(first.controlUrl ?? '').port;

  first.stopAtOnce();
  await first.exited;
  const second = await start({ ERP_PORT: String(first.port), ERP_CONTROL_PORT: controlPort });
  const answer = await fetch(`http://127.0.0.1:${first.port}/sap/opu/odata/sap/API_SALES_ORDER_SRV/`);
  const stats = await fetch(`${first.controlUrl}/control/stats`, { headers: { authorization: 'Bearer t' } });
  await second.stop();

  expect([answer.status, stats.status]).toEqual([401, 200]);
  expect(second.controlUrl).toBe(first.controlUrl);
  expect(await second.exited).toEqual({ code: 0, signal: null });
});
