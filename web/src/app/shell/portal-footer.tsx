import type { linkTypes } from '@dray/contract/content/link-types.ts';
import { useQuery } from '@tanstack/react-query';
import { ContentLink, contentQueries } from '#capabilities/content/index.ts';
import { brand } from '#platform/brand.ts';
import { useNow } from '#platform/clock.ts';
import { useInView } from '#platform/in-view.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Wordmark } from '#ui/page/wordmark.tsx';
import classes from './portal-footer.module.css';

const hourMs = 3_600_000;
const headings = {
  'Footer Brand': 'brands',
  'About Us': 'about',
  'Social Media': 'social',
  'Mobile Brands': 'mobile',
} as const satisfies Record<(typeof linkTypes)[number], string>;
const types = Object.keys(headings) as (keyof typeof headings)[];

/** Links by kind, each in its order, and the year (H5). They are fetched when the footer comes into view, not before. */
export function PortalFooter() {
  const { t } = useTranslation(['common', 'shell']);
  const year = useNow(hourMs).getFullYear();
  const { ref, isInView } = useInView();
  const { data: links = [] } = useQuery({ ...contentQueries.footerLinks(useLanguage()), enabled: isInView });

  return (
    <footer ref={ref} className={classes.footer}>
      <div className={classes.columns}>
        <div className={classes.who}>
          <Wordmark name={brand.product} size={22} />
          <p>{t('common:footer.purpose')}</p>
        </div>
        {types.map((type) => {
          const ofType = links.filter((link) => link.type === type).toSorted((a, b) => a.order - b.order);
          if (ofType.length === 0) return null;
          return (
            <div key={type}>
              <h2 className={`${classes.heading} mb-6 text-14 semibold letters-0`}>
                {t(`shell:footer.${headings[type]}`)}
              </h2>
              <ul>
                {ofType.map((link) => (
                  <li key={link.name}>
                    <ContentLink address={link.url} className={classes.link} newTab={t('shell:menu.newTab')}>
                      {link.label}
                    </ContentLink>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
      <p className={classes.copyright}>{t('common:footer.copyright', { year, company: brand.company })}</p>
    </footer>
  );
}
