import { Kysely } from 'kysely';
import type pg from 'pg';
import { letRunFixed } from '#platform/database/fixed-statement.ts';
import { type RunStatement, statementDialect } from '#platform/database/statement-dialect.ts';
import { toParameter } from '#platform/database/statement-values.ts';
import type { Tables } from '#platform/database/tables.generated.ts';

type Plan = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };

/** A connection that plans as the portal's do, and counts the blocks that each of its statements touches. */
export async function countingBuffers(client: pg.Client) {
  await client.query(`set plan_cache_mode = force_generic_plan`);
  let touched = 0;
  let prepared = 0;
  const run: RunStatement = async (text, values) => {
    prepared += 1;
    const name = `counted_${prepared}`;
    const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
    await client.query(`prepare ${name} as ${text}`);
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (analyze, buffers, timing off, format json) execute ${name}${given}`,
    );
    const [{ Plan: plan } = { Plan: undefined }] = rows[0]?.['QUERY PLAN'] ?? [];
    touched += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
    const result = await client.query(`execute ${name}${given}`);
    await client.query(`deallocate ${name}`);
    return { command: result.command, rowCount: result.rowCount ?? 0, rows: result.rows };
  };
  const transaction = new Kysely<Tables>({ dialect: statementDialect(run) });
  letRunFixed(transaction, run);
  return {
    transaction,
    async blocksOf<T>(work: () => Promise<T>): Promise<{ blocks: number; result: T }> {
      touched = 0;
      const result = await work();
      return { blocks: touched, result };
    },
  };
}

function literal(value: unknown): string {
  const parameter = toParameter(value);
  return parameter === null ? 'null' : `'${String(parameter).replaceAll("'", "''")}'`;
}
