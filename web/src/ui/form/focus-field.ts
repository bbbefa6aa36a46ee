const controls = 'input, select, textarea, button';

/** Leads to a field, or to the one that is chosen, else the first, of a group of them. */
export function focusField(id: string): void {
  const found = document.getElementById(id);
  if (!found) return;
  const control = found.matches(controls)
    ? found
    : (found.querySelector<HTMLElement>(':checked') ?? found.querySelector<HTMLElement>(controls));
  control?.focus();
}
