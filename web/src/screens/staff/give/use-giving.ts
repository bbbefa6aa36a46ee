import { useState } from 'react';
import { type ChangeRequest, type StaffPerson, type StaffRole, useAskGrant } from '#capabilities/staff/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { fieldId } from './field-id.ts';
import { findGrantFaults, findKnown, type GrantFault, type TypedGrant, toWantedGrant } from './typed-grant.ts';

type Given = {
  roles: readonly StaffRole[];
  people: readonly StaffPerson[];
  person: StaffPerson | undefined;
  onAsked: ((change: ChangeRequest) => void) | undefined;
};

const noGrant = { firstName: '', lastName: '', roleId: undefined, markets: [], endsOn: undefined };

/** What is typed, what is wrong with it, and the request; nothing typed is lost, whatever the answer is. */
export function useGiving({ roles, people, person, onAsked }: Given) {
  const { t } = useTranslation('staff');
  const language = useLanguage();
  const [typed, setTyped] = useState<TypedGrant>({ ...noGrant, email: person?.email ?? '', language });
  const [faults, setFaults] = useState<readonly GrantFault[]>([]);
  const [dayError, setDayError] = useState<string>();
  const [tries, setTries] = useState(0);
  const ask = useAskGrant();
  const known = findKnown(people, typed.email);
  const isKnown = known !== undefined;
  const wordsOf = ({ code }: GrantFault) => t(`give.faults.${code}`);

  const type = (change: Partial<TypedGrant>) => {
    setTyped((now) => ({ ...now, ...change }));
    // What is being corrected is no longer wrong.
    setFaults((now) => now.filter(({ field }) => !Object.keys(change).includes(field === 'role' ? 'roleId' : field)));
  };
  const send = () => {
    const found = findGrantFaults(typed, isKnown);
    setFaults(found);
    setTries((n) => n + 1);
    if (found.length > 0 || dayError) return;
    ask.mutate(toWantedGrant(typed, isKnown), { onSuccess: (change) => onAsked?.(change) });
  };
  return {
    typed,
    known,
    role: roles.find(({ id }) => id === typed.roleId),
    type,
    send,
    isSending: ask.isPending,
    failure: ask.error,
    dayError,
    setDayError,
    /** Counts the tries: after each the summary takes the focus. */
    tries,
    summary: [
      ...faults.map((fault) => ({ fieldId: fieldId(fault.field), text: wordsOf(fault) })),
      ...(tries > 0 && dayError ? [{ fieldId: fieldId('endsOn'), text: dayError }] : []),
    ],
    errorAt(field: GrantFault['field']): string | undefined {
      const fault = faults.find((each) => each.field === field);
      return fault && wordsOf(fault);
    },
  };
}
