import classes from './avatar.module.css';

type Props = { firstName: string; lastName: string; isOff?: boolean };

/** The first letters of a name, as a mark beside it; screen readers say the name. */
export const Avatar = ({ firstName, lastName, isOff = false }: Props) => (
  <span className={classes.avatar} data-off={isOff || undefined} aria-hidden="true">
    {[firstName, lastName].map((name) => [...name.trim().normalize('NFC')][0]?.toLocaleUpperCase() ?? '').join('')}
  </span>
);
