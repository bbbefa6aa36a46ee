/** Every refusal the product knows, with the HTTP status it answers with; the texts are in `texts/<language>/refusals.json`. */
export const refusalStatus = {
  MALFORMED_REQUEST: 400,
  ONE_ORDER_NUMBER: 400,
  UNAUTHORIZED: 401,
  SIGN_IN_REFUSED: 401,
  SECTION_NOT_ALLOWED: 403,
  FOREIGN_ORIGIN: 403,
  PROGRAMS_ONLY: 403,
  PASSWORDS_KEPT_ELSEWHERE: 403,
  NOT_FOUND: 404,
  SHIP_TO_NOT_FOUND: 404,
  USER_NOT_FOUND: 404,
  CART_GONE: 404,
  ORDER_NOT_FOUND: 404,
  NO_TRACKING: 404,
  DOCUMENT_NOT_FOUND: 404,
  WISHLIST_NOT_FOUND: 404,
  REQUEST_TOO_SLOW: 408,
  AGREEMENT_OUTDATED: 409,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_ATTEMPTS: 429,
  TOO_MANY_CALLS: 429,
  HEADERS_TOO_LARGE: 431,
  FAULT: 500,
  FILE_UNAVAILABLE: 503,
  MAINTENANCE: 503,
  SERVICE_UNAVAILABLE: 503,
} as const;

export type RefusalCode = keyof typeof refusalStatus;
export const refusalCodes = Object.keys(refusalStatus) as RefusalCode[];
