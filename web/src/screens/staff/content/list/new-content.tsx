import { contentLimits, type WrittenKind, writtenKinds } from '@dray/contract/content/content-kinds.ts';
import { customs, type Language, languages } from '@dray/contract/languages.ts';
import { countries, isCountry } from '@dray/contract/markets.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useAddContent } from '#capabilities/content-desk/index.ts';
import { staffQueries } from '#capabilities/staff/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { FailedNote } from '../../parts/failed-note.tsx';

/** What it is, in which language it begins and how it is called; everything else is written on its own page. */
export function NewContentDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('content-desk');
  const navigate = useNavigate();
  const own = useQuery(staffQueries.self());
  const [kind, setKind] = useState<WrittenKind>('news');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [title, setTitle] = useState('');
  const [isTried, setTried] = useState(false);
  const add = useAddContent();
  const isFine = title.trim() !== '' && title.length <= contentLimits.title;
  const mine = own.data?.rights.find(({ right }) => right === 'content.edit')?.markets.filter(isCountry) ?? [];
  const send = () => {
    setTried(true);
    if (!isFine || add.isPending) return;
    // Whoever may not write for every market begins with their own.
    const markets = mine.length === countries.length ? [] : [...mine];
    add.mutate(
      { kind, language, title: title.trim(), markets },
      { onSuccess: ({ id }) => void navigate({ to: '/staff/content/$kind/$id', params: { kind, id } }) },
    );
  };
  return (
    <Dialog title={t('new.heading')} close={t('close')} onClose={onClose}>
      <form
        className="grid one-column gap-16"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <SelectField
          label={t('new.kind')}
          value={kind}
          choices={writtenKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChoose={setKind}
        />
        <SelectField
          label={t('new.language')}
          value={language}
          choices={languages.map((value) => ({ value, label: customs[value].endonym }))}
          onChoose={setLanguage}
        />
        <TextField
          label={t('fields.title')}
          isRequired
          max={contentLimits.title}
          value={title}
          error={isTried && title.trim() === '' ? t('new.titleMissing') : undefined}
          onChange={setTitle}
        />
        <FailedNote text={t('new.failed')} error={add.error} />
        <div className="flex wrap justify-end gap-8">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={add.isPending}>
            {t('new.add')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
