import type { Change } from '#capabilities/people/index.ts';
import { formatDayOfYear, formatShortDate, formatWeekday } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';

const terms = ['leadDays', 'cutOff', 'closedWeekdays'] as const;

type Field = Change['changes'][number];
export type TermsField = Extract<Field, { from: string | null }>;

/** 07:45 is 7:45, as `formatTime` writes moments. */
const clockTime = (text: string): string => text.replace(/^0(?=\d:)/, '');

/** What the supplier has changed for a ship-to or a whole market, in words. */
export function useSupplierWords() {
  const { t } = useTranslation(['people', 'access']);
  const language = useLanguage();
  const weekdays = (text: string | null) =>
    (text ?? '')
      .split(',')
      .filter(Boolean)
      .map((day) => formatWeekday(language, Number(day), 'short'))
      .join(', ') || t('people:changes.nothing');
  const day = (text: string) =>
    text.startsWith('--')
      ? t('people:changes.yearly', { day: formatDayOfYear(language, text.slice(2)) })
      : formatShortDate(language, text);
  const exception = ({ kind, cutOff }: NonNullable<Change['exception']>) =>
    t(`people:changes.days.${kind}`, { time: clockTime(cutOff ?? '') });

  const value = (field: (typeof terms)[number], text: string | null) =>
    field === 'closedWeekdays' ? weekdays(text) : clockTime(text ?? '');
  const said = (all: NonNullable<Change['said']>) =>
    terms.flatMap((field) => {
      const text = all[field];
      const what = t(`people:changes.terms.${field}`);
      return text === null ? [] : [t('people:changes.said', { what, to: value(field, text) })];
    });

  return {
    /** One of the delivery terms, old and new. */
    terms({ field, from, to }: TermsField): string {
      if (field === 'closed') return t(to === 'true' ? 'people:changes.closed' : 'people:changes.opened');
      const name = field as (typeof terms)[number];
      const what = t(`people:changes.terms.${name}`);
      return t('people:changes.change', { what, from: value(name, from), to: value(name, to) });
    },
    /** The day, section or vehicle that it is about. */
    about(change: Change): string[] {
      const { transport, section } = change;
      return [
        ...(section ? [t(`access:sections.${section as 'Contracts'}`, { defaultValue: section })] : []),
        ...(change.exception ? [exception(change.exception)] : []),
        ...(change.day
          ? [
              change.action === 'price-list-assigned'
                ? t('people:changes.since', { day: day(change.day) })
                : day(change.day),
            ]
          : []),
        ...(transport ? [t(`people:changes.transports.${transport as 'VAN'}`, { defaultValue: transport })] : []),
        ...(change.said ? said(change.said) : []),
        ...(change.kinds ?? []).map((kind) => t(`people:changes.kinds.${kind}`)),
      ];
    },
  };
}
