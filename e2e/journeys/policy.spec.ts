import { expect, test } from '../people/customer.ts';

const breaches = [
  `document.body.insertAdjacentHTML('beforeend', '<a onclick="1">x</a>')`,
  `document.body.append(Object.assign(new Image(), { src: 'https://evil.example/x.png' }))`,
  `fetch('https://evil.example/').catch(() => undefined)`,
];

/** Every journey fails when its browser complains; `all-screens.spec.ts` walks all routes, as one of each kind and as nobody. */
test.describe('a breach of the page’s policy', () => {
  test.use({ expectedComplaints: /Content Security Policy|requires 'TrustedHTML'/ });

  test('is reported to the portal, and so is text that wants to become markup', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.locator('h1')).toBeVisible();
    const stopped = page.waitForRequest(/\/csp-report$/);
    await page.evaluate(`void document.body.append(Object.assign(new Image(), { src: 'https://evil.example/x.png' }))`);
    expect((await stopped).postData()).toContain('"effective-directive":"img-src"');

    const markup = page.waitForRequest(/\/csp-report$/);
    const isStopped = `(() => { try { document.createElement('p').innerHTML = '<b>x</b>'; return false; } catch { return true; } })()`;
    expect(await page.evaluate(isStopped)).toBe(true);
    expect((await markup).postData()).toContain('"effective-directive":"require-trusted-types-for"');
  });

  for (const address of ['/contact', '/auth/login']) {
    test(`is stopped, and the browser complains of it: ${address}`, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator('h1')).toBeVisible();

      for (const breach of breaches) {
        const complaint = page.waitForEvent('console', (message) => message.type() === 'error');
        await page.evaluate(`try { ${breach} } catch {}; undefined`);
        expect((await complaint).text(), breach).toMatch(/Content Security Policy|requires 'TrustedHTML'/);
      }
    });
  }
});
