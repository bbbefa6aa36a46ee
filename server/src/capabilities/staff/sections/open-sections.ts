import type { Country } from '@dray/contract/markets.ts';
import { isSwitchedOn } from '@dray/contract/portal-config/section-switch.ts';
import { alwaysAllowedSection, type Section, sections } from '@dray/contract/sections.ts';
import type { MarketSection } from '@dray/contract/staff/sections.rest.ts';
import type { AccessDoor } from '#capabilities/access/index.ts';
import type { TermsDoor } from '#capabilities/company/index.ts';
import type { PortalConfigDoor } from '#capabilities/portal-config/index.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { Refusal } from '#platform/refusal.ts';
import type { DoorOf, Request, Scope } from '#platform/request/request.ts';

type Needs = {
  portalConfigOf: DoorOf<Pick<PortalConfigDoor, 'listKeptSwitches' | 'closeSection'>>;
  accessOf: DoorOf<Pick<AccessDoor, 'countHolders'>>;
  termsOf: DoorOf<Pick<TermsDoor, 'listCompanyIds'>>;
};
type Wanted = { country: Country; section: Section; isClosed: boolean };

export type SectionsDoor = ReturnType<ReturnType<typeof openSections>>;

/** What a market has closed of what the portal offers, and whom it touches. */
export const openSections =
  ({ portalConfigOf, accessOf, termsOf }: Needs) =>
  (transaction: Transaction) => {
    const portalConfig = portalConfigOf(transaction);

    async function listSections(scope: Scope, country: Country): Promise<MarketSection[]> {
      if (!scope.markets.includes(country)) throw new Refusal('NOT_FOUND');
      const [switches, companyIds] = await Promise.all([
        portalConfig.listKeptSwitches(),
        termsOf(transaction).listCompanyIds(scope, country),
      ]);
      const holders = await accessOf(transaction).countHolders(companyIds);
      const known = new Map(switches.map((each) => [each.section, each]));
      return closable.map((section) => {
        const kept = known.get(section);
        const isClosedHere = kept?.closedIn.includes(country) ?? false;
        return { section, isOn: isSwitchedOn(kept?.value), isClosedHere, people: holders.get(section) ?? 0 };
      });
    }

    return {
      listSections,
      async setSection({ actor, scope }: Pick<Request, 'actor' | 'scope'>, wanted: Wanted): Promise<MarketSection> {
        const before = (await listSections(scope, wanted.country)).find(({ section }) => section === wanted.section);
        // Home is open to everybody who may come in.
        if (!before) throw new Refusal('NOT_FOUND');
        await portalConfig.closeSection(actor, wanted);
        return { ...before, isClosedHere: wanted.isClosed };
      },
    };
  };

const closable = sections.filter((section) => section !== alwaysAllowedSection);
