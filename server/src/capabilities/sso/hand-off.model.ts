import { isToolFor, type Tool, toolSections } from '@dray/contract/sso/tools.ts';
import type { Person } from '#capabilities/identity/index.ts';
import type { Caller } from '#platform/request/request.ts';

/** A tool of somebody else's: where it takes people over, and the name that it goes by. */
export type ToolAddress = { url: string; audience: string };
export type ToolAddresses = Readonly<Partial<Record<Tool, ToolAddress>>>;

/** What a tool is told of a person, by the name of the attribute. */
export type Attributes = Readonly<Record<string, readonly string[]>>;

export type HandOffTimes = { issuedAt: Date; notBefore: Date; notOnOrAfter: Date; sessionUntil: Date };

const countsMs = 60_000;
/** Clocks of two companies never agree exactly. */
const skewMs = 5_000;
/** A tool does not hear of a right that was taken away, so it asks anew after an hour. */
const sessionMs = 3_600_000;

export function timesOf(now: Date): HandOffTimes {
  const after = (ms: number) => new Date(now.getTime() + ms);
  return {
    issuedAt: now,
    notBefore: after(-skewMs),
    notOnOrAfter: after(countsMs - skewMs),
    sessionUntil: after(sessionMs),
  };
}

/** Besides the section, which the guard has asked for: a customer type or a role (H2, T22). */
export const mayBeHandedOver = ({ customerType, grants }: Caller, tool: Tool): boolean =>
  isToolFor[tool]({ customerType: customerType ?? null, roleNames: grants.map(({ roleName }) => roleName) });

/** Who they are, what they read and which of their roles open this tool; no other role, no phone, no ship-to. */
export function attributesOf(
  tool: Tool,
  person: Person,
  { grants }: Caller,
  companyName: string | undefined,
): Attributes {
  const opening = grants.filter(({ sections }) => sections.includes(toolSections[tool]));
  const roleIds = new Set(opening.map(({ roleId }) => roleId));
  const one = (value: string | undefined) => (value ? [value] : []);
  return {
    uid: [person.uid],
    mail: [person.email],
    firstName: [person.firstName],
    lastName: [person.lastName],
    language: [person.language],
    country: one(person.country),
    companyId: one(person.companyId),
    company: one(companyName),
    roles: [...roleIds],
  };
}
