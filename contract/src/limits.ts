/** Figures that both sides keep to, so that the browser can warn before the server refuses. */
export const limits = {
  httpTimeoutMs: 55_000,
  chunkTimeoutMs: 120_000,
  bodyBytes: 256 * 1024,
  headerValueLength: 200,
  graphqlDepth: 10,
  graphqlAliases: 15,
  graphqlTokens: 2_000,
  pageSize: 100,
} as const;
