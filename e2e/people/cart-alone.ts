import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';

const held = new Set<string>();

/**
 * Journeys of several workers sign in with the same account, and its cart is one: who fills it has it alone until the end
 * of the journey. The others wait, and get the time back that they waited.
 */
export async function haveCartAlone(person: string): Promise<void> {
  const file = join(process.env.DRAY_SESSIONS ?? '', `${person}.cart`);
  if (held.has(file)) return;
  const begun = Date.now();
  while (!take(file)) {
    freeOfTheDead(file);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  held.add(file);
  const { timeout } = test.info();
  if (timeout > 0) test.setTimeout(timeout + Date.now() - begun);
}

/** After each journey, however it ended. */
export function giveCartsBack(): void {
  for (const file of held) rmSync(file, { force: true });
  held.clear();
}

function take(file: string): boolean {
  try {
    const opened = openSync(file, 'wx');
    writeSync(opened, String(process.pid));
    closeSync(opened);
    return true;
  } catch {
    return false;
  }
}

/** A worker that was ended in the middle of a journey gives nothing back. */
function freeOfTheDead(file: string): void {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    // Between its making and its writing there is nobody in it.
    if (pid > 0) process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') rmSync(file, { force: true });
  }
}
