import { customs } from '@dray/contract/languages.ts';
import { IconBadgeCc } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { Chapter } from '#capabilities/content/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import classes from './chapter-video.module.css';
import { useVideoProgress } from './use-video-progress.ts';

type Video = NonNullable<Chapter['video']>;
type Props = { path: string; chapterId: string; title: string; video: Video; from: number };

/** It never begins by itself; where one stopped, it goes on. Captions have a button of their own, for some browsers hide theirs. */
export function ChapterVideo({ path, chapterId, title, video, from }: Props) {
  const { t } = useTranslation('training');
  const language = useLanguage();
  const player = useRef<HTMLVideoElement>(null);
  const [isBroken, setBroken] = useState(false);
  const [hasCaptions, setHasCaptions] = useState(false);
  const progress = useVideoProgress(path, chapterId, player);
  const shown = video.captions.find((each) => each.language === language) ?? video.captions[0];
  const turnCaptions = () => {
    for (const track of player.current?.textTracks ?? []) {
      track.mode = !hasCaptions && track.language === shown?.language ? 'showing' : 'disabled';
    }
    setHasCaptions(!hasCaptions);
  };
  const resume = () => {
    const { current } = player;
    // A reader who has seen all of it begins anew.
    if (current && from > 0 && from < current.duration - 2) current.currentTime = from;
  };
  return (
    <div className="grid items-start gap-8">
      <video
        ref={player}
        className={classes.video}
        src={video.link}
        controls
        playsInline
        preload="metadata"
        aria-label={t('video.label', { title })}
        onLoadedMetadata={resume}
        onError={() => setBroken(true)}
        {...progress}
      >
        {video.captions.map((each) => (
          <track
            key={each.language}
            kind="captions"
            src={each.link}
            srcLang={each.language}
            label={customs[each.language].endonym}
          />
        ))}
      </video>
      {isBroken && <p role="status">{t('video.failed')}</p>}
      {shown && !isBroken && (
        <Button
          variant="default"
          size="sm"
          aria-pressed={hasCaptions}
          className={classes.captions}
          leftSection={<IconBadgeCc size={18} stroke={1.75} aria-hidden="true" />}
          onClick={turnCaptions}
        >
          {t('video.captions')}
        </Button>
      )}
    </div>
  );
}
