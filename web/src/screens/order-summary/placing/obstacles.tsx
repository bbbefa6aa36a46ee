import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import classes from './warning.module.css';

/** Everything for which the server would refuse this order, before it is asked. */
export function Obstacles({ obstacles }: { obstacles: readonly string[] }) {
  const { t } = useTranslation('summary');
  return (
    <section className={classes.warning} data-tone="warning">
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
      <div className={classes.words}>
        <h3 className={classes.heading}>{t('obstacles')}</h3>
        <ul className={classes.list}>
          {obstacles.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
