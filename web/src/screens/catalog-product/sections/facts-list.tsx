import classes from './facts-list.module.css';

export type Fact = { name: string; value: string };

/** Names on the left, values on the right, a line between two facts. */
export const FactsList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="text-14">
    {facts.map(({ name, value }) => (
      <div key={name} className={classes.fact}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
