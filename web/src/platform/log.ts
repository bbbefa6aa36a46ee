/** What a person need not read but whoever looks into the console must find. */
export function logFault(what: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is this program's only log.
  console.warn(`[dray] ${what}`, cause);
}
