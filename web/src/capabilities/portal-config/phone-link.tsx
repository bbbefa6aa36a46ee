import classes from './phone-link.module.css';

/** The address of a call: a telephone takes digits only, people read them in groups. */
export const callAddress = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;

export const PhoneLink = ({ number }: { number: string }) => (
  <a className={`${classes.phone} plain tabular nowrap`} href={callAddress(number)}>
    {number.replace(/\s/g, '\u00a0')}
  </a>
);
