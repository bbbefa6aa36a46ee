/** One line a record, in the shape that the launcher reads along; never a statement. */
export type ProgramLog = { info(msg: string): void; error(msg: string, cause: unknown): void };

export function createProgramLog(write: (line: string) => void): ProgramLog {
  const line = (level: number, msg: string, more: object = {}) =>
    write(`${JSON.stringify({ level, time: Date.now(), msg, ...more })}\n`);
  return {
    info: (msg) => line(30, msg),
    error: (msg, cause) => line(50, msg, { err: { message: cause instanceof Error ? cause.message : String(cause) } }),
  };
}
