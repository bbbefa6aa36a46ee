import classes from './role-chip.module.css';
import { useStaffWords } from './words/use-staff-words.ts';

type Props = { roleId: string; name?: string | undefined; markets: readonly string[] };

/** A role and where it holds, as one thing. */
export function RoleChip({ roleId, name, markets }: Props) {
  const words = useStaffWords();
  return (
    <span className={`${classes.chip} text-13`}>
      <strong className="semibold">{words.role(roleId, name)}</strong>{' '}
      <span className={classes.markets}>{words.markets(markets)}</span>
    </span>
  );
}
