import { czechBundles } from './czech-bundles.ts';
import type { DemoBundle } from './demo-bundle.ts';
import { slovakBundles } from './slovak-bundles.ts';
import { southernBundles } from './southern-bundles.ts';

export const bundles: readonly DemoBundle[] = [...czechBundles, ...slovakBundles, ...southernBundles];
