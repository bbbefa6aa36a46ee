import type { OwnExport } from '@dray/contract/people-desk/data-export.rest.ts';
import type { Request } from '#platform/request/request.ts';
import { askExport } from './export/ask-export.ts';
import { forgetExports, takeExport } from './export/fetch-export.ts';
import { findPerson } from './help/reach-person.ts';
import type { DataExportDeps } from './needs/data-export.deps.ts';
import { exportToWire } from './wire/data-export.wire.ts';

export type DataExportDoor = ReturnType<typeof dataExport>;

/** What is kept of a person, to be taken along by them alone (B28). */
export function dataExport(deps: DataExportDeps) {
  const show = async (uid: string): Promise<OwnExport> =>
    exportToWire(await deps.exports.findLatest(uid), deps.clock.now());
  return {
    showOwn: ({ caller }: Request) => show(caller.uid),
    async askOwn({ caller, actor }: Request) {
      await askExport(deps, actor, { uid: caller.uid, by: caller.uid });
      return show(caller.uid);
    },
    takeOwn: ({ caller, actor }: Request, id: string) => takeExport(deps, actor, { id, uid: caller.uid }),
    async showTheirs(request: Request, uid: string) {
      await findPerson(deps, request, uid);
      return show(uid);
    },
    /** The link goes to the person: whoever asks for them never sees what is in it. */
    async askTheirs(request: Request, uid: string) {
      await findPerson(deps, request, uid);
      await askExport(deps, request.actor, { uid, by: request.caller.uid });
      return show(uid);
    },
    forgetOver: () => forgetExports(deps),
  };
}
