import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';

/** DRAY_PACE=human: as fast as a practised person, and against the clock; otherwise as fast as the product goes. */
const paced = process.env.DRAY_PACE === 'human';
const onePressMs = 120;
const oneLookMs = 600;

const takeTime = (milliseconds: number) => (paced ? sleep(milliseconds) : Promise.resolve());
/** Of a hand that presses one key after the other. */
export const takePress = () => takeTime(onePressMs);
/** To see what has come up, or to aim at it. */
export const look = () => takeTime(oneLookMs);
/** What is typed takes as long as its letters. */
export const takeTyping = (text: string) => takeTime(text.length * onePressMs);

/** From where the person begins; reported and judged only where somebody keeps a person's pace. */
export function startClock(maxSeconds: number) {
  const from = performance.now();
  return {
    stop(journey: string): void {
      if (!paced) return;
      const seconds = (performance.now() - from) / 1000;
      console.log(`${journey}: ${seconds.toFixed(1)} s`);
      expect(seconds).toBeLessThanOrEqual(maxSeconds);
    },
  };
}
