import { type Country, countries } from '@dray/contract/markets.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useStartOnboarding } from '#capabilities/onboarding/index.ts';
import { useCountryName } from '#capabilities/portal-config/index.ts';
import { staffQueries } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { FailedNote } from '../parts/failed-note.tsx';

const maxName = 120;
const minName = 2;

/** A name and a market; everything else is asked step by step. */
export function StartDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('onboarding');
  const navigate = useNavigate();
  const nameOfCountry = useCountryName();
  const { data: self } = useQuery(staffQueries.self());
  const markets = countries.filter((market) =>
    self?.rights.some(({ right, markets: held }) => right === 'customers.edit' && held.includes(market)),
  );
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<Country>();
  const [isTried, setIsTried] = useState(false);
  const start = useStartOnboarding();
  const country = chosen ?? (markets.length === 1 ? markets[0] : undefined);
  const isNamed = name.trim().length >= minName && name.trim().length <= maxName;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isNamed || !country) return;
    const onSuccess = ({ id }: { id: string }) =>
      void navigate({ to: '/staff/onboardings/$id', params: { id }, search: { step: 'company' }, replace: true });
    start.mutate({ country, name: name.trim() }, { onSuccess });
  };
  return (
    <Dialog title={t('start.open')} close={t('cancel')} onClose={onClose} size="sm">
      <form className="grid one-column gap-16" noValidate onSubmit={send}>
        <TextField
          label={t('start.name')}
          hint={t('start.nameHint')}
          isRequired
          autoFocus
          autoComplete="off"
          max={maxName}
          value={name}
          error={isTried && !isNamed ? t('start.nameMissing') : undefined}
          onChange={setName}
        />
        <SelectField
          label={t('start.market')}
          isRequired
          value={country}
          choices={markets.map((value) => ({ value, label: nameOfCountry(value) }))}
          error={isTried && !country ? t('start.marketMissing') : undefined}
          onChoose={setChosen}
        />
        <FailedNote text={t('start.failed')} error={start.error} />
        <div className="flex wrap justify-end gap-8">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={start.isPending}>
            {t('start.begin')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
