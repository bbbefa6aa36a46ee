/** What users need not read but a developer who looks into the console must find. */
export function logFault(what: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is this program's only log.
  console.warn(`[dray] ${what}`, cause);
}
