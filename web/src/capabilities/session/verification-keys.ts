type VerificationKeys = { code: string; token: string };

let keys: VerificationKeys | undefined;

/** Reads the keys of an invitation's link once and takes them out of the address, so that nobody finds them there (T38). */
export function takeVerificationKeys(): void {
  const url = new URL(location.href);
  const [code, token] = [url.searchParams.get('gig_i_code'), url.searchParams.get('gig_i_vToken')];
  if (code === null && token === null) return;
  url.searchParams.delete('gig_i_code');
  url.searchParams.delete('gig_i_vToken');
  history.replaceState(history.state, '', url);
  if (code && token) keys = { code, token };
}

export const readVerificationKeys = (): VerificationKeys | undefined => keys;
