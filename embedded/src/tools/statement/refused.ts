/** Why somebody is not let in; the portal has a text for each (`/saml-error?reason=`). */
export type Reason = 'expired' | 'replayed' | 'audience' | 'recipient' | 'signature' | 'role' | 'unavailable';

export class Refused extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, options?: ErrorOptions) {
    super(`refused: ${reason}`, options);
    this.name = 'Refused';
    this.reason = reason;
  }
}
