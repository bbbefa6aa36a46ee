/** The session that a browser's token belongs to; tokens change every ten minutes, their session does not. */
export function sessionOfToken(token: string): string {
  try {
    const [, payload = ''] = token.split('.');
    const { sid = '' } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return String(sid);
  } catch {
    return '';
  }
}
