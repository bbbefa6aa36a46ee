import { type ConsentKind, consentKinds, consentsInForce } from '@dray/contract/identity/consents.ts';
import type { RefusalCode } from '@dray/contract/refusal-codes.ts';

/** By kind, the version that somebody accepts. */
export type GivenConsents = Partial<Record<ConsentKind, string | undefined>>;

export type OwnConsent = {
  kind: ConsentKind;
  version: string;
  since: string;
  accepted: { version: string; at: Date } | undefined;
};

export const notAccepted: Readonly<Record<ConsentKind, RefusalCode>> = {
  terms: 'TERMS_NOT_ACCEPTED',
  privacy: 'PRIVACY_NOT_ACCEPTED',
  guidelines: 'GUIDELINES_NOT_ACCEPTED',
  masterPurchase: 'PURCHASE_AGREEMENT_NOT_ACCEPTED',
};

const stored: Readonly<Record<ConsentKind, string>> = {
  terms: 'terms',
  privacy: 'privacy',
  guidelines: 'guidelines',
  masterPurchase: 'master-purchase',
};

export const missingOf = (given: GivenConsents): ConsentKind[] => consentKinds.filter((kind) => !given[kind]);

/** Anyone who read an older version must read the new one first. */
export const isInForce = (given: GivenConsents): boolean =>
  consentKinds.every((kind) => !given[kind] || given[kind] === consentsInForce[kind].version);

export const acceptedNow = (given: GivenConsents, acceptedAt: Date) =>
  consentKinds.flatMap((kind) => {
    const version = given[kind];
    return version ? [{ kind: stored[kind], version, acceptedAt }] : [];
  });

/** The version in force where it was accepted, else the latest that was. */
export const consentsOf = (accepted: readonly { kind: string; version: string; acceptedAt: Date }[]): OwnConsent[] =>
  consentKinds.map((kind) => {
    const { version, since } = consentsInForce[kind];
    const ofKind = accepted.filter((each) => each.kind === stored[kind]);
    const latest = ofKind.find((each) => each.version === version) ?? ofKind.at(-1);
    return { kind, version, since, accepted: latest && { version: latest.version, at: latest.acceptedAt } };
  });
