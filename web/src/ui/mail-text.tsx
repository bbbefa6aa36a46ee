import classes from './mail-text.module.css';

/** An e-mail address: where it does not fit, it goes on in the next line after its @, not inside of a word. */
export function MailText({ address }: { address: string }) {
  const [name, host] = address.split('@');
  return (
    <span className={classes.mail}>
      {host === undefined ? (
        address
      ) : (
        <>
          {name}@<wbr />
          {host}
        </>
      )}
    </span>
  );
}
