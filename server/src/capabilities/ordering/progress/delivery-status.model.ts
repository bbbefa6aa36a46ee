import type { DeliveryFact, DeliveryRule } from '#capabilities/erp/index.ts';
import { handedOver, openOf, sumOf } from '../rules/line-states.model.ts';
import type { Delivery, HeaderFacts, LineState, MarketCalendar } from '../rules/order-facts.model.ts';

export type KnownOfGoods = {
  header: Pick<HeaderFacts, 'rejection' | 'isHeld'> | undefined;
  states: readonly LineState[];
  deliveries: readonly Delivery[];
  /** The day for which it was ordered. */
  deliveryDate: string;
  calendar: MarketCalendar;
};

/** The first rule of which every fact holds (O3): null is that there is none, undefined that no rule says anything. */
export function deliveryStatus(rules: readonly DeliveryRule[], known: KnownOfGoods): string | null | undefined {
  const facts = factsOf(known);
  return rules.find(({ when }) => when.every((fact) => facts.has(fact)))?.status;
}

/** Whatever can be said of an order's goods; each fact by itself. */
export function factsOf(known: KnownOfGoods): ReadonlySet<DeliveryFact> {
  const { header, deliveries, deliveryDate, calendar } = known;
  const goods = deliveries.filter(({ lines }) => lines.length > 0);
  const facts: Record<DeliveryFact, boolean> = {
    'rejected wholly': header?.rejection === 'wholly',
    held: header?.isHeld === true || goods.some((each) => each.isBlocked && each.goodsIssue === 'none'),
    'no delivery': goods.length === 0,
    'date past': lastDay(goods, deliveryDate, calendar) < calendar.today,
    ...factsOfLines(known.states, goods, calendar),
    ...factsOfDeliveries(goods, calendar),
  };
  return new Set((Object.keys(facts) as DeliveryFact[]).filter((fact) => facts[fact]));
}

function factsOfLines(states: readonly LineState[], goods: readonly Delivery[], calendar: MarketCalendar) {
  const open = states.filter((state) => openOf(state) > 0);
  const isEveryOpen = (amountOf: (state: LineState) => number | undefined): boolean =>
    open.length > 0 && open.every((state) => (amountOf(state) ?? -1) >= openOf(state));
  return {
    'all proven': isEveryOpen(({ lineNo }) => provenOf(goods, lineNo)),
    'all issued': isEveryOpen(({ lineNo }) => issuedOf(goods, lineNo)),
    'all confirmed': isEveryOpen(({ confirmed }) => confirmed),
    'nothing confirmed': open.length > 0 && open.every(({ confirmed }) => confirmed === 0),
    'some delivered': goods.some((each) => each.lines.some((line) => (handedOver(each, line, calendar) ?? 0) > 0)),
  };
}

function factsOfDeliveries(goods: readonly Delivery[], calendar: MarketCalendar) {
  const proofs = goods.filter(({ proof }) => proof === 'differs' || proof === 'confirmed');
  const handed = proofs.flatMap((each) => each.lines.map((line) => handedOver(each, line, calendar) ?? 0));
  return {
    'proof not relevant': goods.length > 0 && goods.every(({ proof }) => proof === 'not-relevant'),
    'proof of nothing': proofs.some(({ proof }) => proof === 'differs') && sumOf(handed) === 0,
    issued: goods.some(({ goodsIssue }) => goodsIssue === 'wholly'),
    picked: goods.length > 0 && goods.every(({ picking }) => picking === 'wholly'),
    picking: goods.some(({ picking }) => picking !== 'none'),
  };
}

const linesOf = (goods: readonly Delivery[], lineNo: number) =>
  goods.flatMap(({ lines }) => lines.filter((line) => line.lineNo === lineNo));

const provenOf = (goods: readonly Delivery[], lineNo: number): number =>
  sumOf(
    goods
      .filter(({ proof }) => proof === 'confirmed' || proof === 'differs')
      .flatMap((each) => linesOf([each], lineNo).map((line) => line.proven ?? line.quantity)),
  );

const issuedOf = (goods: readonly Delivery[], lineNo: number): number =>
  sumOf(
    linesOf(
      goods.filter(({ goodsIssue }) => goodsIssue === 'wholly'),
      lineNo,
    ).map(({ quantity }) => quantity),
  );

/** A delivery that was planned anew is late by its own day, not by the order's. */
function lastDay(goods: readonly Delivery[], deliveryDate: string, { dayOf }: MarketCalendar): string {
  const planned = goods.flatMap(({ plannedTo, plannedFrom }) => plannedTo ?? plannedFrom ?? []);
  return [deliveryDate, ...planned.map(dayOf)].sort().at(-1) ?? deliveryDate;
}
