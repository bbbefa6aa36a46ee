import { addressLength, safeAddress } from '@dray/contract/content/content-kinds.ts';
import { useState } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

type Props = { address: string; onSet: (address: string) => void; onClose: () => void };

/** Where the chosen words lead; nothing that runs can be written here. */
export function LinkDialog({ address: before, onSet, onClose }: Props) {
  const { t } = useTranslation('content-desk');
  const [address, setAddress] = useState(before);
  const [isTried, setTried] = useState(false);
  const isFine = safeAddress.test(address.trim()) && address.length <= addressLength;
  return (
    <Dialog title={t('link.heading')} close={t('close')} onClose={onClose}>
      <form
        className="grid one-column gap-16"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (isFine) onSet(address.trim());
        }}
      >
        <TextField
          label={t('link.address')}
          hint={t('link.hint')}
          value={address}
          autoFocus
          error={isTried && !isFine ? t('link.unsafe') : undefined}
          onChange={setAddress}
        />
        <div className="flex wrap justify-end gap-8">
          {before !== '' && (
            <Button variant="default" onClick={() => onSet('')}>
              {t('link.remove')}
            </Button>
          )}
          <Button type="submit">{t('link.set')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
