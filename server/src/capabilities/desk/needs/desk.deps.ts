import type { LocalMoment } from '@dray/contract/company/delivery-calendar.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { CommonTerms, CompanyDoor } from '#capabilities/company/index.ts';
import type { ErpDoor } from '#capabilities/erp/index.ts';
import type { MasterDataDoor } from '#capabilities/master-data/index.ts';
import type { OnboardingDoor } from '#capabilities/onboarding/index.ts';
import type { DayFiguresDoor, OrderHeadsDoor } from '#capabilities/ordering/index.ts';
import type { StaffDoor } from '#capabilities/staff/index.ts';
import type { WaitingTicketsDoor } from '#capabilities/support/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Request } from '#platform/request/request.ts';

export type DeskDeps = {
  clock: Clock;
  instantOf: (moment: LocalMoment, timeZone: string) => Date;
  localMoment: (moment: Date, timeZone: string) => LocalMoment;
  erp: Pick<ErpDoor, 'listOpen' | 'listMismatches'>;
  orders: OrderHeadsDoor;
  days: DayFiguresDoor;
  tickets: WaitingTicketsDoor;
  staff: Pick<StaffDoor, 'listToDecide'>;
  master: Pick<MasterDataDoor, 'listUntaken'>;
  onboarding: Pick<OnboardingDoor, 'listOnTurn'>;
  company: Pick<CompanyDoor, 'findMarketCalendar'>;
  /** A minute old at most: the terms of a whole market are read along all of its ship-tos. */
  findCommonTerms: (country: Country) => Promise<readonly CommonTerms[]>;
};

/** Who sits at the desk, and the market that they look at; without one it is all of theirs. */
export type Sitting = { request: Pick<Request, 'caller' | 'scopeBy'>; market: Country | undefined };
