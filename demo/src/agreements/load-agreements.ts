import { digestOfContract } from '@dray/server/capabilities/contracts/index.ts';
import { openBalances } from '@dray/server/capabilities/documents/index.ts';
import type { ContractUpdate, CreditUpdate } from '@dray/server/capabilities/erp/index.ts';
import { openOutstanding } from '@dray/server/capabilities/ordering/index.ts';
import type { Transaction } from '@dray/server/platform/database/connection.ts';
import { type Minor, toNumeric } from '@dray/server/platform/money.ts';
import { payerRows, shipToRows, soldToRows } from '../companies/company-rows.ts';
import type { TellErp } from '../order-life/erp-world.ts';
import { insertRecords } from '../order-life/insert-records.ts';
import { marketDay } from '../products/calendar-day.ts';
import { demoProducts } from '../products/demo-products.ts';
import { packFormats } from '../products/pack-formats.ts';
import { demoReporting } from '../sales/demo-reporting.ts';
import { type Agreed, agreedContracts, promiseBeyond, promiseFor, stepsFor } from './agreed-contracts.ts';
import { monthlyPlan } from './contract-terms.ts';
import { creditLines } from './credit-lines.ts';
import { monthsFrom } from './months.ts';

const firstContract = 40_011_872;

export async function loadAgreements(transaction: Transaction, now: Date, tellErp: TellErp | undefined): Promise<void> {
  const today = marketDay(now);
  const contracts: Sized[] = [];
  for (const [index, agreed] of agreedContracts(today).entries())
    contracts.push(await sized(transaction, agreed, { today, now, number: String(firstContract + index * 7) }));
  const credits = creditLines(await findOwed(transaction, now), now);
  await insertContracts(transaction, contracts);
  await insertCredits(transaction, credits);
  const nothing = { customers: [], materials: [], prices: [], orders: [] };
  await tellErp?.({ ...nothing, contracts: contracts.map(({ update }) => update), credits });
}

type Sized = { update: ContractUpdate; agreed: Agreed };

const shipTosOf = (payerId: string): string[] => {
  const buyers = soldToRows.filter((soldTo) => soldTo.payer_id === payerId).map(({ id }) => id);
  return shipToRows.filter((shipTo) => buyers.includes(shipTo.sold_to_id)).map(({ id }) => id);
};

async function sized(
  transaction: Transaction,
  agreed: Agreed,
  { today, now, number }: { today: string; now: Date; number: string },
): Promise<Sized> {
  const { payerId, country, name, term, fulfilled } = agreed;
  const last = today < term.to ? today : term.to;
  const shipTos = shipTosOf(payerId);
  const rows = fulfilled
    ? await demoReporting(now)(transaction).sumDelivered(shipTos, { from: term.from, to: last })
    : [];
  const deliveredHl = rows.reduce((sum, { hlTenThousandths }) => sum + hlTenThousandths, 0) / 10_000;
  const open = agreed.isNear ? await openOutstanding()(transaction).listOpenGoods(shipTos) : [];
  const openHl = open.reduce((sum, { sku, packs, hectolitres }) => sum + (sku ? packs * hlOf(sku) : hectolitres), 0);
  const update: ContractUpdate = {
    number,
    country,
    payerId,
    kind: fulfilled ? 'volume' : 'equipment',
    name: name.name,
    from: term.from,
    to: term.to,
    currency: country === 'CZ' ? 'CZK' : 'EUR',
    committedHl:
      fulfilled && (agreed.isNear ? promiseBeyond(deliveredHl + openHl) : promiseFor(deliveredHl, fulfilled)),
    isEnded: false,
    changedAt: new Date(Math.min(now.getTime(), Date.parse(`${term.from}T08:00:00Z`))),
  };
  return { update, agreed };
}

const volumes = new Map(demoProducts.map(({ sku, pack }) => [sku, packFormats[pack.format].hlPerUnit]));
const hlOf = (sku: string): number => volumes.get(sku) ?? 0;

async function findOwed(transaction: Transaction, now: Date): Promise<ReadonlyMap<string, Minor>> {
  const ids = payerRows.map(({ id }) => id);
  const bills = await openBalances()(transaction).sumOpenBills(ids);
  const owed = new Map<string, Minor>();
  for (const id of ids) {
    const { beforeMinor } = await openOutstanding()(transaction).sumUndelivered(shipTosOf(id), now);
    owed.set(id, (bills.find(({ payerId }) => payerId === id)?.openMinor ?? 0) + beforeMinor);
  }
  return owed;
}

async function insertContracts(transaction: Transaction, contracts: readonly Sized[]): Promise<void> {
  await insertRecords(transaction, 'contract', contracts.map(contractRow));
  await insertRecords(
    transaction,
    'contract_step',
    contracts.flatMap(({ update }) =>
      stepsFor(update.committedHl ?? 0).map(({ hl, bonus }) => ({
        contract_id: update.number,
        from_hl: hl,
        bonus_percent: bonus,
      })),
    ),
  );
  await insertRecords(
    transaction,
    'contract_month',
    contracts.flatMap(({ update }) =>
      monthlyPlan(update, update.committedHl ?? 0).flatMap(({ month, hl }) =>
        update.committedHl === undefined ? [] : [{ contract_id: update.number, month, plan_hl: hl }],
      ),
    ),
  );
}

const contractRow = ({ update, agreed }: Sized) => ({
  id: update.number,
  payer_id: update.payerId,
  country: update.country,
  kind: update.kind,
  name: update.name,
  valid_from: update.from,
  valid_to: update.to,
  currency: update.currency,
  committed_hl: update.committedHl ?? null,
  is_ended: update.isEnded,
  source_changed_at: update.changedAt,
  digest: digestOfContract(update),
  conditions: agreed.name.conditions,
  pay_out_by: update.committedHl === undefined ? null : lastDayAfter(update.to),
  file_key: null,
});

/** The end of the month behind the term. */
const lastDayAfter = (to: string): string =>
  new Date(Date.parse(`${monthsFrom(to, 2)}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

const insertCredits = (transaction: Transaction, credits: readonly CreditUpdate[]): Promise<void> =>
  insertRecords(
    transaction,
    'payer_credit',
    credits.map(({ payerId, limitMinor, currency, isBlocked, asOf }) => ({
      payer_id: payerId,
      credit_limit: limitMinor === undefined ? null : toNumeric(limitMinor),
      currency,
      is_blocked: isBlocked,
      as_of: asOf,
      mode: limitMinor === undefined ? 'none' : 'warn',
    })),
  );
