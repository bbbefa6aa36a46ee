/** Some of what pg-boss reports are no errors but objects like them, of which a logger would say only that they are objects. */
export function factsOfError(error: unknown): Record<string, unknown> {
  if (error instanceof Error) return { err: error };
  const { message, queue } = Object(error) as { message?: unknown; queue?: unknown };
  return { reason: message ?? String(error), queue };
}
