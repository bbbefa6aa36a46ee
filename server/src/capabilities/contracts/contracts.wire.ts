import { packsFor, roundHl } from '@dray/contract/contracts/contract-progress.ts';
import type { ContractOnWire } from '@dray/contract/contracts/contract-shapes.ts';
import type { Language } from '@dray/contract/languages.ts';
import { toDecimal } from '#platform/money.ts';
import type { Refill } from './contracts.deps.ts';
import type { Fulfilment } from './fulfilment.model.ts';
import type { ListedContract } from './list-contracts.ts';

export const contractToWire = (listed: ListedContract, language: Language): ContractOnWire => {
  const { contract, payerName, fulfilment, refill } = listed;
  return {
    id: contract.id,
    number: contract.id,
    payerId: contract.payerId,
    payerName,
    name: contract.name,
    kind: contract.kind,
    state: fulfilment.state,
    from: contract.from,
    to: contract.to,
    daysLeft: fulfilment.daysLeft,
    elapsedShare: fulfilment.elapsedShare,
    currency: contract.currency,
    committedHl: contract.committedHl ?? null,
    deliveredHl: fulfilment.deliveredHl,
    orderedHl: fulfilment.orderedHl,
    cartHl: fulfilment.cartHl,
    remainingHl: fulfilment.remainingHl,
    planTodayHl: fulfilment.planTodayHl ?? null,
    deliveredNet: toDecimal(fulfilment.netMinor),
    steps: stepsToWire(fulfilment),
    next: nextToWire(fulfilment, refill),
    months: fulfilment.months.map(({ month, planHl, deliveredHl }) => ({ month, planHl: planHl ?? null, deliveredHl })),
    places: fulfilment.shipTos.map(({ shipTo, deliveredHl, share, compared }) => ({
      shipToId: shipTo?.id ?? null,
      name: shipTo?.name ?? null,
      city: shipTo?.city ?? null,
      deliveredHl,
      share,
      comparedHl: compared?.nowHl ?? null,
      lastYearHl: compared?.lastYearHl ?? null,
    })),
    comparedFrom: fulfilment.comparedFrom ?? null,
    outlook: fulfilment.outlook ? { ...fulfilment.outlook, bonus: fulfilment.outlook.bonus ?? null } : null,
    payOutBy: contract.payOutBy ?? null,
    conditions: contract.conditions[language] ?? contract.conditions.en ?? null,
    hasFile: contract.fileKey !== undefined,
  };
};

const stepsToWire = ({ steps, deliveredHl }: Fulfilment): ContractOnWire['steps'] =>
  steps.map((step) => ({
    hl: step.hl,
    bonus: step.bonus,
    isCommitment: step.isCommitment,
    state: step.state,
    reachedOn: step.reachedOn ?? null,
    amount: toDecimal(step.amountMinor),
    isEstimate: step.isEstimate,
    missingHl: Math.max(0, roundHl(step.hl - deliveredHl)),
  }));

function nextToWire({ next }: Fulfilment, refill: Refill | undefined): ContractOnWire['next'] {
  if (!next) return null;
  const { step, missingHl, gainMinor } = next;
  const packs = refill ? packsFor(missingHl, refill.hlPerPack) : 0;
  return { hl: step.hl, bonus: step.bonus, missingHl, gain: toDecimal(gainMinor), product: productOf(refill, packs) };
}

/** What nobody would order at once is no proposal. */
function productOf(refill: Refill | undefined, packs: number): NonNullable<ContractOnWire['next']>['product'] {
  if (!refill || packs === 0 || packs > refill.maxPacks) return null;
  const { sku, name, packFormat, hlPerPack, shipToId } = refill;
  return { sku, name, packFormat, hlPerPack, shipToId, packs };
}
