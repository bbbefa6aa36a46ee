export { BellSlot } from './bell-slot.tsx';
export { NotificationPreferences } from './lazy-preferences.tsx';
