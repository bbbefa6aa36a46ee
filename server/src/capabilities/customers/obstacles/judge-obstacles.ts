import { masterPurchaseAgreement } from '@dray/contract/cart/agreement.ts';
import { operationGuards } from '@dray/contract/operation-guards.ts';
import type { ShipTo } from '#capabilities/company/index.ts';
import type { ManagedAccount } from '#capabilities/identity/index.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import type { CustomersDeps } from '../needs/customers.deps.ts';
import { holdsRightAt, type ReachedCustomer, reachCustomer } from '../page/reach-customer.ts';
import type { CartFacts, GateFacts, PersonFacts } from '../rules/gate-facts.model.ts';
import { type Judgement, judgeGates } from '../rules/gates.model.ts';
import { type TriedOrder, tryOrder } from './try-order.ts';

export type AskedObstacles = { companyId: string; shipToId: string; uid: string | undefined };

export type Obstacles = {
  shipTo: ShipTo;
  account: ManagedAccount | undefined;
  gates: readonly Judgement[];
  judgedAt: Date;
};

/** Every gate on the way of an order, each judged by the function that placing itself asks. */
export async function judgeObstacles(
  deps: CustomersDeps,
  request: Request,
  { companyId, shipToId, uid }: AskedObstacles,
): Promise<Obstacles> {
  const reached = await reachCustomer(deps, request, companyId);
  const shipTo = await deps.company.findShipTo(reached.scope, shipToId);
  if (!shipTo) throw new Refusal('SHIP_TO_NOT_FOUND');
  const account = uid === undefined ? undefined : await getPerson(deps, companyId, uid);
  // As the person would come, with all that could be theirs here: whether they may is a gate of its own.
  const shopper = {
    caller: { ...request.caller, uid: uid ?? request.caller.uid },
    scope: reached.scope,
    delivery: request.delivery,
    arrivedAt: request.arrivedAt,
  };
  const [tried, cart, state, priceList, credit] = await Promise.all([
    tryOrder(deps, shopper, shipTo.id),
    uid === undefined ? undefined : findCart(deps, shopper, shipTo),
    deps.portalState(),
    deps.pricing.findPriceListOf(shipTo.id),
    findCredit(deps, request, reached, shipTo),
  ]);
  const section = sectionOfPlacing();
  const facts: GateFacts = {
    section,
    isSectionOn: deps.isSectionOn(section, state.switches),
    isShut: deps.isShutTo({ isStaff: false }, state),
    person: account && (await personFacts(deps, { account, shipTo, cart })),
    shipTo,
    priceList,
    ...tried,
    agreementVersion: masterPurchaseAgreement.version,
    credit,
  };
  return { shipTo, account, gates: judgeGates(facts), judgedAt: deps.clock.now() };
}

/** The section that the guard of placing asks for. */
function sectionOfPlacing() {
  const guard = operationGuards['Mutation.placeOrder'];
  if (guard.kind !== 'section') throw new Error('Placing asks for no section');
  return guard.section;
}

/** Somebody who belongs to the customer or holds a role there; anybody else is as good as missing. */
async function getPerson({ identity, access }: CustomersDeps, companyId: string, uid: string) {
  const [[account], grants] = await Promise.all([
    identity.listManagedAccounts([uid]),
    access.listGrantsAt([companyId]),
  ]);
  const isTheirs = account?.companyId === companyId || grants.some((grant) => grant.uid === uid);
  if (!account || account.isStaff || !isTheirs) throw new Refusal('USER_NOT_FOUND');
  return account;
}

type Asked = { account: ManagedAccount; shipTo: ShipTo; cart: CartFacts | undefined };

async function personFacts(deps: CustomersDeps, { account, shipTo, cart }: Asked): Promise<PersonFacts> {
  const [found, grants] = await Promise.all([
    deps.identity.findAccount(account.uid),
    deps.access.listOwnGrants(account.uid),
  ]);
  const target = { companyId: shipTo.companyId, shipToId: shipTo.id, country: shipTo.country };
  return {
    status: account.status,
    isVerified: account.isVerified,
    maySignIn: found?.maySignIn ?? false,
    isGranted: deps.isGrantedAt({ grants }, sectionOfPlacing(), target),
    cart,
  };
}

/** What speaks against the cart as it stands; what else placing asks of it are gates of their own. */
async function findCart(
  { cart }: CustomersDeps,
  shopper: Parameters<CustomersDeps['cart']['showCart']>[0],
  shipTo: ShipTo,
): Promise<CartFacts | undefined> {
  const stored = await cart.findActiveCart(shopper.caller.uid);
  if (!stored) return undefined;
  const isElsewhere = stored.shipToId !== undefined && stored.shipToId !== shipTo.id;
  if (isElsewhere || stored.items.length === 0) return { lines: stored.items.length, isElsewhere, findings: [] };
  const { lines, limitFindings } = await cart.showCart(shopper, { ...stored, shipToId: shipTo.id });
  return { lines: lines.length, isElsewhere, findings: [...lines.flatMap(({ errors }) => errors), ...limitFindings] };
}

async function findCredit(deps: CustomersDeps, request: Request, { company }: ReachedCustomer, { payer }: ShipTo) {
  if (!holdsRightAt(request.caller, 'credit.read', company)) return undefined;
  const credit = (await deps.credit.findCredit([payer.id])).get(payer.id);
  return credit && { verdict: credit.verdict, mode: credit.mode };
}

export type { TriedOrder };
