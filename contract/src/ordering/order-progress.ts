/** What the portal knows of an order's way to the ERP: not there yet, looked at by people there, or taken. */
export const erpStates = ['waiting', 'checking', 'received'] as const;
export type ErpState = (typeof erpStates)[number];

/** The steps of an order, in this sequence. */
export const progressSteps = ['received', 'confirmed', 'picked', 'issued', 'delivered', 'invoiced'] as const;
export type ProgressStep = (typeof progressSteps)[number];

export const stepStates = ['done', 'partly', 'coming', 'stopped'] as const;
export type StepState = (typeof stepStates)[number];

/** Dated facts of one delivery. */
export const trackingCodes = ['created', 'picking', 'picked', 'loaded', 'issued', 'delivered'] as const;
export type TrackingCode = (typeof trackingCodes)[number];
