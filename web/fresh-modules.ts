import { afterAll, vi } from 'vitest';

// Files share what they have loaded; what one of them left in a module (a language, a clock, who is signed in) must not be
// the beginning of the next.
afterAll(() => {
  vi.resetModules();
});
