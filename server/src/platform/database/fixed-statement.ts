import { CompiledQuery, type Kysely } from 'kysely';
import type { StatementResult } from './statement-batch.ts';
import type { RunStatement } from './statement-dialect.ts';
import { withOwner } from './statement-owner.ts';

/** A statement whose text never changes, only its values. */
export class FixedStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  constructor(text: string, values: readonly unknown[]) {
    this.text = text;
    this.values = values;
  }
}

class Part {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A part that several statements share. At its place in a statement it is always the same. */
export const part = (text: string): Part => new Part(text);

/** Several values at one place of a statement, always as many. */
export const listed = (values: readonly unknown[]): FixedStatement =>
  new FixedStatement(values.map((_value, index) => `$${index + 1}`).join(', '), values);

const texts = new WeakMap<TemplateStringsArray, { text: string; hasParts: boolean }>();

/**
 * For statements on a hot path: the text is put together once and not with every call, as Kysely's own `sql` does. Only
 * values, fixed parts and other fixed statements may be in it, each always at the same place.
 */
export function fixed(strings: TemplateStringsArray, ...values: readonly unknown[]): FixedStatement {
  let known = texts.get(strings);
  if (!known) {
    const hasParts = values.some((value) => value instanceof Part || value instanceof FixedStatement);
    known = { text: join(strings, values), hasParts };
    texts.set(strings, known);
  }
  const { text, hasParts } = known;
  return new FixedStatement(text, hasParts ? values.flatMap(valuesOf) : values);
}

function valuesOf(value: unknown): readonly unknown[] {
  if (value instanceof Part) return [];
  // Wrapped once, because `flatMap` would take a list among the values apart.
  return value instanceof FixedStatement ? value.values : [value];
}

function join(strings: readonly string[], values: readonly unknown[]): string {
  let count = 0;
  const holes = values.map((value) => {
    if (value instanceof Part) return value.text;
    if (value instanceof FixedStatement) {
      const before = count;
      count += value.values.length;
      return value.text.replaceAll(/\$(\d+)/g, (_, number: string) => `$${before + Number(number)}`);
    }
    count += 1;
    return `$${count}`;
  });
  return strings.map((text, index) => text + (holes[index] ?? '')).join('');
}

const runners = new WeakMap<object, RunStatement>();

/** Anyone who opens a connection tells here how its statements run. */
export function letRunFixed(transaction: object, run: RunStatement): void {
  runners.set(transaction, run);
}

/** What it answers with is the caller's word, as with every statement that is not Kysely's own. */
export async function runFixed<Row = unknown>(
  transaction: Pick<Kysely<unknown>, 'executeQuery'>,
  { text, values }: FixedStatement,
): Promise<readonly Row[]> {
  const run = runners.get(transaction);
  const { rows } = run
    ? await run(withOwner(text), values)
    : await transaction.executeQuery<StatementResult['rows'][number]>(CompiledQuery.raw(text, [...values]));
  return rows as readonly Row[];
}
