export type ErrorDetail = { code: string; message: string; severity: 'error' | 'warning'; target: string };

type Refused = { status: number; code: string; message: string; details?: readonly ErrorDetail[] };

/** An answer that is not what was asked for. `code` is message class and number as the ERP's message table has them. */
export class ErpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: readonly ErrorDetail[];

  constructor({ status, code, message, details = [] }: Refused) {
    super(message);
    this.name = 'ErpError';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export const badRequest = (code: string, message: string, target = ''): ErpError =>
  new ErpError({
    status: 400,
    code,
    message,
    details: target === '' ? [] : [{ code, message, severity: 'error', target }],
  });

export const notFound = (message: string): ErpError =>
  new ErpError({ status: 404, code: '/IWBEP/CM_MGW_RT/020', message });
