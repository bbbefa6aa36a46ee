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
  | 'first-staff-added'
  | 'person-invited'
  | 'roles-changed'
  | 'languages-changed'
  | 'status-changed'
  | 'invitation-link-made'
  | 'password-set'
  | 'password-reset-asked'
  | 'language-set'
  | 'demo-account-closed'
  | 'demo-account-reopened'
  | 'section-switched'
  | 'maintenance-switched'
  | 'holiday-added'
  | 'products-imported'
  | 'prices-imported'
  | 'pictures-imported'
  | 'content-imported'
  | 'order-saved'
  | 'saved-order-reopened'
  | 'saved-order-deleted'
  | 'saved-order-restored'
  | 'test-mail-requested'
  | 'order-placed'
  | 'order-cancellation-asked'
  | 'order-repeated'
  | 'order-repeat-undone'
  | 'agreement-accepted'
  | 'erp-retried'
  | 'erp-adopted'
  | 'erp-renumbered'
  | 'erp-given-up'
  | 'power-bi-opened'
  | 'sales-rebuilt'
  | 'demo-advanced'
  | 'handed-off'
  | 'document-downloaded'
  | 'paper-printed'
  | 'staff-read'
  | 'attachment-added'
  | 'attachment-removed'
  | 'attachment-downloaded'
  | 'ticket-answered'
  | 'ticket-moved'
  | 'ticket-merged'
  | 'portal-restored';

type Value = string | number | boolean | null;

export type AuditEvent = {
  at: Date;
  actor: string;
  /** The customer's person for whom somebody of the staff acts. */
  actingFor: string | undefined;
  /** The company that is affected, no matter who acts. */
  companyId: string | undefined;
  action: AuditAction;
  /** The thing that was changed, by kind and key: `section:Contracts`. */
  subject: string;
  /** Ids and values of the change; never names, addresses, notes or secrets. */
  details: Readonly<Record<string, string | number | boolean>>;
  /** What it was before and is now, by field; the same holds as for the details. */
  changes: Readonly<Record<string, { from: Value; to: Value }>>;
  requestId: string;
};

/** Without a company it is the actor's own that is affected. */
export type NewEvent = Pick<AuditEvent, 'action' | 'subject' | 'details'> &
  Partial<Pick<AuditEvent, 'companyId' | 'changes'>>;

/** As it was written down. */
export type TrailEvent = AuditEvent & { id: string };
