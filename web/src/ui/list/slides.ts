import {
  type CSSProperties,
  type DragEvent,
  type HTMLAttributes,
  type MouseEvent,
  type PointerEvent,
  useRef,
  useState,
} from 'react';
import { columnOf, type SlidePosition, stepAfter } from './slide-columns.ts';

type Slides = {
  selected: number;
  turn: (steps: number) => void;
  /** For the part that cuts off what lies beside the slide one sees; a finger or the mouse can push it along. */
  viewport: HTMLAttributes<HTMLElement>;
  /** For the row of slides inside it, each as wide as the row. */
  row: { style: CSSProperties };
  /** For each slide; without its number in `selected` it has to be `inert`. */
  slide: (index: number) => { style: CSSProperties };
};

/** In pixels: what is less is a click. */
const minPush = 8;
const beyondEnd = 0.1;

/** Slides in a row of which one is seen. An endless row goes on with the first slide after the last. */
export function useSlides(count: number, isEndless: boolean): Slides {
  const [position, setPosition] = useState<SlidePosition>({ from: 0, at: 0 });
  const { pushed, ...viewport } = usePush(count > 1, (share) => turn(stepAfter(share), share));

  const turn = (steps: number, share = 0) =>
    setPosition(({ at }) => {
      const wanted = at + steps;
      return { from: at - share, at: isEndless ? wanted : within(wanted, 0, count - 1) };
    });

  const seen = isEndless ? position.at - pushed : within(position.at - pushed, -beyondEnd, count - 1 + beyondEnd);
  const centre = pushed === 0 ? (position.from + position.at) / 2 : seen;
  return {
    selected: ((position.at % count) + count) % count,
    turn,
    viewport,
    row: {
      style: {
        transform: `translateX(${-100 * seen}%)`,
        transition: pushed === 0 ? 'transform 450ms cubic-bezier(0.2, 0.7, 0.2, 1)' : 'none',
      },
    },
    slide: (index) => {
      const columns = isEndless ? columnOf(index, centre, count) - index : 0;
      return { style: columns === 0 ? {} : { transform: `translateX(${100 * columns}%)` } };
    },
  };
}

type Pushed = {
  /** How much of a slide's width, to the right. */
  pushed: number;
} & HTMLAttributes<HTMLElement>;

function usePush(isPossible: boolean, onRelease: (share: number) => void): Pushed {
  const startX = useRef<number>(undefined);
  const isClickSpoilt = useRef(false);
  const [pushed, setPushed] = useState(0);

  const follow = ({ buttons, clientX, currentTarget, pointerId }: PointerEvent) => {
    // The button may have been let go where nobody told us.
    if (buttons === 0) startX.current = undefined;
    if (startX.current === undefined) return;
    const distance = clientX - startX.current;
    if (pushed === 0 && Math.abs(distance) < minPush) return;
    currentTarget.setPointerCapture(pointerId);
    isClickSpoilt.current = true;
    setPushed(distance / currentTarget.clientWidth);
  };
  const release = () => {
    startX.current = undefined;
    if (pushed === 0) return;
    setPushed(0);
    onRelease(pushed);
  };

  if (!isPossible) return { pushed };
  return {
    pushed,
    // Up and down the page scrolls as ever.
    style: { touchAction: 'pan-y pinch-zoom', userSelect: 'none' },
    onPointerDown: ({ button, clientX }) => {
      isClickSpoilt.current = false;
      if (button === 0) startX.current = clientX;
    },
    onPointerMove: follow,
    onPointerUp: release,
    onPointerCancel: release,
    onDragStart: (event: DragEvent) => event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      // A user who pushed a link along did not mean to open it; a click by keyboard has no count.
      if (isClickSpoilt.current && event.detail > 0) event.preventDefault();
    },
  };
}

const within = (value: number, least: number, max: number): number => Math.min(Math.max(value, least), max);
