import { type ComponentProps, useState } from 'react';
import classes from './picture.module.css';

type Props = Omit<ComponentProps<'img'>, 'src' | 'onError'> & {
  /** Empty where there is none. */
  source: string;
  /** Shown in its place where there is none, or where it cannot be fetched. */
  fallback: string;
};

export function Picture({ source, fallback, alt, className, ...rest }: Props) {
  const [broken, setBroken] = useState('');
  const shown = source === '' || source === broken ? fallback : source;
  // A fallback that is missing, too, sets what is set already, and that is the end of it.
  return (
    <img
      {...rest}
      className={[classes.picture, className].filter(Boolean).join(' ')}
      alt={alt}
      src={shown}
      onError={() => setBroken(source)}
    />
  );
}
