/** Something was changed elsewhere: what, and which one. Pages read it again by their own calls. */
export type LiveUpdate = ({ kind: string; id: string } | { kind: 'reload' }) & {
  /** What a server must have to show it. */
  after?: string;
};

export type LiveState = 'starting' | 'live' | 'lost';

/** What the server or another tab has said; undefined where it makes no sense. */
export function toLiveUpdate(name: string, data: string): LiveUpdate | undefined {
  try {
    const { kind, id, after } = JSON.parse(data);
    const position = typeof after === 'string' ? { after } : {};
    if (name === 'reload') return { kind: 'reload', ...position };
    return typeof kind === 'string' && typeof id === 'string' ? { kind, id, ...position } : undefined;
  } catch {
    return name === 'reload' ? { kind: 'reload' } : undefined;
  }
}
