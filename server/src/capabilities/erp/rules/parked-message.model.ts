import type { MessageKind } from './erp-message.model.ts';

export type ParkedMessage = {
  orderNumber: string;
  kind: MessageKind;
  lastCode: string | null;
  said: string | null;
  parkedAt: Date;
};
