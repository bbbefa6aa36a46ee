import type { Locator, Page } from '@playwright/test';
import { type Control, pressable } from './find-controls.ts';

/** Leads out of the portal, to another program, or ends the session that the rest of the crawl needs. */
const isLeftAlone = /^(tel:|mailto:|https?:)|\/auth\/(login|logout)/;

/** Presses it as a person would; a field is written into and left. False where it is gone or must be left alone. */
export async function pressControl(page: Page, { index }: Control): Promise<boolean> {
  const control = page.locator(pressable).nth(index);
  if (!(await control.isVisible())) return false;
  const { tag, href, type, isSignOut, isOff } = await describe(control);
  if (isLeftAlone.test(href) || isSignOut) return false;
  if (tag === 'SELECT') await choose(control);
  else if (tag === 'TEXTAREA' || (tag === 'INPUT' && isWritten(type))) await writeInto(page, control, type);
  // A link that jumps within the page is drawn when the keyboard comes to it.
  else if (href.startsWith('#')) await control.press('Enter');
  // One that says it is off can still be pressed, and must cope with it.
  else await control.click({ timeout: 5_000, force: isOff });
  return true;
}

const describe = (control: Locator) =>
  control.evaluate((element) => ({
    tag: element.tagName,
    href: element.getAttribute('href') ?? '',
    type: element.getAttribute('type') ?? 'text',
    isOff: element.getAttribute('aria-disabled') === 'true',
    isSignOut: /^Odhlási/.test((element.textContent ?? '').trim()),
  }));

const isWritten = (type: string): boolean => !['checkbox', 'radio', 'button', 'submit', 'file'].includes(type);

/** The last of its options: the first is the one that holds. */
async function choose(control: Locator): Promise<void> {
  await control.focus();
  const last = await control.locator('option').count();
  await control.selectOption({ index: last - 1 });
}

async function writeInto(page: Page, control: Locator, type: string): Promise<void> {
  const written: Record<string, string> = { date: '2026-12-02', number: '2' };
  await control.fill(written[type] ?? '2');
  await control.press('Tab');
  // Behind the last field of a dialog comes the browser's own frame, and then the dialog again.
  if (await page.evaluate<boolean>('document.activeElement === document.body')) await page.keyboard.press('Shift+Tab');
}
