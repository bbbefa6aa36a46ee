import type { ChangeRules } from '#capabilities/staff/index.ts';
import { Refusal } from '#platform/refusal.ts';
import type { MasterDataDeps } from '../needs/master-data.deps.ts';
import { rowsIn } from '../rules/import-run.model.ts';

type Deps = Pick<MasterDataDeps, 'runs'>;

/** A large import as a change that a second person decides: approving it writes it. */
export const importChangeRules = ({ runs }: Deps): ChangeRules => ({
  right: 'imports.approve',
  async show(changes) {
    const shown = await Promise.all(
      changes.map(async ({ id, after }) => {
        const run = await runs.findRun(readAfter(after).id);
        const figures = Object.entries(run?.counts ?? {}).map(([kind, of]): [string, string] => [
          kind,
          `+${of.new} ~${of.changed} −${of.ended} (${rowsIn(of)})`,
        ]);
        const file: [string, string] = ['file', run?.fileName ?? ''];
        const command = `npm run import -- ${run?.kinds[0] ?? ''} <file>`;
        return [
          id,
          { name: run?.fileName ?? '', before: {}, after: Object.fromEntries([file, ...figures]), command },
        ] as const;
      }),
    );
    return new Map(shown);
  },
  async apply(_request, change) {
    const { id, previewHash, requestedBy } = readAfter(change.after);
    const run = await runs.lockRun(id);
    if (run?.state !== 'previewed' || run.previewHash !== previewHash) throw new Refusal('CHANGED_MEANWHILE');
    await runs.setCommitting(id, requestedBy);
    await runs.addJob('write-import', id);
  },
});

const readAfter = (after: unknown) => after as { id: string; previewHash: string; requestedBy: string };
