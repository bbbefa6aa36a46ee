const ownOrigin = 'https://own.invalid';

/**
 * Where to go after signing in: a path of our own, or home. Whatever a browser would read as another site is refused,
 * however it is spelled (`//evil`, `/\evil`, a tab in between), and so is what would only lead in a circle.
 */
export function safeReturnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || wanted.length > 2_000) return '/';
  if (!URL.canParse(wanted, ownOrigin)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, ownOrigin);
  const isOwn = origin === ownOrigin && !pathname.startsWith('//');
  const isCircle = /^\/(login|auth|idp)(\/|$)/.test(pathname);
  return isOwn && !isCircle ? `${pathname}${search}${hash}` : '/';
}
