import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { isPlainKey } from '#capabilities/pricing/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Card } from '#ui/page/card.tsx';

type Props = { address: string | undefined; onAsk: (shipTo: string) => void };

/** For whom; what was typed stays, whatever the answer is. */
export function ShipToForm({ address, onAsk }: Props) {
  const { t } = useTranslation('price-lists');
  const [typed, setTyped] = useState(address ?? '');
  const [isTried, setIsTried] = useState(address !== undefined);
  const isWrong = isTried && !isPlainKey(typed.trim());
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isPlainKey(typed.trim())) onAsk(typed.trim());
  };
  return (
    <Card heading={t('shipTo.form')}>
      <form className="grid one-column gap-12" aria-label={t('shipTo.form')} onSubmit={send} noValidate>
        <TextField
          label={t('shipTo.label')}
          isRequired
          autoComplete="off"
          autoCapitalize="none"
          value={typed}
          error={isWrong ? t('shipTo.wrong') : undefined}
          onChange={setTyped}
        />
        <div>
          <Button type="submit" leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}>
            {t('shipTo.show')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
