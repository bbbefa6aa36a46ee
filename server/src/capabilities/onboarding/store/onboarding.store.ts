import { isCountry } from '@dray/contract/markets.ts';
import type { OnboardingState } from '@dray/contract/onboarding/onboarding-steps.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { Scope } from '#platform/request/request.ts';
import type { Onboarding, StepRecords } from '../rules/onboarding.model.ts';

export type OnboardingStore = ReturnType<typeof onboardingStore>;

/** Whole markets, and single companies of a portfolio. */
export type OnboardingReach = Pick<Scope, 'markets' | 'companyIds'>;

export type AskedOnboardings = {
  isOpen: boolean | undefined;
  companyId: string | undefined;
  offset: number;
  limit: number;
};

const columns = sql`id, country, name, company_id, state, steps, version, created_by, created_at, changed_at`;

/** Drafts of new customers. */
export const onboardingStore = namedStore('onboarding', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'onboarding'>();
  const within = ({ markets, companyIds }: OnboardingReach) =>
    sql`(country = any(${[...markets]}::text[]) or company_id = any(${[...companyIds]}::text[]))`;

  return {
    async addOnboarding({ id, country, name, createdBy, createdAt }: NewOnboarding): Promise<Onboarding> {
      const { rows } = await sql<OnboardingRow>`
        insert into onboarding (id, country, name, created_by, created_at, changed_at)
        values (${id}, ${country}, ${name}, ${createdBy}, ${createdAt}, ${createdAt}) returning ${columns}`.execute(
        tables,
      );
      return rows.map(toOnboarding)[0] as Onboarding;
    },

    async findOnboarding(id: string): Promise<Onboarding | undefined> {
      const { rows } = await sql<OnboardingRow>`select ${columns} from onboarding where id = ${id}`.execute(tables);
      return rows[0] && toOnboarding(rows[0]);
    },

    /** Of two who save at the same time the second one reads what the first one has saved. */
    async lockOnboarding(id: string): Promise<Onboarding | undefined> {
      const { rows } = await sql<OnboardingRow>`
        select ${columns} from onboarding where id = ${id} for no key update`.execute(tables);
      return rows[0] && toOnboarding(rows[0]);
    },

    /** Open ones first, and of each what was changed last. */
    async listOnboardings(reach: OnboardingReach, { isOpen, companyId, offset, limit }: AskedOnboardings) {
      const which = sql`${within(reach)}
        and (${isOpen ?? null}::boolean is null or (state = 'open') = ${isOpen ?? null})
        and (${companyId ?? null}::text is null or company_id = ${companyId ?? null})`;
      const [page, counted] = await Promise.all([
        sql<OnboardingRow>`
          select ${columns} from onboarding where ${which}
          order by (state = 'open') desc, changed_at desc, id offset ${offset} limit ${limit}`.execute(tables),
        sql<{ n: number }>`select count(*)::int as n from onboarding where ${which}`.execute(tables),
      ]);
      return { onboardings: page.rows.map(toOnboarding), total: counted.rows[0]?.n ?? 0 };
    },

    async saveOnboarding({ id, name, companyId, state, steps }: SavedOnboarding, at: Date): Promise<Onboarding> {
      const { rows } = await sql<OnboardingRow>`
        update onboarding set name = ${name}, company_id = ${companyId ?? null}, state = ${state},
          steps = ${JSON.stringify(steps)}, version = version + 1, changed_at = ${at}
        where id = ${id} returning ${columns}`.execute(tables);
      if (!rows[0]) throw new Error(`the onboarding ${id} was not locked while it was changed`);
      return toOnboarding(rows[0]);
    },

    /** They hold names and addresses of people; the master data and the audit keep what was done. */
    async removeBefore(moment: Date, max: number): Promise<number> {
      const { rows } = await sql`
        delete from onboarding where id in (
          select id from onboarding where changed_at < ${moment} order by changed_at limit ${max}
        ) returning id`.execute(tables);
      return rows.length;
    },
  };
});

export type NewOnboarding = Pick<Onboarding, 'id' | 'country' | 'name' | 'createdBy' | 'createdAt'>;
export type SavedOnboarding = Pick<Onboarding, 'id' | 'name' | 'companyId' | 'state' | 'steps'>;

type OnboardingRow = {
  id: string;
  country: string;
  name: string;
  company_id: string | null;
  state: OnboardingState;
  steps: StepRecords;
  version: number;
  created_by: string;
  created_at: Date;
  changed_at: Date;
};

function toOnboarding(row: OnboardingRow): Onboarding {
  if (!isCountry(row.country)) throw new Error(`There is no market ${row.country}`);
  return {
    id: row.id,
    country: row.country,
    name: row.name,
    companyId: row.company_id ?? undefined,
    state: row.state,
    steps: row.steps,
    version: row.version,
    createdBy: row.created_by,
    createdAt: row.created_at,
    changedAt: row.changed_at,
  };
}
