import classes from './load-gauge.module.css';

/** The front of a lorry, or of the van that goods are stacked into by hand. */
export const VehicleCab = ({ isVan }: { isVan: boolean }) => (
  <svg className={classes.cab} viewBox="0 0 58 72" aria-hidden="true">
    {isVan ? (
      <>
        <path
          d="M27 5h31v57H5a4 4 0 0 1-4-4V45c0-3 1.5-5 4.5-6.2L12 36l8.600-26.400A6.500 6.500 0 0 1 27 5Z"
          fill="currentColor"
        />
        <path d="M28 12h12v22H19.400l6-19.600A3 3 0 0 1 28 12Z" fill="var(--surface)" opacity=".88" />
        <path d="M44 40h7" stroke="var(--surface)" strokeWidth="2.5" strokeLinecap="round" opacity=".7" />
        <rect x="1" y="47" width="7" height="5" rx="2" fill="var(--accent)" />
        <Wheel x={22} y={62} />
      </>
    ) : (
      <>
        <path
          d="M17 7h34a5 5 0 0 1 5 5v48H4a3 3 0 0 1-3-3V40c0-1.6.4-3 1.100-4.400L11.600 11A6 6 0 0 1 17 7Z"
          fill="currentColor"
        />
        <path d="M18 14h12v19H9.500l6-16.600A3.600 3.600 0 0 1 18 14Z" fill="var(--surface)" opacity=".88" />
        <rect x="35" y="14" width="14" height="19" rx="2" fill="var(--surface)" opacity=".22" />
        <path d="M34 38h8" stroke="var(--surface)" strokeWidth="2.5" strokeLinecap="round" opacity=".7" />
        <rect x="1" y="44" width="7" height="5" rx="2" fill="var(--accent)" />
        <rect x="0" y="55" width="58" height="5" rx="2" fill="var(--gauge-outline)" />
        <Wheel x={17} y={61} />
        <Wheel x={45} y={61} />
      </>
    )}
  </svg>
);

const Wheel = ({ x, y }: { x: number; y: number }) => (
  <>
    <circle cx={x} cy={y} r="10.5" fill="var(--surface)" />
    <circle cx={x} cy={y} r="8.8" className={classes.tyre} />
    <circle cx={x} cy={y} r="3.7" fill="var(--gauge-outline)" />
  </>
);
