import type { Device } from './device.model.ts';

/**
 * A session of a browser ends after half a day without use, and after a week whatever happens; of the supplier's staff after a
 * working day, so that anyone who has left their directory is out by then, whatever the provider remembers.
 */
export const sessionLifetime = {
  idleMs: 12 * 3_600_000,
  totalMs: 7 * 24 * 3_600_000,
  staffTotalMs: 8 * 3_600_000,
  tokenSeconds: 600,
} as const;

/** A program's token; the supplier's staff reach everything, so theirs is short. */
export const programTokenSeconds = ({ isStaff }: { isStaff: boolean }): number => (isStaff ? 600 : 3_600);

export type Session = {
  id: string;
  uid: string;
  createdAt: Date;
  renewedAt: Date;
  idTokenHint: string | undefined;
  /** None of those that were opened before devices were noted. */
  device?: Device;
  /** It began with a list of groups: roles by groups count in it. */
  knowsGroups: boolean;
};

type Times = Pick<Session, 'createdAt' | 'renewedAt'>;

export function isAlive({ createdAt, renewedAt }: Times, { isStaff }: { isStaff: boolean }, now: Date): boolean {
  const age = now.getTime() - createdAt.getTime();
  const idle = now.getTime() - renewedAt.getTime();
  return age < (isStaff ? sessionLifetime.staffTotalMs : sessionLifetime.totalMs) && idle < sessionLifetime.idleMs;
}
