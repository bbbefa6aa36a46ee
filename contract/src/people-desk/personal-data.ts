/** What is kept of a person, as they may take it along (B28): each part with its columns, in the order in which it is shown. */
export const personalParts = {
  account: ['firstName', 'lastName', 'email', 'phone', 'country', 'language', 'status', 'createdAt'],
  roles: ['company', 'shipTo', 'role', 'isOff'],
  consents: ['consent', 'version', 'at'],
  sessions: ['browser', 'system', 'since', 'lastUsed'],
  orders: ['orderNumber', 'shipTo', 'at', 'deliveryDate', 'customerNumber', 'note', 'total', 'currency'],
  orderLines: ['orderNumber', 'sku', 'quantity'],
  savedOrders: ['state', 'shipTo', 'changedAt', 'customerNumber', 'note', 'sku', 'quantity'],
  favourites: ['sku', 'at'],
  uploads: ['fileName', 'at'],
  requests: ['requestNumber', 'title', 'text', 'status', 'at'],
  requestAnswers: ['requestNumber', 'text', 'at'],
  files: ['requestNumber', 'fileName', 'bytes', 'at'],
  content: ['article', 'what', 'at'],
  notifications: ['what', 'at', 'readAt'],
  acting: ['since', 'until', 'reason'],
  help: ['what', 'reason', 'at'],
  audit: ['what', 'at', 'by'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PersonalPart = keyof typeof personalParts;
export const personalPartNames = Object.keys(personalParts) as readonly PersonalPart[];
export type PersonalColumn = (typeof personalParts)[PersonalPart][number];

export type PersonalRow = Readonly<Partial<Record<PersonalColumn, string | number | boolean | Date | null>>>;

/** What one capability keeps of a person; nothing that a colleague has written, and no name but their own. */
export type PersonalData = Readonly<Partial<Record<PersonalPart, (uid: string) => Promise<readonly PersonalRow[]>>>>;

/** How long the file may be fetched, how often a person may ask in a day, and how many rows of a part it holds. */
export const exportLimits = { hours: 24, aDay: 3, rows: 20_000 } as const;
