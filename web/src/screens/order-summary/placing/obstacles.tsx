import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import classes from './warning.module.css';

/** Everything for which the server would refuse this order, before it is asked. */
export function Obstacles({ obstacles }: { obstacles: readonly string[] }) {
  const { t } = useTranslation('summary');
  return (
    <section className={`${classes.warning} flex gap-10 text-14`} data-tone="warning">
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
      <div className="grid shrinkable gap-6">
        <h3 className="text-14 letters-0">{t('obstacles')}</h3>
        <ul className={`${classes.list} grid gap-4`}>
          {obstacles.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
