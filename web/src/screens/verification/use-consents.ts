import type { ConsentKind } from '@dray/contract/identity/consents.ts';
import type { ReadLink } from '@dray/contract/identity/passwords.rest.ts';
import { useState } from 'react';
import { consentId } from '#capabilities/account/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import type { FieldError } from '#ui/form/error-summary.tsx';

export type GivenConsents = ReturnType<typeof useConsents>;

/** Which of them are ticked; none is at first. */
export function useConsents(asked: ReadLink['consents']) {
  const { t } = useTranslation('account');
  const [given, setGiven] = useState<ReadonlySet<ConsentKind>>(new Set());
  const [isTried, setTried] = useState(false);
  const missing = asked.filter(({ kind }) => !given.has(kind)).map(({ kind }) => kind);

  return {
    given,
    errors: new Map(isTried ? missing.map((kind) => [kind, t(`consents.missing.${kind}`)] as const) : []),
    give: (kind: ConsentKind, isGiven: boolean) =>
      setGiven(new Set(isGiven ? [...given, kind] : [...given].filter((other) => other !== kind))),
    check(): FieldError[] {
      setTried(true);
      return missing.map((kind) => ({ fieldId: consentId(kind), text: t(`consents.missing.${kind}`) }));
    },
    /** By kind, the version that was shown. */
    versions: Object.fromEntries(
      asked.flatMap(({ kind, version }) => (given.has(kind) ? [[kind, version] as const] : [])),
    ),
  };
}
