import { isSwitchedOn } from '@dray/contract/portal-config/section-switch.ts';
import { alwaysAllowedSection, isSection, type Section } from '@dray/contract/sections.ts';
import type { StaffRight } from '@dray/contract/staff/rights.ts';
import { type ReachTarget, reaches, reachOf } from '#platform/request/reach.ts';
import type { Caller, Grant } from '#platform/request/request.ts';

/** Section names as data carries them: untidy spaces and HTML's way of writing "&" are forgiven, nothing else (T24). */
export function readSections(names: readonly string[]): Section[] {
  return names
    .flatMap((name) => name.split(','))
    .map((name) => name.trim().replaceAll('&amp;', '&'))
    .filter(isSection);
}

/** Grants under which the caller may use a section; their list alone, the portal's switch is asked apart. */
export const grantsOf = (caller: Pick<Caller, 'grants'>, section: Section): Grant[] =>
  caller.grants.filter(({ sections }) => section === alwaysAllowedSection || sections.includes(section));

/** Whether one of the supplier's people holds a right in any market. */
export const holdsRight = ({ staffGrants }: Pick<Caller, 'staffGrants'>, right: StaffRight): boolean =>
  staffGrants.some(({ rights }) => rights.includes(right));

/** Whether the portal itself offers a section at all. */
export const isSectionOn = (section: Section, switches: ReadonlyMap<string, string>): boolean =>
  section === alwaysAllowedSection || isSwitchedOn(switches.get(section));

/** A customer's own list at one ship-to; what the portal's switch says is asked apart. */
export const isGrantedAt = (caller: Pick<Caller, 'grants'>, section: Section, target: ReachTarget): boolean =>
  reaches(reachOf(grantsOf(caller, section)), target);

/** While it is maintained the supplier's staff go on; what was restored is shut to everybody until it is opened. */
export const isShutTo = (
  { isStaff }: Pick<Caller, 'isStaff'>,
  { maintenance, isClosed }: { maintenance: boolean; isClosed: boolean },
): boolean => isClosed || (maintenance && !isStaff);

/**
 * Both must say yes: a section is open when the portal's switch is 1 and the caller holds it (S10); Home always is. The
 * supplier's people hold none: what customers call answers them while they act for one (T145).
 */
export function mayUse(caller: Caller, section: Section, switches: ReadonlyMap<string, string>): boolean {
  if (section === alwaysAllowedSection) return true;
  if (caller.isStaff) return false;
  return isSectionOn(section, switches) && grantsOf(caller, section).length > 0;
}

/** The same at one place: where a grant with the section reaches. What a switch closes stays closed. */
export const mayUseAt = (
  caller: Caller,
  { section, switches }: { section: Section; switches: ReadonlyMap<string, string> },
  target: ReachTarget,
): boolean => mayUse(caller, section, switches) && isGrantedAt(caller, section, target);
