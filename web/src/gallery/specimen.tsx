import type { ReactNode } from 'react';
import classes from './gallery.module.css';

type Props = { name: string; look?: 'row' | 'columns'; children: ReactNode };

export const Specimen = ({ name, look, children }: Props) => (
  <section className={classes.specimen} data-specimen={name}>
    <h3>{name}</h3>
    {look ? <div className={classes[look]}>{children}</div> : children}
  </section>
);
