import { readStored } from '../storage-keys.ts';
import { renewBearer } from './bearer.ts';
import { CallRefused } from './call-errors.ts';
import { type Call, send } from './send.ts';

/**
 * The one way out: every call carries the session's token (E5). A token that ended on the way is renewed and the call
 * sent once more; a write, too, for the door was shut before anything was done.
 */
export async function callServer(call: Call): Promise<unknown> {
  const token = readStored('id_token');
  try {
    return await send(call, token);
  } catch (error) {
    if (!token || !isTurnedAway(error)) throw error;
    const isRenewedAlready = readStored('id_token') !== token;
    if (!isRenewedAlready && (await renewBearer()) !== 'signed-in') throw error;
    return send(call, readStored('id_token'));
  }
}

// A password that was not accepted answers 401, too, and has nothing to do with the session.
const isTurnedAway = (error: unknown): boolean =>
  error instanceof CallRefused && error.status === 401 && error.code !== 'SIGN_IN_REFUSED';
