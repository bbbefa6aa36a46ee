export { accountQueries, type LinkKeys, linkBody } from './account.queries.ts';
export { ConsentList, consentId } from './consent-list.tsx';
export { DeadLink } from './dead-link.tsx';
export { addressFrom, ElsewherePage } from './elsewhere-page.tsx';
export { endedWords } from './ended-access.ts';
export { LegalDocument } from './legal-document.tsx';
export { LegalLink } from './legal-link.tsx';
export { NewPasswordFields } from './new-password-fields.tsx';
export { type NewPassword, useNewPassword } from './use-new-password.ts';
