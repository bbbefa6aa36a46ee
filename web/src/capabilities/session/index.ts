export { servedTheme, themeDefaultLanguage, themeFor, wearTheme } from './market-theme.ts';
export { followOtherTabs } from './other-tabs.ts';
export { sessionQueries } from './session.queries.ts';
export { SessionContext, useSession, useSignOut } from './session.ts';
export { settleIn } from './settle-in.ts';
export { signInAddress } from './sign-in.ts';
export { useLanguageChoice } from './use-language-choice.ts';
export { useOfferedLanguages } from './use-offered-languages.ts';
export { takeVerificationKeys } from './verification-keys.ts';
