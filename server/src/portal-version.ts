import own from '../package.json' with { type: 'json' };

/** Of the program that runs; all processes of one portal have the same but for the minutes of an upgrade. */
export const portalVersion: string = own.version;
