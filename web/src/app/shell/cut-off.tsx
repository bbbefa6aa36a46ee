import { CutOffChip } from '#capabilities/cart/index.ts';
import { timeZoneOf } from '#capabilities/portal-config/index.ts';

type Props = { country: string | undefined; isShort?: boolean };

/** The clock of the market in which the ship-to is. */
export default function CutOff({ country, isShort = false }: Props) {
  return <CutOffChip timeZone={timeZoneOf(country)} isShort={isShort} />;
}
