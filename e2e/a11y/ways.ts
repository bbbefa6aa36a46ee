import type { Page } from '@playwright/test';

/** How one comes to a screen that its address alone does not lead to, in whatever language it is. */
export type Way = (page: Page) => Promise<unknown>;

/** The first of a list, on the page it has of its own. */
export const firstLink =
  (link: string): Way =>
  async (page) => {
    await page.locator(`main a[href^="${link}"]`).first().click();
    await page.waitForURL((url) => `${url.pathname}${url.search}`.startsWith(link));
  };

/** The first row of a list, which says in the address that it is open. */
export const firstRow =
  (row: string, asked: string): Way =>
  async (page) => {
    await page.locator(row).first().click();
    await page.waitForURL((url) => url.searchParams.has(asked));
  };

/** As the page that has sent something leads on. */
const endAs =
  (path: string, result: object): Way =>
  (page) =>
    page.evaluate(`
      history.replaceState({ ...history.state, result: ${JSON.stringify(result)} }, '', '${path}');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    `);

const receipt = {
  orderNumber: '4509999',
  cartId: 'cart-1',
  customerOrderNumber: '2026/118',
  deliveryDate: '2026-12-02',
  transport: 'Truck',
  payment: 'Invoice',
  place: { name: 'U Lípy', street: 'Lipová 4', city: 'Brno' },
  note: 'Ring twice',
  email: 'owner@ulipy.example',
  lines: [{ id: '1', name: 'Havranov 11', packLabel: 'KEG', packFormat: '50 l', packs: 4, total: 8400 }],
  sums: undefined,
  currency: 'CZK',
};

/** Nothing is ordered for it: what the tab keeps of an order is put there. */
export const thanks: Way = async (page) => {
  await page.evaluate(
    `sessionStorage.receipts = JSON.stringify({ list: [${JSON.stringify(receipt)}], uid: sessionStorage.uid ?? '' })`,
  );
  await endAs('/thanks', { orderNumber: receipt.orderNumber })(page);
  await page.getByText(receipt.orderNumber).first().waitFor();
};

export const notOrdered: Way = endAs('/ko', { message: 'The order cannot be taken.' });

/** A file of an earlier day where somebody has sent any, else the page by itself. */
export const sentFile: Way = async (page) => {
  const sent = page.locator('main a[href^="/bulk-upload-success"]').first();
  if (await sent.isVisible()) await sent.click();
  else await endAs('/bulk-upload-success', {})(page);
  await page.waitForURL('**/bulk-upload-success*');
};

/** What the server says of a link that came by mail. */
export const aLink =
  (kind: 'invitation' | 'reset'): Way =>
  (page) =>
    page.route('**/identity/users/ReadLink', (route) =>
      route.fulfill({
        json: {
          kind,
          email: 'tomas@ulipy.example',
          name: 'Tomáš Nový',
          expiresAt: '2099-01-01T00:00:00Z',
          invitedBy: 'Jana Dvořáková',
          companyName: 'U Lípy s.r.o.',
          places: [{ name: 'U Lípy', city: 'Brno', roleid: 'R-SHIFT', rolename: 'Shift leader' }],
          consents: ['terms', 'privacy', 'guidelines', 'masterPurchase'].map((each) => ({
            kind: each,
            version: '1.0',
            since: '2026-01-01',
          })),
          passwordsElsewhere: null,
        },
      }),
    );

export const maintenance: Way = (page) =>
  page.route('**/graphql*', (route) =>
    route.fulfill({ json: { data: { getPortalConfig: { maintenance: true, banner_rotation: 5, sections: [] } } } }),
  );

/** Another tab has signed out. */
export const sessionEnds: Way = async (page) => {
  const other = await page.context().newPage();
  await other.goto('/api/openapi.json');
  await other.evaluate("localStorage.removeItem('signedInAs')");
  await other.close();
  await page.locator('main a[href^="/auth/login"]').first().waitFor();
};
