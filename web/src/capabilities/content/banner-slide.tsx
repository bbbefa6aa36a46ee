import type { contentRoutes } from '@dray/contract/content/content.rest.ts';
import type { RestAnswer } from '@dray/contract/rest-route.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import classes from './banner-slide.module.css';
import { ContentLink } from './content-link.tsx';
import { safeLinkOf } from './item/safe-link.ts';

export type Banner = RestAnswer<(typeof contentRoutes)['listBanners']>['results'][number];

/** One line: what is announced, and in a wide window a word more about it. On a phone the line itself is the link. */
export function BannerSlide({ banner }: { banner: Banner }) {
  const { t } = useTranslation('shell');
  return (
    <div className={classes.slide}>
      <img className={classes.image} src={banner.image.link} alt="" loading="eager" decoding="async" />
      <p className={classes.words}>
        <strong>{banner.title}</strong>
        {banner.text && <span className={classes.text}> · {banner.text}</span>}
      </p>
      {safeLinkOf(banner.link) && (
        <ContentLink address={banner.link} className={classes.link} newTab={t('menu.newTab')}>
          <span className={classes.open}>{t('banner.open')}</span>
          <VisuallyHidden>: {banner.title}</VisuallyHidden>
        </ContentLink>
      )}
    </div>
  );
}
