import { expect, type Page } from '@playwright/test';

type Typed = Readonly<Record<string, string>>;

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });

/** A step of a new customer, by the list of all of them. */
export async function openStep(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Kroky' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();
  await expect(page.getByRole('region', { name })).toBeVisible();
}

/** Labels as they are drawn: what is needed has its star behind it. */
export async function type(page: Page, typed: Typed): Promise<void> {
  for (const [label, text] of Object.entries(typed))
    await page.getByRole('main').getByLabel(labelled(label)).fill(text);
}

const labelled = (label: string): RegExp => new RegExp(`^${label}( \\*)?( \\(.*\\))?$`);

export async function choose(page: Page, label: string, value: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('combobox', { name: labelled(label) })
    .selectOption(value);
}

export const tick = (page: Page, label: string): Promise<void> => field(page, label).check();

/** Sends the step off, and waits until it is done. */
export async function complete(page: Page, name: string, button = 'Dokončit krok', state = 'done'): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const step = page.getByRole('navigation', { name: 'Kroky' }).getByRole('link', { name: new RegExp(`^${name}`) });
  await expect(step).toHaveAttribute('data-state', state);
}
