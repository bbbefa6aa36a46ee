let isDown = false;

if (typeof document !== 'undefined') {
  addEventListener('pointerdown', () => (isDown = true), { capture: true });
  for (const end of ['pointerup', 'pointercancel'] as const)
    addEventListener(end, () => (isDown = false), { capture: true });
}

/**
 * A field that is left because a button is being pressed must not move that button away before it is let go: the press
 * would be lost. What it has to say then comes after the click.
 */
export function afterPress(act: () => void): void {
  if (!isDown) {
    act();
    return;
  }
  const over = new AbortController();
  const goOn = () => {
    over.abort();
    // The click comes with the same task that lets the button go.
    setTimeout(act);
  };
  for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, goOn, { signal: over.signal });
}
