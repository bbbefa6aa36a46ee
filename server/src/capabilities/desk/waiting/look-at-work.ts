import { maxCounted } from '@dray/contract/desk/desk-shapes.ts';
import { narrowedToMarket } from '#platform/request/narrow-scope.ts';
import type { DeskDeps, Sitting } from '../needs/desk.deps.ts';
import { groupWaiting, isIn, type WaitingGroup } from './waiting.model.ts';

/** One more than is counted says that there are more. */
const maxLooked = maxCounted + 1;
/** A file that could not be read is of no interest for longer: whoever sent it has sent another. */
const failedMs = 2 * 24 * 3_600_000;

/** Requests whose customer has the last word. */
export async function lookAtRequests(
  { tickets }: DeskDeps,
  { request, market }: Sitting,
): Promise<WaitingGroup[] | undefined> {
  const scope = request.scopeBy('requests.answer');
  if (!scope) return undefined;
  const rows = await tickets.listWaiting(narrowedToMarket(scope, market), market, maxLooked);
  return groupWaiting(
    rows.map(({ waitingSince, country, caseNumber }) => ({
      kind: 'requests',
      since: waitingSince,
      markets: [country],
      name: caseNumber,
    })),
    false,
  );
}

/** Changes of colleagues that wait for the reader as a second person. */
export async function lookAtChanges(
  { staff }: DeskDeps,
  { request, market }: Sitting,
): Promise<WaitingGroup[] | undefined> {
  const rows = await staff.listToDecide(request.caller, maxLooked);
  return (
    rows &&
    groupWaiting(
      rows
        .filter(({ markets }) => isIn(market, markets))
        .map(({ since, markets }) => ({ kind: 'changes', since, markets })),
      false,
    )
  );
}

/** Files that nobody has taken yet: with rows that were refused, or read and good. */
export async function lookAtImports(
  { master, clock }: DeskDeps,
  { request, market }: Sitting,
): Promise<WaitingGroup[] | undefined> {
  const scope = request.scopeBy('imports.run');
  if (!scope) return undefined;
  const failedSince = new Date(clock.now().getTime() - failedMs);
  const runs = await master.listUntaken({ markets: scope.markets, failedSince, max: maxLooked });
  return groupWaiting(
    runs
      .filter(({ markets }) => isIn(market, markets))
      .map(({ state, counts, markets, requestedAt, fileName }) => {
        const isFaulty = state === 'failed' || Object.values(counts).some(({ refused }) => refused > 0);
        const kind = isFaulty ? 'faulty-imports' : 'read-imports';
        return { kind, since: requestedAt, markets, name: fileName };
      }),
    false,
  );
}

/** New customers whose next step is the reader's. */
export async function lookAtOnboardings(
  { onboarding }: DeskDeps,
  { request, market }: Sitting,
): Promise<WaitingGroup[] | undefined> {
  if (!request.scopeBy('customers.edit') && !request.scopeBy('assignments.edit')) return undefined;
  const { rows, isCut } = await onboarding.listOnTurn(request, maxLooked);
  return groupWaiting(
    rows
      .filter(({ country }) => isIn(market, [country]))
      .map(({ step, since, country, name }) => ({
        kind: 'onboardings',
        cause: step,
        since,
        markets: [country],
        name,
      })),
    isCut,
  );
}
