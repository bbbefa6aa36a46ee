import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ObstaclesAnswer } from '#capabilities/customers/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Note } from '#ui/page/note.tsx';

/** All of it in one sentence, which is announced when another question was answered. */
export function Summary({ answer: { gates, shipTo, person } }: { answer: ObstaclesAnswer }) {
  const { t } = useTranslation('customers');
  const language = useLanguage();
  const closed = gates.filter(({ state }) => state === 'closed');
  if (closed.length > 0)
    return (
      <Note tone="danger" role="status" icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />}>
        <p className="semibold">
          {t('why.closed', {
            count: closed.length,
            n: formatNumber(language, closed.length),
            gates: closed.map(({ gate }) => t(`why.gates.${gate}`)).join(', '),
          })}
        </p>
      </Note>
    );
  return (
    <Note tone="info" role="status" icon={<IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />}>
      <p className="semibold">
        {person
          ? t('why.noneClosed', { name: person.name, shipTo: shipTo.name })
          : t('why.noneClosedShipTo', { shipTo: shipTo.name })}
      </p>
    </Note>
  );
}
