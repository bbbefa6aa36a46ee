import { isSwitchedOn } from '@dray/contract/portal-config/section-switch.ts';
import { alwaysAllowedSection, isSection, type Section } from '@dray/contract/sections.ts';
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
export const grantsOf = (caller: Caller, section: Section): Grant[] =>
  caller.grants.filter(({ sections }) => section === alwaysAllowedSection || sections.includes(section));

/** Both must say yes: a section is open when the portal's switch is 1 and the caller holds it (S10); Home always is. */
export function mayUse(caller: Caller, section: Section, switches: ReadonlyMap<string, string>): boolean {
  if (section === alwaysAllowedSection) return true;
  return isSwitchedOn(switches.get(section)) && grantsOf(caller, section).length > 0;
}

/** The same at one place: staff everywhere, others where a grant with the section reaches. What a switch closes stays closed. */
export const mayUseAt = (
  caller: Caller,
  { section, switches }: { section: Section; switches: ReadonlyMap<string, string> },
  target: ReachTarget,
): boolean =>
  mayUse(caller, section, switches) && (caller.isStaff || reaches(reachOf(grantsOf(caller, section)), target));
