import { lazy } from 'react';
import { Later } from '#ui/page/later.tsx';
import { loadCartPart } from '../part/load-cart-part.ts';
import type { Repeating } from './use-repeat.ts';

const RepeatDialog = lazy(() => loadCartPart(() => import('./repeat-dialog.tsx'), 'reorder'));

/** Asks what shall become of a cart that is not empty. Once on a page, whichever of its buttons was pressed. */
export const RepeatQuestion = ({ repeating }: { repeating: Repeating }) =>
  repeating.asked && (
    <Later>
      <RepeatDialog repeating={repeating} preview={repeating.asked} />
    </Later>
  );
