import type { Texts } from '../content/texts.ts';

export type DrinkStyle = keyof typeof servingAdvice;

/** How the drink is served, whatever its brand. */
export const servingAdvice = {
  lager: {
    en: 'Serve at 6–8 °C in a rinsed glass, with a head three fingers high.',
    cs: 'Podávejte při 6–8 °C v opláchnuté sklenici, s pěnou na tři prsty.',
    it: 'Servire a 6–8 °C in un bicchiere sciacquato, con tre dita di schiuma.',
    sk: 'Podávajte pri 6–8 °C v opláchnutom pohári, s penou na tri prsty.',
    es: 'Sírvala a 6–8 °C en un vaso enjuagado, con tres dedos de espuma.',
  },
  dark: {
    en: 'Serve at 8–10 °C: any colder and the roast disappears.',
    cs: 'Podávejte při 8–10 °C: ve větším chladu praženost zmizí.',
    it: 'Servire a 8–10 °C: più fredda, perde la tostatura.',
    sk: 'Podávajte pri 8–10 °C: vo väčšom chlade praženosť zmizne.',
    es: 'Sírvala a 8–10 °C: más fría pierde el tostado.',
  },
  amber: {
    en: 'Serve at 8 °C in a stemmed glass.',
    cs: 'Podávejte při 8 °C ve sklenici na stopce.',
    it: 'Servire a 8 °C in un calice.',
    sk: 'Podávajte pri 8 °C v pohári na stopke.',
    es: 'Sírvala a 8 °C en copa.',
  },
  wheat: {
    en: 'Serve at 6–8 °C in a tall glass and leave room for the foam.',
    cs: 'Podávejte při 6–8 °C ve vysoké sklenici a nechte místo pěně.',
    it: 'Servire a 6–8 °C in un bicchiere alto, lasciando spazio alla schiuma.',
    sk: 'Podávajte pri 6–8 °C vo vysokom pohári a nechajte miesto pene.',
    es: 'Sírvala a 6–8 °C en un vaso alto y deje espacio para la espuma.',
  },
  unfiltered: {
    en: 'Serve at 7–9 °C, so that the yeast can be tasted.',
    cs: 'Podávejte při 7–9 °C, aby byly kvasnice cítit.',
    it: 'Servire a 7–9 °C, perché il lievito si senta.',
    sk: 'Podávajte pri 7–9 °C, aby bolo kvasinky cítiť.',
    es: 'Sírvala a 7–9 °C para que se note la levadura.',
  },
  ale: {
    en: 'Serve at 8–10 °C in a glass that narrows at the top and keeps the aroma.',
    cs: 'Podávejte při 8–10 °C ve sklenici, která se nahoře zužuje a udrží vůni.',
    it: 'Servire a 8–10 °C in un bicchiere che si stringe in alto e trattiene l’aroma.',
    sk: 'Podávajte pri 8–10 °C v pohári, ktorý sa hore zužuje a udrží vôňu.',
    es: 'Sírvala a 8–10 °C en un vaso que se cierre arriba y guarde el aroma.',
  },
  alcoholFree: {
    en: 'Serve at 4–6 °C: it is at its best well chilled.',
    cs: 'Podávejte při 4–6 °C: nejlépe chutná dobře vychlazené.',
    it: 'Servire a 4–6 °C: dà il meglio ben fredda.',
    sk: 'Podávajte pri 4–6 °C: najlepšie chutí dobre vychladené.',
    es: 'Sírvala a 4–6 °C: bien fría es como mejor está.',
  },
  radler: {
    en: 'Serve at 3–5 °C, over ice if the guest likes.',
    cs: 'Podávejte při 3–5 °C, na přání i s ledem.',
    it: 'Servire a 3–5 °C, con ghiaccio per chi lo desidera.',
    sk: 'Podávajte pri 3–5 °C, na želanie aj s ľadom.',
    es: 'Sírvala a 3–5 °C, con hielo si el cliente lo pide.',
  },
  cider: {
    en: 'Serve at 5–7 °C in a wine glass, or over ice with a slice of fruit.',
    cs: 'Podávejte při 5–7 °C ve sklenici na víno, nebo s ledem a plátkem ovoce.',
    it: 'Servire a 5–7 °C in un calice da vino, oppure con ghiaccio e una fetta di frutta.',
    sk: 'Podávajte pri 5–7 °C v pohári na víno alebo s ľadom a plátkom ovocia.',
    es: 'Sírvala a 5–7 °C en copa de vino, o con hielo y una rodaja de fruta.',
  },
  lemonade: {
    en: 'Serve at 4–6 °C, ideally with a sprig of mint.',
    cs: 'Podávejte při 4–6 °C, nejlépe se snítkou máty.',
    it: 'Servire a 4–6 °C, meglio con un rametto di menta.',
    sk: 'Podávajte pri 4–6 °C, najlepšie s vetvičkou mäty.',
    es: 'Sírvalo a 4–6 °C, mejor con una ramita de menta.',
  },
  water: {
    en: 'Serve at 8–10 °C, without ice.',
    cs: 'Podávejte při 8–10 °C, bez ledu.',
    it: 'Servire a 8–10 °C, senza ghiaccio.',
    sk: 'Podávajte pri 8–10 °C, bez ľadu.',
    es: 'Sírvala a 8–10 °C, sin hielo.',
  },
  gas: {
    en: 'Keep the cylinder upright and secured, away from heat, in a ventilated room.',
    cs: 'Lahev skladujte nastojato a zajištěnou, mimo zdroje tepla, ve větrané místnosti.',
    it: 'Tenere la bombola in piedi e assicurata, lontano dal calore, in un locale ventilato.',
    sk: 'Fľašu skladujte postojačky a zaistenú, mimo zdrojov tepla, vo vetranej miestnosti.',
    es: 'Mantenga la botella de pie y sujeta, lejos del calor, en un local ventilado.',
  },
} as const satisfies Record<string, Texts>;
