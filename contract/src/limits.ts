/** Figures that both sides keep to, so that the browser can warn before the server refuses. */
export const limits = {
  httpTimeoutMs: 55_000,
  chunkTimeoutMs: 120_000,
  bodyBytes: 256 * 1024,
  headerValueLength: 200,
  graphqlDepth: 10,
  graphqlAliases: 15,
  graphqlTokens: 2_000,
  graphqlDocumentLength: 16_000,
  /** With every fragment written out wherever it is spread. */
  graphqlSelections: 600,
  /** The same, each as often as the lists above it are long. */
  graphqlCost: 75_000,
  graphqlRootLists: 4,
  graphqlFragments: 50,
  /** How often one field may be asked for at the same place. */
  graphqlRepeats: 20,
  /** Of a caller without a session. */
  graphqlVisitorSelections: 60,
  graphqlVisitorCost: 500,
  pageSize: 100,
  /** Of a file of orders (T91). */
  bulkBytes: 5 * 1024 * 1024,
  bulkInflatedBytes: 50 * 1024 * 1024,
  bulkRows: 5_000,
  bulkOrders: 500,
  /** Of a file of master data (B6), and of one message of a program (B8). */
  importBytes: 50 * 1024 * 1024,
  importInflatedBytes: 300 * 1024 * 1024,
  importRows: 500_000,
  masterItems: 1_000,
  /** Of a request (G2); its files T91. */
  ticketTitle: 40,
  ticketDescription: 2_000,
  attachmentBytes: 10 * 1024 * 1024,
  attachments: 5,
} as const;
