import type { WantedTerms } from '@dray/contract/calendars/terms-shapes.ts';
import { useState } from 'react';
import { type Consequences, type Terms, useChangeTerms, usePreviewTerms } from '#capabilities/calendars/index.ts';
import { CallRefused } from '#platform/calls/call-errors.ts';
import type { EditedTerms } from './edited-terms.ts';
import { findTermsFaults, type TermsFault, type TypedTerms, toTermsChange, typedFor } from './typed-terms.ts';

/** What somebody else has made of it meanwhile: the rows as they are now, or how many there are. */
type Meanwhile = { fresh: readonly Terms[]; count: number | undefined };

/** What is typed, what is wrong with it, whom it hits, and the change; nothing typed is lost, whatever the answer is. */
export function useChanging(edited: EditedTerms, onSaved: (changed: number) => void) {
  const [typed, setTyped] = useState<TypedTerms>(() => typedFor(edited.rows ?? []));
  const [target, setTarget] = useState(edited);
  const [faults, setFaults] = useState<readonly TermsFault[]>([]);
  const [meanwhile, setMeanwhile] = useState<Meanwhile>();
  const [hits, setHits] = useState<Consequences>();
  const [preview, change] = [usePreviewTerms(), useChangeTerms()];

  const send = (isPreview: boolean) => {
    const found = findTermsFaults(typed);
    setFaults(found);
    if (found.length > 0) return;
    const wanted = toWanted(target, typed);
    const onError = (error: unknown) => {
      const moved = readMeanwhile(error);
      if (!moved) return;
      setMeanwhile(moved);
      // What is shown from now on is what the next try is measured by.
      setTarget((now) => refreshed(now, moved));
    };
    if (isPreview) preview.mutate(wanted, { onSuccess: ({ consequences }) => setHits(consequences), onError });
    else change.mutate(wanted, { onSuccess: ({ changed }) => onSaved(changed), onError });
  };

  return {
    typed,
    type(next: Partial<TypedTerms>) {
      setTyped((now) => ({ ...now, ...next }));
      setFaults([]);
      setHits(undefined);
    },
    faults,
    hits,
    meanwhile,
    preview: () => send(true),
    save: () => send(false),
    isPreviewing: preview.isPending,
    isSaving: change.isPending,
    failure: change.error ?? preview.error,
  };
}

function toWanted(target: EditedTerms, typed: TypedTerms): WantedTerms {
  const change = toTermsChange(typed);
  if (target.filter) return { change, filter: target.filter, preview: false };
  const rows = (target.rows ?? []).map(({ shipToId, transportType, version }) => ({
    shipToId,
    transportType: transportType as 'VAN',
    version,
  }));
  return { change, rows, preview: false };
}

function readMeanwhile(error: unknown): Meanwhile | undefined {
  if (!(error instanceof CallRefused) || error.code !== 'CHANGED_MEANWHILE') return undefined;
  const { fresh, count } = error.body;
  // Our own server's answer: whatever else stands there is not ours and has no such code.
  return {
    fresh: Array.isArray(fresh) ? (fresh as Terms[]) : [],
    count: typeof count === 'number' ? count : undefined,
  };
}

function refreshed(target: EditedTerms, { fresh, count }: Meanwhile): EditedTerms {
  if (target.filter) return count === undefined || count === 0 ? target : { filter: { ...target.filter, count } };
  const byKey = new Map(fresh.map((row) => [`${row.shipToId} ${row.transportType}`, row]));
  return { rows: (target.rows ?? []).map((row) => byKey.get(`${row.shipToId} ${row.transportType}`) ?? row) };
}
