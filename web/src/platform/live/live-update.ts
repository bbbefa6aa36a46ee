/** Something was changed elsewhere: what, and which one. Pages read it again by their own calls. */
export type LiveUpdate = { kind: string; id: string } | { kind: 'reload' };

export type LiveState = 'starting' | 'live' | 'lost';

/** What the server or another tab has said; undefined where it makes no sense. */
export function toLiveUpdate(name: string, data: string): LiveUpdate | undefined {
  if (name === 'reload') return { kind: 'reload' };
  try {
    const { kind, id } = JSON.parse(data);
    return typeof kind === 'string' && typeof id === 'string' ? { kind, id } : undefined;
  } catch {
    return undefined;
  }
}
