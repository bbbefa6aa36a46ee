type About<Kind, Params> = {
  uid: string;
  kind: Kind;
  subject: string;
  /** Tells two of one kind apart. */
  fact: string;
  params: Params;
  language: undefined;
};

/** What a person is notified of about their own account. */
export type IdentityNotification =
  | About<'person-invited' | 'password-reset', { code: string }>
  | About<'password-changed', { at: string }>
  | About<'new-device', { at: string; device: string }>;
