import type { TestPortal } from './portal.ts';

export type TestBrowser = ReturnType<typeof testBrowser>;
type Form = Readonly<Record<string, string>>;

/** A browser as far as HTTP goes: it keeps cookies and follows redirects, to whichever process it is told. */
export function testBrowser(portal: Pick<TestPortal, 'url'>, publicUrl: string) {
  const cookies = new Map<string, string>();
  let process = portal;

  /** Addresses that customers see lead to the process under test. */
  const reached = (address: string) => new URL(address, publicUrl).href.replace(new URL(publicUrl).origin, process.url);

  async function visit(address: string, form?: Form, headers: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(reached(address), {
      redirect: 'manual',
      headers: {
        ...headers,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(form ? { method: 'POST' } : {}),
      ...(form && Object.keys(form).length > 0 ? { body: new URLSearchParams(form) } : {}),
    });
    for (const line of response.headers.getSetCookie()) keep(line);
    return response;
  }

  function keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    const isGone = attributes.some((attribute) => /expires=thu, 01 jan 1970|max-age=0/i.test(attribute.trim()));
    if (isGone) cookies.delete(name);
    else cookies.set(name, pair.slice(pair.indexOf('=') + 1));
  }

  const browser = {
    cookies,
    visit,
    /** From now on another process answers, as behind a proxy. */
    reach(other: Pick<TestPortal, 'url'>) {
      process = other;
    },
    /** Follows redirects until a page answers; the address is the last one asked for. */
    async open(address: string, form?: Form): Promise<{ address: string; response: Response }> {
      let [current, response] = [address, await visit(address, form)];
      for (let hops = 0; response.status >= 300 && response.status < 400 && hops < 10; hops += 1) {
        current = new URL(response.headers.get('location') ?? '', new URL(current, publicUrl)).href;
        response = await visit(current);
      }
      return { address: current.replace(new URL(publicUrl).origin, ''), response };
    },
    /** Asks the portal to sign in, and fills in the provider's page. */
    async signIn(email: string, password: string, returnUrl = '/') {
      const page = await browser.open(`/auth/login?${new URLSearchParams({ returnUrl })}`);
      return browser.open(page.address, { email, password });
    },
    /** The token that a page of the portal asks for by itself. */
    async token(): Promise<string | undefined> {
      const response = await visit('/auth/session');
      return ((await response.json()) as { token: string | null }).token ?? undefined;
    },
    get: (path: string, token: string) => visit(path, undefined, { authorization: `Bearer ${token}` }),
    /** A call of the page, with its cookies. */
    send: (method: string, path: string, token: string, body?: object) =>
      fetch(reached(path), {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
  };
  return browser;
}
