import type { LocalMoment } from '@dray/contract/company/delivery-calendar.ts';
import type { Section } from '@dray/contract/sections.ts';
import type { AccessDoor } from '#capabilities/access/index.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import type { CartDoor } from '#capabilities/cart/index.ts';
import type { CompanyDoor, CreditDoor } from '#capabilities/company/index.ts';
import type { ContractsDoor } from '#capabilities/contracts/index.ts';
import type { IdentityDoor } from '#capabilities/identity/index.ts';
import type { OrderingDoor } from '#capabilities/ordering/index.ts';
import type { PricingDoor } from '#capabilities/pricing/index.ts';
import type { SupportDoor } from '#capabilities/support/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { ReachTarget } from '#platform/request/reach.ts';
import type { Caller } from '#platform/request/request.ts';

/** How the portal is switched right now, as the guard of every call asks. */
export type PortalState = { maintenance: boolean; isClosed: boolean; switches: ReadonlyMap<string, string> };

export type CustomersDeps = {
  clock: Clock;
  company: Pick<
    CompanyDoor,
    | 'findCustomers'
    | 'findBeginning'
    | 'listByName'
    | 'countCustomers'
    | 'listCustomers'
    | 'listPayers'
    | 'findMarketCalendar'
    | 'findShipTo'
  >;
  identity: Pick<IdentityDoor, 'findPeople' | 'findPeopleOf' | 'listUidsOf' | 'listManagedAccounts' | 'findAccount'>;
  access: Pick<AccessDoor, 'listGrantsAt' | 'listOwnGrants'>;
  audit: Pick<Audit, 'findLast'>;
  cart: Pick<CartDoor, 'openShipToShop' | 'findActiveCart' | 'showCart' | 'findingsToWire'>;
  ordering: Pick<OrderingDoor, 'listOrders' | 'findNamedOrder' | 'whyNotPayable'>;
  pricing: Pick<PricingDoor, 'findPriceListOf'>;
  credit: Pick<CreditDoor, 'findCredit'>;
  contracts: Pick<ContractsDoor, 'listContracts'>;
  support: Pick<SupportDoor, 'listTickets'>;
  portalState: () => Promise<PortalState>;
  /** As the guard of every call asks them. */
  isShutTo: (caller: Pick<Caller, 'isStaff'>, state: Pick<PortalState, 'maintenance' | 'isClosed'>) => boolean;
  isSectionOn: (section: Section, switches: PortalState['switches']) => boolean;
  isGrantedAt: (caller: Pick<Caller, 'grants'>, section: Section, target: ReachTarget) => boolean;
  /** The wall by which orders are judged. */
  orderMoment: (instant: Date, timeZone: string) => LocalMoment;
};
