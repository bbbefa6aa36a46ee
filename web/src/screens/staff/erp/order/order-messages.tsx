import { type OrderMessage, useErpWords } from '#capabilities/erp-desk/index.ts';
import { useStaffClock } from '#capabilities/staff/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Timeline, type TimelineStep } from '#ui/page/timeline.tsx';

const marks: Readonly<Record<OrderMessage['state'], TimelineStep['state']>> = {
  done: 'done',
  refused: 'failed',
  parked: 'failed',
  withdrawn: 'partly',
  waiting: 'planned',
  unknown: 'current',
  sending: 'current',
};

/** What was written to the ERP about the order, in its sequence; the ERP's own words only when asked for. */
export function OrderMessages({ messages }: { messages: readonly OrderMessage[] }) {
  const { t } = useTranslation('erp-desk');
  const language = useLanguage();
  const words = useErpWords();
  const clock = useStaffClock();
  const said = messages.filter((message) => message.said);
  return (
    <div className="grid one-column gap-16">
      <Timeline
        label={t('order.messages')}
        isUpright
        stateName={(state) => t(`order.marks.${state}`)}
        steps={messages.map((message) => ({
          key: String(message.sequence),
          name: `${words.kind(message.kind)}: ${words.state(message.state)}`,
          state: marks[message.state],
          time: clock.moment(message.settledAt ?? message.parkedAt ?? message.createdAt),
          fact: [
            t('order.attempts', { count: message.attempts, n: formatNumber(language, message.attempts) }),
            ...(message.cause ? [words.cause(message.cause)] : []),
          ].join(' · '),
        }))}
      />
      {said.map((message) => (
        <details key={message.sequence}>
          <summary className="text-15">{t('order.showSaid')}</summary>
          <p className="text-14 anywhere">{message.said}</p>
        </details>
      ))}
    </div>
  );
}
