import { firstCompared } from '@dray/contract/reporting/compared-months.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import { type Contract, yearBefore } from './contract.model.ts';
import type { ContractsDeps, Refill } from './contracts.deps.ts';
import { type Fulfilment, fulfilmentOf } from './fulfilment.model.ts';
import { withReachedDays } from './reached-days.ts';

export type ListedContract = {
  contract: Contract;
  payerName: string;
  fulfilment: Fulfilment;
  refill: Refill | undefined;
};

type ShipTo = Awaited<ReturnType<ContractsDeps['listShipTos']>>[number];

const maxContracts = 100;
const keptDays = 2 * 366;

/** Of the caller's payers, or of one; a foreign payer answers like a missing one. */
export async function listContracts(
  deps: ContractsDeps,
  request: Request,
  payerId: string | undefined,
): Promise<ListedContract[]> {
  const reached = await deps.listShipTos(request.scope);
  const shipTos = reached.filter(({ payer }) => payerId === undefined || payer.id === payerId);
  if (payerId !== undefined && shipTos.length === 0) throw new Refusal('PAYER_NOT_FOUND');
  const shipTosOf = Map.groupBy(shipTos, ({ payer }) => payer.id);
  const contracts = await deps.contracts.listOfPayers([...shipTosOf.keys()], keptSince(deps), maxContracts);
  const volumes = contracts.filter(({ committedHl }) => committedHl !== undefined);
  const [ids, cart] = await Promise.all([
    deps.listShipToIdsOf([...new Set(volumes.map((contract) => contract.payerId))]),
    volumes.length > 0 ? deps.findCart(request) : undefined,
  ]);
  const listed = await Promise.all(
    contracts.map((contract) => {
      const ofPayer = shipTosOf.get(contract.payerId) ?? [];
      const shipToIds = ids.filter((one) => one.payerId === contract.payerId).map(({ shipToId }) => shipToId);
      return measure(deps, request, { contract, shipTos: ofPayer, shipToIds, cart });
    }),
  );
  return listed.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** As people look for them: what runs, what ran, and what has no volume. */
const rankOf = ({ contract, fulfilment }: ListedContract): number =>
  (contract.committedHl === undefined ? 10 : 0) + ['running', 'coming', 'ended'].indexOf(fulfilment.state);

const keptSince = ({ clock }: ContractsDeps): string =>
  new Date(clock.now().getTime() - keptDays * 86_400_000).toISOString().slice(0, 10);

type Asked = {
  contract: Contract;
  shipTos: readonly ShipTo[];
  shipToIds: readonly string[];
  cart: Awaited<ReturnType<ContractsDeps['findCart']>>;
};

async function measure(deps: ContractsDeps, request: Request, asked: Asked): Promise<ListedContract> {
  const { contract, shipTos, shipToIds, cart } = asked;
  const { from, to, country } = contract;
  const today = await deps.findToday(country);
  const last = today < to ? today : to;
  const isRunning = today >= from && today <= to;
  const [delivered, lastYear, orderedHl, begin] = await Promise.all([
    shipToIds.length > 0 && from <= last ? deps.sumDelivered(shipToIds, from, last) : [],
    shipToIds.length > 0 && from <= last ? deps.sumDelivered(shipToIds, yearBefore(from), yearBefore(last)) : [],
    shipToIds.length > 0 && isRunning ? deps.sumOrdered(country, shipToIds) : 0,
    deps.findSalesBegin(country),
  ]);
  const cartHl = cart && shipToIds.includes(cart.shipToId) ? cart.hectolitres : 0;
  const comparedFrom = firstCompared(begin, from.slice(0, 7), last.slice(0, 7));
  const fulfilment = fulfilmentOf(contract, {
    today,
    delivered,
    lastYear,
    comparedFrom,
    orderedHl,
    cartHl,
    shipTos,
  });
  const [steps, refill] = await Promise.all([
    withReachedDays(deps, { contract, delivered, shipToIds, steps: fulfilment.steps }),
    fulfilment.next && fulfilment.next.missingHl > 0
      ? deps.findRefill(request, shipTos, cart?.shipToId ?? request.delivery.shipToId)
      : undefined,
  ]);
  const payerName = shipTos[0]?.payer.name ?? '';
  return { contract, payerName, fulfilment: { ...fulfilment, steps }, refill };
}
