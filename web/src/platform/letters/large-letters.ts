import { setLetterScale } from './letter-scale.ts';

const large = 24;

/**
 * Notes on the page that its letters are half as large again as usual, however that was set. What a style sheet asks of
 * the window knows the browser's own setting alone; letters that a person's own style sheet or program has enlarged
 * beyond it make the window as narrow as it then is.
 */
export function watchLetters(): void {
  const [own, page] = [probe('font: initial; width: 1em'), probe('width: 1rem')];
  const look = () => {
    const [ownPx, pagePx] = [own.getBoundingClientRect().width, page.getBoundingClientRect().width];
    document.documentElement.toggleAttribute('data-large-letters', pagePx >= large);
    const times = ownPx > 0 ? pagePx / ownPx : 1;
    setLetterScale(times >= 1.2 ? times : 1);
  };
  new ResizeObserver(look).observe(page);
}

function probe(style: string): HTMLElement {
  const letter = document.createElement('span');
  letter.style.cssText = `position: absolute; visibility: hidden; height: 1px; ${style}`;
  document.body.append(letter);
  return letter;
}
