import { useState } from 'react';
import {
  type AssignableRoles,
  type Besides,
  besideRoles,
  besidesOf,
  type Choice,
  changedBesides,
  changedRows,
  choiceOf,
  chooseAll,
  type Person,
  rowsOf,
  seenSections,
  toSchema,
} from '#capabilities/people/index.ts';

/** The roles of one person while they are being chosen, beside those they have. */
export function useRoleChoice(offered: AssignableRoles, person: Person | undefined) {
  const { roles, companies } = offered;
  const rows = rowsOf(companies);
  const before = choiceOf(person, rows, roles);
  const [picked, setPicked] = useState<Choice>({});
  const choice: Choice = { ...before, ...picked };
  const held = besidesOf(person, roles);
  const [given, setGiven] = useState<Besides>({});
  const besides: Besides = { ...held, ...given };
  return {
    rows,
    roles,
    before,
    choice,
    besides,
    offeredBesides: besideRoles(roles, rows, held),
    changed: changedRows(rows, before, choice),
    changedBesides: changedBesides(held, besides),
    seen: seenSections(roles, rows, before, choice, { before: held, after: besides }),
    choose: (shipToId: string, roleid: string) => setPicked((now) => ({ ...now, [shipToId]: roleid })),
    chooseAll: (roleid: string) => setPicked((now) => chooseAll(rows, { ...before, ...now }, roleid)),
    give: (roleid: string, isOn: boolean) => setGiven((now) => ({ ...now, [roleid]: isOn })),
    discard: () => {
      setPicked({});
      setGiven({});
    },
    toWire: () => toSchema({ person, offered, choice, besides }),
  };
}
export type RoleChoice = ReturnType<typeof useRoleChoice>;
