import { type SpokenLanguage, type Texts, textsBy } from '../content/texts.ts';
import type { DemoProduct } from './demo-products.ts';
import { handlingAdvice } from './handling.ts';
import { servingAdvice } from './serving.ts';
import { typeset } from './typography.ts';

/** What it tastes like, how it is served, what to mind with the pack. */
export function descriptionsOf({ line, pack }: DemoProduct): Texts {
  const inWords = (language: SpokenLanguage): string => {
    const advice = [servingAdvice[line.style], handlingAdvice[pack.format]].map(
      (texts) => `<li>${texts[language]}</li>`,
    );
    return typeset(`<p>${line.story[language]}</p><ul>${advice.join('')}</ul>`, language);
  };
  return textsBy(inWords);
}
