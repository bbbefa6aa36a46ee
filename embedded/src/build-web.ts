import { buildWebIfNeeded } from './launcher/web/build-web.ts';

// After an install, so that the first start need not wait for it. Nothing depends on it: a start builds what is missing.
try {
  if (await buildWebIfNeeded(new AbortController().signal)) console.log('✓ Web built');
} catch (error) {
  console.warn(`! The web was not built, the start will try again: ${error instanceof Error ? error.message : error}`);
}
