import { Refusal } from '../refusal.ts';

const retryAfterSeconds = 5;

/** The volume is full, the bucket is silent or refuses us. A caller is asked to come back; the message is for the operator. */
export class FileStoreUnavailable extends Refusal {
  constructor(message: string, cause: unknown) {
    super('SERVICE_UNAVAILABLE', {}, retryAfterSeconds);
    this.message = message;
    this.cause = cause;
  }
}
