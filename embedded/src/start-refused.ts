/** A reason not to start that the person at the keyboard can act on; its message is a whole sentence. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}
