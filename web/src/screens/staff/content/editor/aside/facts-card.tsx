import { addressLength, safeAddress } from '@dray/contract/content/content-kinds.ts';
import { linkTypes } from '@dray/contract/content/link-types.ts';
import { useState } from 'react';
import { useStaffClock } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { DayField } from '#ui/form/dates/day-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Card } from '#ui/page/card.tsx';
import type { Fields } from '../fields/use-writing.ts';

const articleKinds = ['news', 'event', 'logistics', 'product', 'price'] as const;

/** What each kind has besides its texts. */
export function FactsCard({ fields }: { fields: Fields }) {
  const { t } = useTranslation('content-desk');
  const { kind } = fields.now.shown;
  if (kind === 'help-page') return null;
  return (
    <Card heading={t('facts.heading')}>
      <div className="grid one-column gap-12" key={fields.now.filled}>
        {kind === 'news' && <ArticleFacts fields={fields} />}
        {(kind === 'faq' || kind === 'knowledge') && <Theme fields={fields} />}
        {(kind === 'banner' || kind === 'link') && <Address fields={fields} />}
        {kind === 'link' && (
          <SelectField
            label={t('facts.linkType')}
            value={fields.written.linkType ?? undefined}
            choices={[...linkTypes, 'External' as const].map((value) => ({ value, label: t(`linkTypes.${value}`) }))}
            onChoose={(linkType) => fields.set({ linkType })}
          />
        )}
      </div>
    </Card>
  );
}

function ArticleFacts({ fields: { written, set } }: { fields: Fields }) {
  const { t } = useTranslation(['content-desk', 'news']);
  const { today } = useStaffClock();
  const { event } = written;
  return (
    <>
      <SelectField
        label={t('content-desk:facts.articleKind')}
        value={written.articleKind ?? 'news'}
        choices={articleKinds.map((value) => ({ value, label: t(`news:kind.${value}`) }))}
        onChoose={(articleKind) => set({ articleKind, ...(articleKind === 'event' ? {} : { event: null }) })}
      />
      <DayField
        label={t('content-desk:facts.date')}
        hint={t('content-desk:facts.dateHint')}
        value={written.date ?? undefined}
        today={today}
        onChange={(date, error) => !error && set({ date: date ?? null })}
      />
      {written.articleKind === 'event' && (
        <>
          <DayField
            label={t('content-desk:facts.eventDay')}
            value={event?.date}
            today={today}
            onChange={(date, error) => !error && set({ event: date ? { date, place: event?.place ?? '' } : null })}
          />
          {event && (
            <TextField
              label={t('content-desk:facts.eventPlace')}
              max={200}
              value={event.place}
              onChange={(place) => set({ event: { ...event, place } })}
            />
          )}
        </>
      )}
    </>
  );
}

const themePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function Theme({ fields: { written, set } }: { fields: Fields }) {
  const { t } = useTranslation('content-desk');
  const [theme, setTheme] = useState(written.theme ?? '');
  const isFine = theme === '' || themePattern.test(theme);
  return (
    <TextField
      label={t('facts.theme')}
      hint={t('facts.themeHint')}
      value={theme}
      error={isFine ? undefined : t('facts.themeUnreadable')}
      onChange={(text) => {
        setTheme(text);
        if (text === '' || themePattern.test(text)) set({ theme: text === '' ? null : text });
      }}
    />
  );
}

function Address({ fields: { written, set } }: { fields: Fields }) {
  const { t } = useTranslation('content-desk');
  const [address, setAddress] = useState(written.link ?? '');
  const isFine = (text: string) => safeAddress.test(text) && text.length <= addressLength;
  return (
    <TextField
      label={t('link.address')}
      hint={t('link.hint')}
      value={address}
      error={address === '' || isFine(address) ? undefined : t('link.unsafe')}
      onChange={(text) => {
        setAddress(text);
        if (text === '' || isFine(text)) set({ link: text === '' ? null : text });
      }}
    />
  );
}
