import type { DoorOf, Request } from '#platform/request/request.ts';
import type { IdentityDoor } from './identity.door.ts';
import type { SignInGuard } from './needs/sign-in-guard.ts';
import type { JudgePassword } from './passwords/password-judge.ts';

/** Each step has its own hold on the database: none is open while a password is hashed. */
export type PasswordSteps = Pick<Request, 'read' | 'write'> & {
  identityOf: DoorOf<IdentityDoor>;
  guard: SignInGuard;
  judge: JudgePassword;
};
