import type { DeskBlock } from '@dray/contract/desk/desk-shapes.ts';
import { listCutOffs } from './figures/list-cut-offs.ts';
import { sumDays } from './figures/sum-days.ts';
import type { DeskDeps, Sitting } from './needs/desk.deps.ts';
import { lookAtDifferences, lookAtErp } from './waiting/look-at-erp.ts';
import { lookAtChanges, lookAtImports, lookAtOnboardings, lookAtRequests } from './waiting/look-at-work.ts';
import type { WaitingGroup } from './waiting/waiting.model.ts';

export type DeskDoor = ReturnType<typeof desk>;

type Look = (deps: DeskDeps, sitting: Sitting) => Promise<WaitingGroup[] | undefined>;

const looks: Readonly<Record<DeskBlock, Look>> = {
  erp: lookAtErp,
  differences: lookAtDifferences,
  requests: lookAtRequests,
  changes: lookAtChanges,
  imports: lookAtImports,
  onboardings: lookAtOnboardings,
};

/** What waits for one of the supplier's people; each part is undefined for those who lack its right. */
export const desk = (deps: DeskDeps) => ({
  look: (block: DeskBlock, sitting: Sitting) => looks[block](deps, sitting),
  sumDays: (sitting: Sitting) => sumDays(deps, sitting),
  listCutOffs: (sitting: Sitting) => listCutOffs(deps, sitting),
});
