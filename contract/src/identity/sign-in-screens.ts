/**
 * Names of the sign-in screens (H12), whichever brand is worn. A provider that keeps several sets learns from them which
 * one to show, others pass over parameters that they do not know; the page of our own provider bears them.
 */
export const signInScreens = { screenSet: 'emea-RegistrationLogin', startScreen: 'emea_login' } as const;
