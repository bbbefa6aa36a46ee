import { randomBytes } from 'node:crypto';
import type { Guest } from '../statement/accept-statement.ts';

const maxGuests = 10_000;

/** Who is in this tool, until their time is over; a restart sends everybody back to the portal. */
export function guestSessions(now: () => number) {
  const guests = new Map<string, Guest>();
  return {
    open(guest: Guest): string {
      for (const [id, { sessionUntil }] of guests)
        if (sessionUntil <= now() || guests.size >= maxGuests) guests.delete(id);
      const id = randomBytes(24).toString('base64url');
      guests.set(id, guest);
      return id;
    },
    find(id: string): Guest | undefined {
      const guest = guests.get(id);
      return guest && now() < guest.sessionUntil ? guest : undefined;
    },
  };
}
