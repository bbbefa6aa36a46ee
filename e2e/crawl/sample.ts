/**
 * What of the crawl is run: all of it, or with a seed (`DRAY_CRAWL_SAMPLE`) a share of the screens and of their
 * controls, the same ones each time.
 */
export const sampleSeed = process.env.DRAY_CRAWL_SAMPLE;

const [oneScreenIn, oneControlIn] = [8, 5];

export const isScreenDrawn = (name: string): boolean => isDrawn(`screen ${name}`, oneScreenIn);
export const isControlDrawn = (name: string): boolean => isDrawn(`control ${name}`, oneControlIn);

const isDrawn = (text: string, oneIn: number): boolean =>
  sampleSeed === undefined || sumOf(`${sampleSeed} ${text}`) % oneIn === 0;

const sumOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7);
