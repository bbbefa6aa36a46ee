import type { deskRoutes as contract } from '@dray/contract/desk/desk.rest.ts';
import { deskBlocks } from '@dray/contract/desk/desk-shapes.ts';
import type { Logger } from '#platform/logger.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { DeskDoor } from './desk.door.ts';
import { cutOffToWire, dayToWire, waitingToWire } from './desk.wire.ts';
import { marketsOf } from './figures/reader-markets.ts';

type Parts = { deskOf: DoorOf<DeskDoor>; logger: Pick<Logger, 'error'> };

/** `undefined` where the reader lacks the right, `null` where it could not be read. */
type Read<Row> = Row[] | undefined | null;

export function deskRoutes({ deskOf, logger }: Parts): RestHandlers<typeof contract> {
  /** Each by itself: what fails is written down and said on the page, and the rest is there. */
  async function readPart<Row, Shown>(
    request: Request,
    part: string,
    { read, show }: { read: (door: DeskDoor) => Promise<Row[] | undefined>; show: (row: Row) => Shown },
  ): Promise<Read<Shown>> {
    try {
      return (await request.read((transaction) => read(deskOf(transaction))))?.map(show);
    } catch (error) {
      logger.error({ error, part, requestId: request.id }, 'a part of the desk could not be read');
      return null;
    }
  }

  return {
    getDesk: async (request, { query: { market } }) => {
      const sitting = { request, market };
      const readBlock = async (block: (typeof deskBlocks)[number]) => ({
        block,
        waiting: await readPart(request, block, { read: (door) => door.look(block, sitting), show: waitingToWire }),
      });
      const [blocks, days, cutOffs] = await Promise.all([
        Promise.all(deskBlocks.map(readBlock)),
        readPart(request, 'days', { read: (door) => door.sumDays(sitting), show: dayToWire }),
        readPart(request, 'cut-offs', { read: (door) => door.listCutOffs(sitting), show: cutOffToWire }),
      ]);
      return {
        at: request.arrivedAt.toISOString(),
        markets: marketsOf(request.caller),
        blocks: blocks.flatMap(({ block, waiting }) => (waiting === undefined ? [] : [{ block, waiting }])),
        ...(days === undefined ? {} : { days }),
        ...(cutOffs === undefined ? {} : { cutOffs }),
      };
    },
  };
}
