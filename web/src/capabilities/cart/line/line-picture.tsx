import classes from './line-picture.module.css';

/** The pack on its tile; its name stands beside it. */
export const LinePicture = ({ source }: { source: string }) => (
  <span className={classes.tile}>
    {source && <img src={source} alt="" width={40} height={40} loading="lazy" decoding="async" draggable={false} />}
  </span>
);
