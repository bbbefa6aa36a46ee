import type { MasterDataDeps } from '../needs/master-data.deps.ts';
import type { ImportRun } from '../rules/import-run.model.ts';
import type { PreviewTally } from './preview-tally.ts';

/** What every step of a preview has at hand. */
export type Previewing = {
  deps: MasterDataDeps;
  run: ImportRun;
  tally: PreviewTally;
  /** Says how far it is, and ends the preview where somebody has stopped it. */
  progressed: () => Promise<void>;
};
