/** `wall` is the machine's own time, injected so that tests decide it. */
export type Wall = { now(): Date };

export type ClockSetting = { speed: number; erpMs: number; wallMs: number };

export type ErpClock = {
  now(): Date;
  setting(): ClockSetting;
  /** Times pass `speed` times as fast from now on, and `advanceMs` of them at once. */
  set(change: { speed?: number; advanceMs?: number; at?: Date }): ClockSetting;
  /** Back to the wall's time. */
  reset(): ClockSetting;
  /** A clock that somebody has put back shows too little by that much until it is zero again. */
  setBack(ms: number): void;
};

/** The ERP's own time: as long as nobody touches it, the wall's. */
export function createErpClock(wall: Wall, kept?: ClockSetting): ErpClock {
  const atWall = (): ClockSetting => ({ speed: 1, erpMs: wall.now().getTime(), wallMs: wall.now().getTime() });
  let setting = kept ?? atWall();
  let backMs = 0;
  const ticking = () => setting.erpMs + (wall.now().getTime() - setting.wallMs) * setting.speed;
  return {
    now: () => new Date(Math.round(ticking()) - backMs),
    setting: () => setting,
    set: ({ speed = setting.speed, advanceMs = 0, at }) => {
      setting = { speed, erpMs: at ? at.getTime() : ticking() + advanceMs, wallMs: wall.now().getTime() };
      return setting;
    },
    reset: () => {
      setting = atWall();
      return setting;
    },
    setBack: (ms) => {
      backMs = ms;
    },
  };
}
