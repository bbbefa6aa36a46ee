import type { TestPortal } from './portal.ts';

/** Puts a cart into a state that no step leads to; the database refuses such steps, so its triggers are off for this one. */
export async function forceCartState({ sql }: Pick<TestPortal, 'sql'>, id: string, state: string): Promise<void> {
  await sql(`do $$ begin
    set local session_replication_role = replica;
    update cart set state = '${state}' where id = '${id}';
  end $$`);
}
