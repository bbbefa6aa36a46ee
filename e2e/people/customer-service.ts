import { type APIRequestContext, expect, request } from '@playwright/test';

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
      await expectOk(api.post('/api/tickets/CreateComment', { headers, data: { ticketId, description } }));
      if (status) await expectOk(api.put(`/api/tickets/UpdateTicket/${ticketId}`, { headers, data: { status } }));
    },
    leave: () => api.dispose(),
  };
}

async function expectOk(answer: ReturnType<APIRequestContext['post']>): Promise<void> {
  expect((await answer).ok()).toBe(true);
}
