export type SessionAnswers = {
  session?: number;
  user?: object | number;
  maintenance?: boolean;
  config?: number;
  /** Those that are switched on, or each with its switch. */
  sections?: readonly (string | { label: string; value: string })[];
};

/** A server that answers what a page asks before its first screen; a number stands for a failure of that status. */
export function sessionServer({
  session = 200,
  user = {},
  maintenance = false,
  config = 200,
  sections = ['Catalogue'],
}: SessionAnswers) {
  const switches = sections.map((each) => (typeof each === 'string' ? { label: each, value: '1' } : each));
  const answers: Record<string, [body: object, status: number]> = {
    '/auth/session': [{ token: 'h.e30.s', uid: 'u-1' }, session],
    '/identity/users/GetUserInfoById/u-1':
      typeof user === 'number'
        ? [{ code: 'FAULT' }, user]
        : [{ UID: 'u-1', userValidation: true, allAvailablePermission: ['Catalogue'], ...user }, 200],
    '/graphql': [{ data: { getPortalConfig: { maintenance, banner_rotation: 5, sections: switches } } }, config],
    '/auth/logout': [{ redirectTo: '/login' }, 200],
  };
  const answer: typeof fetch = async (address) => {
    const [body, status] = answers[String(address).split('?')[0] ?? ''] ?? [{}, 404];
    return new Response(JSON.stringify(body), { status });
  };
  return { answers, answer };
}
