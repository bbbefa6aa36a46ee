import type { Page } from '@playwright/test';
import { findBarriers } from '../find-barriers.ts';
import type { Walk } from './walks.ts';

/** What is looked at on every screen that a walk comes to; a new one joins the list and is run on all of them. */
type Probe = {
  name: string;
  isFor: (walk: Walk) => boolean;
  find: (page: Page) => Promise<string[]>;
};

const isPhone = ({ width }: Walk): boolean => width <= 360;

const texts = 'main select, main textarea, main input:not([type=radio], [type=checkbox], [type=file])';

const probes: readonly Probe[] = [
  {
    name: 'scrolls sideways',
    isFor: () => true,
    find: (page) =>
      page.evaluate(`(() => {
        const { scrollWidth } = document.documentElement;
        return scrollWidth > innerWidth ? ['it is ' + scrollWidth + ' px wide'] : [];
      })()`),
  },
  {
    name: 'shows a key instead of its text',
    isFor: () => true,
    find: (page) =>
      page.evaluate(
        `[...document.body.innerText.matchAll(/(?<![\\w@/.-])[a-z][a-z-]{2,}:[a-z]\\w+(\\.\\w+)+(?![\\w/])/g)].map(([key]) => key)`,
      ),
  },
  {
    name: 'has a field that a thumb would miss',
    isFor: isPhone,
    find: (page) =>
      page.evaluate(`[...document.querySelectorAll('${texts}')]
        .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 43.5)
        .map((each) => each.outerHTML.slice(0, 120) + ' ' + each.getBoundingClientRect().height)`),
  },
  { name: 'has a barrier', isFor: ({ findsBarriers }) => findsBarriers === true, find: findBarriers },
];

/** What every probe of a walk finds on the screen as it is. */
export async function findFaults(page: Page, walk: Walk): Promise<string[]> {
  const found: string[] = [];
  for (const { name, isFor, find } of probes)
    if (isFor(walk)) found.push(...(await find(page)).map((fault) => `${name}: ${fault}`));
  return found;
}
