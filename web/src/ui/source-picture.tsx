import type { Icon } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './source-picture.module.css';

type Props = {
  picture: { link: string; alt: string } | null;
  /** Shown while there is no picture, or where it cannot be fetched. */
  icon: Icon;
  /** A drawing is shown whole; a photograph fills its place. */
  fit?: 'cover' | 'contain';
  /** What is at the top of the page is fetched at once. */
  isFirst?: boolean;
};

/** A picture that somebody chose for a text, in the place that is left for it: it never moves what is below. */
export function SourcePicture({ picture, icon: Icon, fit = 'cover', isFirst = false }: Props) {
  const [broken, setBroken] = useState<string>();
  if (!picture || picture.link === broken) {
    return (
      <span className={classes.ground} data-fit={fit}>
        <Icon size={44} stroke={1.25} aria-hidden="true" />
      </span>
    );
  }
  return (
    <img
      className={classes.picture}
      data-fit={fit}
      src={picture.link}
      alt={picture.alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(picture.link)}
    />
  );
}
