import type { GateFix } from '@dray/contract/customers/gate-shapes.ts';
import { type Gate, type GateDetail, type GateState, gates } from '@dray/contract/customers/gates.ts';
import type { Finding } from '#capabilities/cart/index.ts';
import type { GateFacts, PersonFacts } from './gate-facts.model.ts';

export type Judgement = {
  gate: Gate;
  state: GateState;
  detail: { name: GateDetail; values: Readonly<Record<string, string | number>> } | undefined;
  findings: readonly Finding[];
  fix: GateFix | undefined;
};

type Judged = Omit<Judgement, 'gate'>;
type Values = Readonly<Record<string, string | number>>;

/** In the sequence in which placing comes to them. */
export const judgeGates = (facts: GateFacts): Judgement[] => gates.map((gate) => ({ gate, ...judges[gate](facts) }));

/** A gate that nobody judges does not compile. */
const judges: Readonly<Record<Gate, (facts: GateFacts) => Judged>> = {
  account: ofPerson(({ status, isVerified, maySignIn }) =>
    status === 'Active' && !isVerified
      ? judged(false, 'not-verified', {}, byThemselves)
      : judged(maySignIn, 'account-status', { status }, byManager),
  ),
  maintenance: ({ isShut }) => (isShut ? judged(false, undefined, {}, command('maintenance off')) : open()),
  switch: ({ section, isSectionOn }) => judged(isSectionOn, undefined, {}, command(`switch "${section}" 1`)),
  role: ofPerson(({ maySignIn, isGranted }) =>
    // Whoever may not sign in has their roles switched off with the account; these come back with it.
    maySignIn ? judged(isGranted, isGranted ? undefined : 'role-needed', {}, byManager) : hangsOn('account'),
  ),
  agreement: ofPerson((_person, { findings, agreementVersion }) =>
    byFindings(on(findings, 'agreement'), 'agreement-version', { version: agreementVersion }, byThemselves),
  ),
  'ship-to': ({ findings, shipTo }) =>
    byFindings(on(findings, 'ship_to_id'), 'ship-to-status', { status: shipTo.status }, byMasterData),
  'price-list': ({ priceList }) =>
    priceList
      ? judged(true, 'list-currency', { currency: priceList.currency }, byMasterData)
      : judged(false, undefined, {}, byMasterData),
  prices: ({ priceList, goods }) =>
    priceList ? judged(goods.orderable > 0, 'orderable', goods, byMasterData) : hangsOn('price-list'),
  transport: ({ findings, transports, shipTo }) =>
    byFindings(
      on(findings, 'delivery_method'),
      transports.length > 0 ? 'transports' : undefined,
      { transports: transports.join(', ') },
      toCalendar(shipTo.id),
    ),
  calendar: ({ transports, nextDelivery, findings, shipTo }) => {
    if (transports.length === 0) return hangsOn('transport');
    const fix = toCalendar(shipTo.id);
    if (nextDelivery === undefined) return judged(false, 'no-next-delivery', {}, fix);
    return byFindings(on(findings, 'delivery_date'), 'next-delivery', { date: nextDelivery }, fix);
  },
  payment: ({ findings, paymentMethods }) =>
    byFindings(
      on(findings, 'payment_method'),
      paymentMethods.length > 0 ? 'payment-methods' : undefined,
      { methods: paymentMethods.join(', ') },
      byMasterData,
    ),
  cart: ofPerson(({ cart }, { priceList, goods }) => {
    if (!cart || cart.lines === 0) return judged(true, 'cart-empty', {}, byThemselves);
    if (cart.isElsewhere) return notJudged('cart-elsewhere');
    // Then every line says the same once more.
    if (!priceList) return hangsOn('price-list');
    if (goods.orderable === 0) return hangsOn('prices');
    return byFindings(cart.findings, 'cart-lines', { lines: cart.lines }, byThemselves);
  }),
  credit: ({ credit }) => (credit ? notJudged('credit-line', credit) : notJudged('no-credit-line')),
  approval: () => notJudged('not-built'),
};

const byThemselves: GateFix = { kind: 'customer', who: 'themselves' };
const byManager: GateFix = { kind: 'customer', who: 'manager' };
const byMasterData: GateFix = { kind: 'master-data' };
const command = (words: string): GateFix => ({ kind: 'command', command: `npm run portal -- ${words}` });
const toCalendar = (shipToId: string): GateFix => ({ kind: 'route', to: `/staff/calendar?shipTo=${shipToId}` });

const open = (): Judged => ({ state: 'open', detail: undefined, findings: [], fix: undefined });
const notJudged = (name: GateDetail, values: Values = {}): Judged => ({
  ...open(),
  state: 'not-judged',
  detail: { name, values },
});
const hangsOn = (gate: Gate): Judged => notJudged('hangs-on', { gate });

/** Where it is mended is said of a closed gate alone. */
const judged = (isOpen: boolean, name: GateDetail | undefined, values: Values, fix: GateFix): Judged => ({
  state: isOpen ? 'open' : 'closed',
  detail: name && { name, values },
  findings: [],
  fix: isOpen ? undefined : fix,
});

const byFindings = (
  findings: readonly Finding[],
  name: GateDetail | undefined,
  values: Values,
  fix: GateFix,
): Judged => ({ ...judged(findings.length === 0, name, values, fix), findings });

const on = (findings: readonly Finding[], part: string): Finding[] => findings.filter(({ path }) => path?.[0] === part);

/** What hangs on the person is not judged for a ship-to alone. */
function ofPerson(judge: (person: PersonFacts, facts: GateFacts) => Judged): (facts: GateFacts) => Judged {
  return (facts) => (facts.person ? judge(facts.person, facts) : notJudged('no-person'));
}
