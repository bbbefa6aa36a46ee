export { BellSlot } from './bell-slot.tsx';
export { useIsInSheet } from './in-sheet.ts';
export { NotificationPreferences } from './lazy-preferences.tsx';
