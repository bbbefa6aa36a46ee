import type { Language } from '@dray/contract/languages.ts';
import { documentNotificationText } from '@dray/contract/texts/document-notification-text.ts';
import { confirmationText } from '@dray/contract/texts/ordering-text.ts';
import { writtenDay, writtenMoney } from '@dray/contract/texts/written-value.ts';
import type { ListedDocument } from '../rules/document-entry.model.ts';

type Reader = { language: Language; portalUrl: string };

const amountOf = ({ amountMinor, currency }: ListedDocument, language: Language): string =>
  amountMinor === undefined || currency === undefined ? '' : writtenMoney(language, amountMinor, currency);

/** One mail of a morning for all that came; nothing where none of it may be seen any more. */
export function newDocumentsMail(documents: readonly ListedDocument[], { language, portalUrl }: Reader) {
  if (documents.length === 0) return undefined;
  const words = documentNotificationText(language);
  const lines = documents.map((document) =>
    [
      `– ${document.type === 'credit-note' ? words.creditNote : words.invoice} ${document.number}`,
      writtenDay(language, document.date),
      amountOf(document, language),
    ].join(' · '),
  );
  return {
    subject: words.newSubject(documents.length),
    text: textOf([[words.newIntro, ...lines], [`${words.see}: ${portalUrl}/my-documents`]], language),
  };
}

/** Undefined where it was paid meanwhile. */
export function overdueMail(document: ListedDocument | undefined, { language, portalUrl }: Reader) {
  if (document?.status !== 'overdue' || !document.dueDate) return undefined;
  const words = documentNotificationText(language);
  const facts = {
    number: document.number,
    amount: amountOf(document, language),
    date: writtenDay(language, document.dueDate),
  };
  const link = `${portalUrl}/my-documents?document=${encodeURIComponent(document.id)}`;
  return {
    subject: words.overdueSubject(facts),
    text: textOf([[words.overdueIntro(facts)], [`${words.see}: ${link}`]], language),
  };
}

const textOf = (parts: readonly (readonly string[])[], language: Language): string =>
  [...parts, [confirmationText('automatic', language)]].map((lines) => lines.join('\n')).join('\n\n');
