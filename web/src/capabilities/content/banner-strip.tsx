import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { loadChunk } from '#platform/chunk-reload.ts';
import { useLanguage } from '#platform/texts/texts.ts';
import { Later } from '#ui/page/later.tsx';
import { BannerSlide } from './banner-slide.tsx';
import classes from './banner-strip.module.css';
import { safeLinkOf } from './item/safe-link.ts';
import { contentQueries } from './queries/content.queries.ts';

const BannerCarousel = lazy(() => loadChunk(() => import('./banner-carousel.tsx')));

type Props = {
  locationId: string;
  rotationMs: number | undefined;
  /** Room is kept until they come; where there mostly are none, the page would only jump. */
  keepsRoom: boolean;
  /** Whether the reader may open what an address of the portal leads to. */
  mayFollow: (address: string) => boolean;
};

/**
 * The banners of one location. The first is drawn at once and needs no carousel; with more than one the carousel takes its
 * place when its code is here. Banners that cannot be fetched are logged and nothing takes their place (E2, H11).
 */
export function BannerStrip({ locationId, rotationMs, keepsRoom, mayFollow }: Props) {
  const banners = useQuery(contentQueries.banners(locationId, useLanguage()));
  if (banners.isPending) return keepsRoom ? <div className={classes.strip} data-waiting /> : null;

  // Said to everybody of the market; of what somebody may not open they need no announcement.
  const [first, ...others] = (banners.data ?? []).filter(
    ({ link }) => safeLinkOf(link)?.kind !== 'own' || mayFollow(link),
  );
  if (!first) return null;
  const alone = (
    <div className={classes.strip} data-print="no">
      <BannerSlide banner={first} />
    </div>
  );
  if (others.length === 0) return alone;
  return (
    <Later fallback={alone}>
      <BannerCarousel banners={[first, ...others]} rotationMs={rotationMs} />
    </Later>
  );
}
