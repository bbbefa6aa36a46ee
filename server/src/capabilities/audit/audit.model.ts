/** Everything that is written down, by name; a new kind of change starts with a new name here. */
export type AuditAction =
  | 'token-issued'
  | 'signed-in'
  | 'sign-in-refused'
  | 'sign-in-throttled'
  | 'second-identity-refused'
  | 'signed-out'
  | 'sessions-ended'
  | 'keys-rotated'
  | 'first-login-set'
  | 'demo-account-closed'
  | 'demo-account-reopened'
  | 'section-switched'
  | 'maintenance-switched'
  | 'holiday-added'
  | 'products-imported'
  | 'prices-imported'
  | 'order-saved'
  | 'saved-order-reopened'
  | 'saved-order-deleted'
  | 'saved-order-restored'
  | 'test-mail-requested'
  | 'order-placed'
  | 'agreement-accepted';

export type AuditEvent = {
  at: Date;
  actor: string;
  companyId: string | undefined;
  action: AuditAction;
  /** The thing that was changed, by kind and key: `section:Contracts`. */
  subject: string;
  /** Ids and values of the change; never names, addresses, notes or secrets. */
  details: Readonly<Record<string, string | number | boolean>>;
  requestId: string;
};
