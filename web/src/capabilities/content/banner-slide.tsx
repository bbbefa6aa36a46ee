import type { contentRoutes } from '@dray/contract/content/content.rest.ts';
import type { RestAnswer } from '@dray/contract/rest-route.ts';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import classes from './banner-slide.module.css';
import { ContentLink } from './content-link.tsx';
import { safeLinkOf } from './item/safe-link.ts';

export type Banner = RestAnswer<(typeof contentRoutes)['listBanners']>['results'][number];

export function BannerSlide({ banner }: { banner: Banner }) {
  const { t } = useTranslation('shell');
  return (
    <div className={classes.slide}>
      <div>
        <p className={classes.title}>{banner.title}</p>
        {banner.text && <p className={`${classes.text} mt-2 text-15 pretty`}>{banner.text}</p>}
        {safeLinkOf(banner.link) && (
          <ContentLink address={banner.link} className={classes.link} newTab={t('menu.newTab')}>
            {t('banner.open')}
            <VisuallyHidden>: {banner.title}</VisuallyHidden>
            <IconArrowRight size={18} stroke={2} aria-hidden="true" />
          </ContentLink>
        )}
      </div>
      <img className={classes.image} src={banner.image.link} alt="" loading="eager" decoding="async" />
    </div>
  );
}
