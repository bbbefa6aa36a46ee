import { type APIRequestContext, expect, type Page, request } from '@playwright/test';
import { bearerOf } from './filled-cart.ts';

const staff = 'staff@meridian.example';
const password = 'Meridian-Demo-2026!';

/** Somebody of customer service, at a machine of her own, by the calls that the portal offers her. */
export async function customerService(baseURL: string) {
  const api = await request.newContext({ baseURL });
  const form = await api.get('/auth/login');
  await api.post(form.url(), { form: { email: staff, password } });
  const { token }: { token: string } = await (await api.get('/auth/session')).json();
  const headers = { authorization: `Bearer ${token}` };
  return {
    /** Answers, and says what is to happen next. */
    async answer(ticketId: string, description: string, status?: string): Promise<void> {
      const request = `/api/staff/requests/${ticketId}`;
      const { version }: { version: number } = await (await api.get(request, { headers })).json();
      const data = { version, text: description, ...(status ? { status } : {}) };
      await expectOk(api.post(`${request}/answer`, { headers, data }));
    },
    leave: () => api.dispose(),
  };
}

async function expectOk(answer: ReturnType<APIRequestContext['post']>): Promise<void> {
  expect((await answer).ok()).toBe(true);
}

/** A request of the person before the page, which nobody has answered; its id. */
export async function askAnew(page: Page): Promise<string> {
  const answer = await page.request.post('/api/tickets/CreateTicket?market=EMEA', {
    headers: await bearerOf(page),
    data: { title: 'Kape', description: 'Od rána.', categoryId: 'complaint', subCategoryId: 'damaged' },
  });
  return ((await answer.json()) as { id: string }).id;
}
