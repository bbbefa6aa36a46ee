export type LinkKind = 'invitation' | 'reset';

/** A way in by mail: `code` names it, its secret is in the mail alone (T140). */
export type AccountLink = {
  code: string;
  uid: string;
  kind: LinkKind;
  digest: string;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | undefined;
  endedAt: Date | undefined;
  createdBy: string | undefined;
};

export type LinkState = 'open' | 'used' | 'expired' | 'ended';

/** What a link carries in its address, as it was given. */
export type LinkSecret = { code: string; secret: string };

const minuteMs = 60_000;
const lifetimeMs: Record<LinkKind, number> = { invitation: 14 * 24 * 60 * minuteMs, reset: 60 * minuteMs };

export const expiryOf = (kind: LinkKind, createdAt: Date): Date => new Date(createdAt.getTime() + lifetimeMs[kind]);

export function stateOf({ usedAt, endedAt, expiresAt }: AccountLink, now: Date): LinkState {
  if (usedAt) return 'used';
  if (endedAt) return 'ended';
  return now < expiresAt ? 'open' : 'expired';
}

const screens: Record<LinkKind, string> = { invitation: '/verification', reset: '/reset-password' };

export const addressOf = (portalUrl: string, kind: LinkKind, { code, secret }: LinkSecret): string =>
  `${portalUrl}${screens[kind]}?${new URLSearchParams({ gig_i_code: code, gig_i_vToken: secret })}`;
