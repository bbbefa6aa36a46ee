import type { Country } from '@dray/contract/markets.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import type { ErpDesk, ErpDoor } from '#capabilities/erp/index.ts';
import type { ErpNumbersDoor, OrderHeadsDoor } from '#capabilities/ordering/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Request } from '#platform/request/request.ts';

export type ErpDeskDeps = {
  erp: Pick<ErpDoor, 'verbsOf' | 'listOpen' | 'listMessagesOf' | 'listMismatches'>;
  desk: Pick<ErpDesk, 'refusalOf' | 'retry' | 'park' | 'renumber' | 'adopt' | 'giveUp' | 'reconcileNow'>;
  orders: OrderHeadsDoor;
  numbers: Pick<ErpNumbersDoor, 'findOwners'>;
  audit: Pick<Audit, 'record'>;
  clock: Clock;
  /** A moment by the market's calendar. */
  dayIn: (country: Country, at: Date) => string;
};

/** Who looks after the way to the ERP, and in which markets they may. */
export type Operator = Pick<Request, 'actor' | 'scope'>;

/** A document of the ERP by its number there, with the number of ours that it has, if any. */
export type FindInErp = (sapId: string) => Promise<FoundInErp | undefined>;
export type FoundInErp = { reference: string | undefined };
