type Arrived = { location: string | null; cookies: string };

/** Portal, another provider and back, with each one's cookies. */
export const signInThrough = async (portalUrl: string, issuer: string, returnUrl = '/'): Promise<Arrived> =>
  (await answeredByProvider(portalUrl, issuer, returnUrl))();

/** As far as the provider's answer; what is given brings it to the portal. */
export async function answeredByProvider(
  portalUrl: string,
  issuer: string,
  returnUrl: string,
): Promise<() => Promise<Arrived>> {
  const begun = await fetch(`${portalUrl}/auth/login?returnUrl=${encodeURIComponent(returnUrl)}`, {
    redirect: 'manual',
  });
  const own = cookiesOf(begun);
  let address = begun.headers.get('location') ?? '';
  let theirs = '';
  while (!address.startsWith(portalUrl)) {
    const step = await fetch(address, { redirect: 'manual', headers: { cookie: theirs } });
    theirs = [theirs, cookiesOf(step)].filter(Boolean).join('; ');
    address = new URL(step.headers.get('location') ?? '', issuer).href;
  }
  const { pathname, search } = new URL(address);
  return async () => {
    const back = await fetch(`${portalUrl}${pathname}${search}`, { redirect: 'manual', headers: { cookie: own } });
    return { location: back.headers.get('location'), cookies: cookiesOf(back) };
  };
}

const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
