/** When one fails the other is called off and waited for, so that nothing is left half-started behind our back. */
export async function together<A, B>(ending: AbortController, first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  const callOff = (error: unknown) => ending.abort(error);
  first.catch(callOff);
  second.catch(callOff);
  await Promise.allSettled([first, second]);
  ending.signal.throwIfAborted();
  return Promise.all([first, second]);
}
