/** One line a record, in the shape that the launcher reads along. */
export type ErpLog = { info(msg: string): void; error(msg: string, cause: unknown): void };

export const silentLog: ErpLog = { info: () => undefined, error: () => undefined };

export function createErpLog(write: (line: string) => void): ErpLog {
  const line = (level: number, msg: string, more: object = {}) =>
    write(`${JSON.stringify({ level, time: Date.now(), msg, ...more })}\n`);
  return {
    info: (msg) => line(30, msg),
    error: (msg, cause) =>
      line(50, msg, {
        err: cause instanceof Error ? { message: cause.message, stack: cause.stack } : { message: String(cause) },
      }),
  };
}
