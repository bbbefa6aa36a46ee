import type { Language } from '@dray/contract/languages.ts';
import { type Country, countries, customerTypes, headOffice, marketOf } from '@dray/contract/markets.ts';
import { IconDeviceDesktop, IconDeviceMobile, IconEyeOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ArticleText, AttachedFiles, BannerSlide } from '#capabilities/content/index.ts';
import { type ContentPreview, contentDeskQueries } from '#capabilities/content-desk/index.ts';
import { useCountryName } from '#capabilities/portal-config/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { Segments } from '#ui/list/segments.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Note } from '#ui/page/note.tsx';
import type { Fields } from './fields/use-writing.ts';
import classes from './preview-pane.module.css';

type Width = 'phone' | 'desktop';
const types = Object.values(customerTypes);

/** What is saved, by the parts that draw it for customers, as one of a market and type reads it; and whether they do. */
export function PreviewPane({ fields: { now, written }, language }: { fields: Fields; language: Language }) {
  const { t } = useTranslation('content-desk');
  const nameOfCountry = useCountryName();
  const [market, setMarket] = useState<Country>(marketFor(language, written.markets));
  const [type, setType] = useState<string>(types[0] ?? '');
  const [width, setWidth] = useState<Width>('desktop');
  const query = useQuery(
    contentDeskQueries.preview(now.shown, now.shown.revision, { market, customerType: type, as: language }),
  );
  return (
    <div className="grid one-column gap-12">
      <div className={classes.reader}>
        <SelectField
          label={t('preview.market')}
          value={market}
          choices={countries.map((value) => ({ value, label: nameOfCountry(value) }))}
          onChoose={setMarket}
        />
        <SelectField
          label={t('preview.type')}
          value={type}
          choices={types.map((value) => ({ value, label: t(`types.${value}`) }))}
          onChoose={setType}
        />
        <Segments
          label={t('preview.width')}
          value={width}
          segments={[
            { value: 'desktop', label: t('preview.desktop'), icon: <IconDeviceDesktop size={18} aria-hidden="true" /> },
            { value: 'phone', label: t('preview.phone'), icon: <IconDeviceMobile size={18} aria-hidden="true" /> },
          ]}
          onChoose={setWidth}
        />
      </div>
      <BlockStates query={query} failed={t('preview.failed')} waiting={<div className={classes.frame} />}>
        {(preview) => (
          <>
            <Reasons reasons={preview.reasons} />
            <div className={classes.frame} data-width={width}>
              <Shown preview={preview} heading={t('preview.files')} />
            </div>
          </>
        )}
      </BlockStates>
    </div>
  );
}

const marketFor = (language: Language, markets: readonly Country[]): Country =>
  [...markets, ...countries].find((country) => marketOf(country).language === language) ?? markets[0] ?? headOffice;

function Reasons({ reasons }: Pick<ContentPreview, 'reasons'>) {
  const { t } = useTranslation('content-desk');
  if (reasons.length === 0) return <p className="text-14 success">{t('preview.shown')}</p>;
  return (
    <Note tone="info" icon={<IconEyeOff size={20} stroke={1.75} aria-hidden="true" />}>
      <p className="semibold">{t('preview.notShown')}</p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{t(`preview.reason.${reason}`)}</li>
        ))}
      </ul>
    </Note>
  );
}

function Shown({ preview: { article, banner }, heading }: { preview: ContentPreview; heading: string }) {
  if (banner) return <BannerSlide banner={banner} />;
  if (!article) return null;
  return (
    <>
      <ArticleText article={article} />
      <AttachedFiles heading={heading} files={article.files} />
    </>
  );
}
