import type { MasterKindName } from '@dray/contract/master-data/master-kinds.ts';
import type { RestRouteName } from '@dray/contract/rest-routes.ts';
import type { MasterDataDoor } from '#capabilities/master-data/index.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';

/** Calls of screens that write a kind of master data: what the ERP owns is changed there (B11). */
const written: { readonly [Name in RestRouteName]?: MasterKindName } = {
  addHoliday: 'holidays',
  removeHoliday: 'holidays',
  changeCalendars: 'transports-and-calendars',
  assignPriceList: 'assignments',
};

type Handler = (request: Request, input: never) => Promise<unknown>;

/** The same routes, each behind the question of who owns what it writes. */
export function refusingOwnedByErp<Routes extends Readonly<Record<string, Handler>>>(
  masterDataOf: DoorOf<Pick<MasterDataDoor, 'refuseOwnedByErp'>>,
  routes: Routes,
): Routes {
  const guarded = Object.entries(routes).map(([name, handle]): [string, Handler] => {
    const kind = written[name as RestRouteName];
    if (!kind) return [name, handle];
    return [
      name,
      async (request, input) => {
        await request.readNewest((transaction) => masterDataOf(transaction).refuseOwnedByErp(kind));
        return handle(request, input);
      },
    ];
  });
  return Object.fromEntries(guarded) as Routes;
}
