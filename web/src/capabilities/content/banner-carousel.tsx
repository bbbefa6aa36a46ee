import { useReducedMotion } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { type FocusEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import carousel from './banner-carousel.module.css';
import { type Banner, BannerSlide } from './banner-slide.tsx';
import strip from './banner-strip.module.css';
import { useSelectedSlide } from './selected-slide.ts';

type Props = { banners: readonly Banner[]; rotationMs: number | undefined };

/** More than one banner: it wraps, and moves by itself until somebody asks it not to, reads it or points at it (H11). */
export default function BannerCarousel({ banners, rotationMs }: Props) {
  const { t } = useTranslation('shell');
  const mayMove = !useReducedMotion() && rotationMs !== undefined;
  const [isPaused, setPaused] = useState(false);
  const [isWatched, setWatched] = useState(false);
  const isPlaying = mayMove && !isPaused && !isWatched;
  const [viewport, embla] = useEmblaCarousel({ loop: true, duration: mayMove ? 30 : 0 }, [
    Autoplay({ playOnInit: false, delay: rotationMs ?? 0, stopOnInteraction: false, stopOnFocusIn: false }),
  ]);
  const selected = useSelectedSlide(embla);

  // The carousel is not React's: what it shall do is told to it whenever that changes.
  useEffect(() => {
    if (isPlaying) embla?.plugins().autoplay?.play();
    else embla?.plugins().autoplay?.stop();
  }, [embla, isPlaying]);

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
          <button type="button" className={carousel.control} onClick={() => setPaused(!isPaused)}>
            {isPaused ? (
              <IconPlayerPlay size={20} stroke={1.75} aria-label={t('banner.play')} />
            ) : (
              <IconPlayerPause size={20} stroke={1.75} aria-label={t('banner.pause')} />
            )}
          </button>
        )}
        <button type="button" className={carousel.control} onClick={() => embla?.scrollPrev()}>
          <IconChevronLeft size={20} stroke={1.75} aria-label={t('banner.previous')} />
        </button>
        <span className={carousel.position} aria-hidden="true">
          {selected + 1}/{banners.length}
        </span>
        <button type="button" className={carousel.control} onClick={() => embla?.scrollNext()}>
          <IconChevronRight size={20} stroke={1.75} aria-label={t('banner.next')} />
        </button>
      </div>
      <div ref={viewport} className={carousel.viewport} aria-live={isPlaying ? 'off' : 'polite'}>
        <div className={carousel.slides}>
          {banners.map((banner, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset.
            <div
              key={banner.id}
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
