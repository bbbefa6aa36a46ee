import type { Switches } from '@dray/contract/section-table.ts';
import { readStored, store } from '#platform/storage-keys.ts';

type Section = { label: string; value: string };
type Stored = { uid: string; at: number; sections: readonly [label: string, value: string][] };

const maxMs = 24 * 60 * 60 * 1_000;

/** Remembers the portal's switches for the day when they cannot be fetched; the server judges by its own anyway (T131). */
export function keepSwitches(uid: string, sections: readonly Section[], now = Date.now()): void {
  const stored: Stored = { uid, at: now, sections: sections.map(({ label, value }) => [label, value]) };
  store('knownSwitches', JSON.stringify(stored));
}

/** Those of the configuration, else those last known here for the same user within a day; else nothing. */
export function switchesFor(
  uid: string,
  config: { sections: readonly Section[] } | undefined,
  now = Date.now(),
): Switches | undefined {
  if (config) return new Map(config.sections.map(({ label, value }) => [label, value]));
  const stored = readSaved();
  const holds = stored?.uid === uid && now - stored.at >= 0 && now - stored.at <= maxMs;
  return holds ? new Map(stored.sections) : undefined;
}

function readSaved(): Stored | undefined {
  try {
    const text = readStored('knownSwitches');
    return text ? (JSON.parse(text) as Stored) : undefined;
  } catch {
    return undefined;
  }
}
