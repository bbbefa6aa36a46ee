import { useTranslation } from '#platform/texts/texts.ts';
import type { RecordedEvent } from '../queries/staff.queries.ts';
import { useFieldWords } from './use-field-words.ts';
import { useMarketName } from './use-market-name.ts';
import { useStaffWords } from './use-staff-words.ts';

/** Their keys are names of a program. */
const programs = new Set(['call', 'job']);

/** What was written down, in words: who did what to what, for which company. */
export function useEventWords() {
  const { t } = useTranslation('staff');
  const fields = useFieldWords();
  const words = useStaffWords();
  const nameOfMarket = useMarketName();
  const kindOf = (kind: string) => t(`subjects.${kind as 'account'}`, { defaultValue: kind });
  const nameOf = ({ kind, key, name }: RecordedEvent['subject']) =>
    name ?? (kind === 'market' ? nameOfMarket(key) : key);
  /** The kind says it in words, and a thing of which there is only one has no key. */
  const isByKind = ({ kind, key }: RecordedEvent['subject']) => key === '' || programs.has(kind);
  return {
    action: ({ action }: Pick<RecordedEvent, 'action'>) => t(`actions.${action}`),
    actor({ actor, actingFor }: Pick<RecordedEvent, 'actor' | 'actingFor'>): string {
      const name = actor.name ?? (actor.kind === 'system' ? words.system(actor.uid) : actor.uid);
      return actingFor ? t('onBehalf', { name, other: actingFor.name ?? actingFor.uid }) : name;
    },
    subject: ({ subject }: Pick<RecordedEvent, 'subject'>) =>
      isByKind(subject) ? kindOf(subject.kind) : nameOf(subject),
    /** What is read with it, in small. */
    besideSubject: ({ subject }: Pick<RecordedEvent, 'subject'>) =>
      isByKind(subject) ? subject.key : kindOf(subject.kind),
    company: ({ company }: Pick<RecordedEvent, 'company'>) => company && (company.name ?? company.id),
    details: ({ details }: Pick<RecordedEvent, 'details'>) =>
      Object.entries(details).map(([field, value]) =>
        t('detail', { field: fields.name(field), value: fields.value(field, value) }),
      ),
    changes: ({ changes }: Pick<RecordedEvent, 'changes'>) =>
      Object.entries(changes).map(([field, [from, to]]) => ({ field, from, to })),
  };
}
