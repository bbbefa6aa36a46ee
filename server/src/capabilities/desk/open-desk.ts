import type { Country } from '@dray/contract/markets.ts';
import type { CompanyDoor, MarketTermsDoor } from '#capabilities/company/index.ts';
import type { ErpDoor } from '#capabilities/erp/index.ts';
import type { MasterDataDoor } from '#capabilities/master-data/index.ts';
import type { OnboardingDoor } from '#capabilities/onboarding/index.ts';
import type { DayFiguresDoor, OrderHeadsDoor } from '#capabilities/ordering/index.ts';
import type { StaffDoor } from '#capabilities/staff/index.ts';
import type { WaitingTicketsDoor } from '#capabilities/support/index.ts';
import { cachedReads } from '#platform/database/cached-read.ts';
import type { Database } from '#platform/database/connection.ts';
import type { DoorOf } from '#platform/request/request.ts';
import { type DeskDoor, desk } from './desk.door.ts';
import type { DeskDeps } from './needs/desk.deps.ts';

type Needs = Pick<DeskDeps, 'clock' | 'instantOf' | 'localMoment'> & {
  database: Database;
  erpOf: DoorOf<ErpDoor>;
  headsOf: DoorOf<OrderHeadsDoor>;
  daysOf: DoorOf<DayFiguresDoor>;
  ticketsOf: DoorOf<WaitingTicketsDoor>;
  staffOf: DoorOf<StaffDoor>;
  masterDataOf: DoorOf<MasterDataDoor>;
  onboardingOf: DoorOf<OnboardingDoor>;
  companyOf: DoorOf<CompanyDoor>;
  marketTermsOf: DoorOf<MarketTermsDoor>;
};

const termsMaxAgeMs = 60_000;

export function openDesk({ clock, instantOf, localMoment, database, ...of }: Needs): DoorOf<DeskDoor> {
  const findCommonTerms = cachedReads(
    clock,
    database,
    termsMaxAgeMs,
  )(
    (transaction, country: Country) => of.marketTermsOf(transaction).listCommonTerms(country),
    (country) => country,
  );
  return (transaction) =>
    desk({
      clock,
      instantOf,
      localMoment,
      erp: of.erpOf(transaction),
      orders: of.headsOf(transaction),
      days: of.daysOf(transaction),
      tickets: of.ticketsOf(transaction),
      staff: of.staffOf(transaction),
      master: of.masterDataOf(transaction),
      onboarding: of.onboardingOf(transaction),
      company: of.companyOf(transaction),
      findCommonTerms,
    });
}
