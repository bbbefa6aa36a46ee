import { useTranslation } from '#platform/texts/texts.ts';
import { Card } from '#ui/page/card.tsx';
import classes from './rules-card.module.css';

const rules = ['own', 'promotion', 'within', 'steps'] as const;

/** The one rule behind every price, in its order (decision 0010). */
export function RulesCard() {
  const { t } = useTranslation('why-price');
  return (
    <Card heading={t('rules.heading')}>
      <ol className={`${classes.rules} text-15`}>
        {rules.map((rule) => (
          <li key={rule}>{t(`rules.${rule}`)}</li>
        ))}
      </ol>
    </Card>
  );
}
