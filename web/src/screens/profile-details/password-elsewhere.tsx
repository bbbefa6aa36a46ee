import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/page/card.tsx';

/** Another provider keeps it (T139). */
export function PasswordElsewhere({ address }: { address: string }) {
  const { t } = useTranslation('account');
  return (
    <Card heading={t('change.heading')} lead={t('elsewhere.text')}>
      <Button component="a" variant="default" href={address} rel="noreferrer">
        {t('elsewhere.go')}
      </Button>
    </Card>
  );
}
