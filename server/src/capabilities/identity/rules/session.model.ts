import type { Device } from './device.model.ts';

/** A session of a browser ends after half a day without use, and after a week whatever happens. */
export const sessionLifetime = { idleMs: 12 * 3_600_000, totalMs: 7 * 24 * 3_600_000, tokenSeconds: 600 } as const;

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
};

export function isAlive({ createdAt, renewedAt }: Pick<Session, 'createdAt' | 'renewedAt'>, now: Date): boolean {
  const age = now.getTime() - createdAt.getTime();
  const idle = now.getTime() - renewedAt.getTime();
  return age < sessionLifetime.totalMs && idle < sessionLifetime.idleMs;
}
