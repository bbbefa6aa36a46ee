type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'width'>;
type Window = { width: number; height: number };

export type PanelPosition = { left: number; width: number; maxHeight: number } & ({ top: number } | { bottom: number });

const gap = 4;
const margin = 8;
const narrowest = 320;
const tallest = 400;
/** Below this a list shows hardly two options. */
const enough = 200;

/** Under its field, over it where there is more room, never beyond the window. */
export function panelPosition(field: Box, window: Window): PanelPosition {
  const width = Math.min(Math.max(field.width, narrowest), window.width - 2 * margin);
  const left = Math.max(Math.min(field.left, window.width - margin - width), margin);
  const below = window.height - field.bottom - gap - margin;
  const above = field.top - gap - margin;
  const isAbove = below < enough && above > below;
  const maxHeight = Math.min(isAbove ? above : below, tallest);
  return isAbove
    ? { left, width, maxHeight, bottom: window.height - field.top + gap }
    : { left, width, maxHeight, top: field.bottom + gap };
}
