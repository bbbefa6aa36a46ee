import { RepeatBlock, UsualBlock } from '#capabilities/cart/index.ts';
import { Block } from '../rows/block.tsx';

/** What leads to an order by a press or two: the one that was begun, the last one again, the usual one. */
export { CartBlock } from './cart-block.tsx';

type Props = { shipToId: string };

export const Repeat = ({ shipToId }: Props) => <RepeatBlock shipToId={shipToId} frame={Block} />;
export const Usual = ({ shipToId }: Props) => <UsualBlock shipToId={shipToId} frame={Block} />;
