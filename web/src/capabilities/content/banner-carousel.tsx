import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { type FocusEvent, useEffect, useState } from 'react';
import { useReducedMotion } from '#platform/reduced-motion.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { useSlides } from '#ui/list/slides.ts';
import carousel from './banner-carousel.module.css';
import { type Banner, BannerSlide } from './banner-slide.tsx';
import strip from './banner-strip.module.css';

type Props = { banners: readonly Banner[]; rotationMs: number | undefined };

/** More than one banner: it wraps, and moves by itself until somebody asks it not to, reads it or points at it (H11). */
export default function BannerCarousel({ banners, rotationMs }: Props) {
  const { t } = useTranslation('shell');
  const mayMove = !useReducedMotion() && rotationMs !== undefined;
  const [isPaused, setPaused] = useState(false);
  const [isWatched, setWatched] = useState(false);
  const isPlaying = mayMove && !isPaused && !isWatched;
  const { selected, turn, viewport, row, slide } = useSlides(banners.length, true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide that was turned to by hand stays as long as any.
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => turn(1), rotationMs);
    return () => clearTimeout(timer);
  }, [isPlaying, rotationMs, selected]);

  const leaveWithFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setWatched(false);
  };

  return (
    <section
      className={strip.strip}
      aria-label={t('banner.label')}
      onPointerEnter={() => setWatched(true)}
      onPointerLeave={() => setWatched(false)}
      onFocus={() => setWatched(true)}
      onBlur={leaveWithFocus}
    >
      <div className={carousel.controls}>
        {mayMove && (
          <button
            type="button"
            className={`${carousel.control} ${carousel.pause}`}
            onClick={() => setPaused(!isPaused)}
          >
            {isPaused ? (
              <IconPlayerPlay size={20} stroke={1.75} aria-label={t('banner.play')} />
            ) : (
              <IconPlayerPause size={20} stroke={1.75} aria-label={t('banner.pause')} />
            )}
          </button>
        )}
        <button
          type="button"
          className={`${carousel.control} ${carousel.arrow} ${carousel.back}`}
          onClick={() => turn(-1)}
        >
          <IconChevronLeft size={20} stroke={1.75} aria-label={t('banner.previous')} />
        </button>
        <span className={`${carousel.position} text-13 semibold tabular`} aria-hidden="true">
          {selected + 1} / {banners.length}
        </span>
        <button type="button" className={`${carousel.control} ${carousel.arrow}`} onClick={() => turn(1)}>
          <IconChevronRight size={20} stroke={1.75} aria-label={t('banner.next')} />
        </button>
      </div>
      <div {...viewport} className={carousel.viewport} aria-live={isPlaying ? 'off' : 'polite'}>
        <div {...row} className={carousel.slides}>
          {banners.map((banner, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset.
            <div
              key={banner.id}
              {...slide(index)}
              role="group"
              aria-label={t('banner.position', { n: index + 1, total: banners.length })}
              className={carousel.slide}
              inert={index !== selected}
            >
              <BannerSlide banner={banner} />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
