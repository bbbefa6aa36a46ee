import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { SafeHtml } from '#ui/html/safe-html.tsx';
import { TabSet } from '#ui/page/tab-set.tsx';
import type { Product } from '../queries/product.queries.ts';
import { Attributes } from './attributes.tsx';
import { Downloads } from './downloads.tsx';
import { Logistics } from './logistics.tsx';
import classes from './product-sections.module.css';

type Props = { product: Product; hasLogistics: boolean };

/** What one reads once: the brewer's words, the figures of the warehouse, the files. */
export function ProductSections({ product, hasLogistics }: Props) {
  const { t } = useTranslation('product');
  const language = useLanguage();
  const count = product.downloads.length;
  const tabs = [
    { key: 'description', label: t('tabs.description'), content: <Description product={product} /> },
    ...(hasLogistics
      ? [{ key: 'logistics', label: t('tabs.logistics'), content: <Logistics product={product} /> }]
      : []),
    ...(count > 0
      ? [
          {
            key: 'downloads',
            label: t('tabs.downloads', { n: formatNumber(language, count) }),
            content: <Downloads files={product.downloads} />,
          },
        ]
      : []),
  ];
  return <TabSet label={t('tabs.label')} tabs={tabs} />;
}

function Description({ product }: { product: Product }) {
  const { t } = useTranslation(['product', 'shell']);
  const { html } = product.description;
  return (
    <div className={classes.columns}>
      {html.trim() ? (
        <SafeHtml html={html} newTab={t('shell:menu.newTab')} />
      ) : (
        <p className="muted">{t('product:noDescription')}</p>
      )}
      <Attributes product={product} />
    </div>
  );
}
