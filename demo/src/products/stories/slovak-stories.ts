import type { Texts } from '../../content/texts.ts';

export const tatrinStories = {
  twelve: {
    en: 'A mountain lager brewed with soft Tatra water: pale gold, biscuity malt and a fine herbal hop note. Full on the palate, brisk in the finish.',
    cs: 'Horský ležák vařený z měkké tatranské vody: světle zlatý, se sušenkovým sladem a jemným bylinným chmelem. V ústech plný, v závěru svižný.',
    it: 'Lager di montagna fatta con acqua dolce dei Tatra: oro pallido, malto biscottato e una fine nota erbacea di luppolo. Piena in bocca, agile nel finale.',
    sk: 'Horský ležiak varený z mäkkej tatranskej vody: svetlozlatý, so sušienkovým sladom a jemným bylinným chmeľom. V ústach plný, v závere svižný.',
    es: 'Lager de montaña hecha con agua blanda de los Tatras: oro pálido, malta con notas de galleta y un fino toque herbal de lúpulo. Plena en boca, ágil al final.',
  },
  eleven: {
    en: 'A pale eleven with more hops than sugar: dry, bright and quick to refresh after a day on the hill. The everyday beer of mountain huts.',
    cs: 'Světlá jedenáctka, ve které je víc chmele než cukru: suchá, jasná, po dni na kopci rychle osvěží. Každodenní pivo horských chat.',
    it: 'Una chiara da undici gradi saccarometrici con più luppolo che zucchero: secca, limpida, rinfresca in fretta dopo una giornata in quota. La birra quotidiana dei rifugi.',
    sk: 'Svetlá jedenástka, v ktorej je viac chmeľu než cukru: suchá, jasná, po dni na kopci rýchlo osvieži. Každodenné pivo horských chát.',
    es: 'Una rubia de once grados Plato con más lúpulo que azúcar: seca, brillante, refresca enseguida tras un día en el monte. La cerveza diaria de los refugios.',
  },
  dark: {
    en: 'A dark thirteen with four malts: cocoa, dried plum and a warm caramel tail. Made for winter evenings and for game on the plate.',
    cs: 'Tmavá třináctka ze čtyř sladů: kakao, sušená švestka a teplý karamelový závěr. Jako dělaná na zimní večery a ke zvěřině.',
    it: 'Scura da tredici gradi saccarometrici con quattro malti: cacao, prugna secca e un finale caldo di caramello. Fatta per le sere d’inverno e per la selvaggina.',
    sk: 'Tmavá trinástka zo štyroch sladov: kakao, sušená slivka a teplý karamelový záver. Ako stvorená na zimné večery a k divine.',
    es: 'Negra de trece grados Plato con cuatro maltas: cacao, ciruela pasa y un final cálido de caramelo. Hecha para las noches de invierno y para la caza.',
  },
  free: {
    en: 'All the malt and hops of the lager, none of its alcohol: grainy, fresh, with a clean bitter end. It keeps the table together when one of them drives.',
    cs: 'Všechen slad a chmel ležáku, ale bez alkoholu: obilné, svěží, s čistě hořkým závěrem. U stolu nezůstane pozadu ani ten, kdo řídí.',
    it: 'Tutto il malto e il luppolo della lager, niente alcol: cereale, freschezza e un finale amaro e pulito. Così anche chi guida resta della compagnia.',
    sk: 'Všetok slad a chmeľ ležiaka, ale bez alkoholu: obilné, svieže, s čisto horkým záverom. Pri stole nezostane bokom ani ten, kto šoféruje.',
    es: 'Toda la malta y el lúpulo de la lager, nada de alcohol: cereal, frescor y un final amargo y limpio. Así, quien conduce también brinda con la mesa.',
  },
} as const satisfies Record<string, Texts>;

export const brezovarStories = {
  ten: {
    en: 'A light ten from birch country: pale, sparkling, with a touch of cut grass and very little bitterness. It quenches the thirst first and asks no questions.',
    cs: 'Lehká desítka z kraje bříz: světlá, řízná, s nádechem posečené trávy a jen malou hořkostí. Nejdřív uhasí žízeň a na nic se neptá.',
    it: 'Una dieci gradi leggera dalla terra delle betulle: chiara, frizzante, con un tocco d’erba tagliata e pochissimo amaro. Prima toglie la sete e non fa domande.',
    sk: 'Ľahká desiatka z kraja briez: svetlá, rezká, s nádychom pokosenej trávy a len s malou horkosťou. Najprv uhasí smäd a na nič sa nepýta.',
    es: 'Una rubia ligera de diez grados Plato de la tierra de los abedules: clara, chispeante, con un toque de hierba cortada y muy poco amargor. Primero quita la sed y no hace preguntas.',
  },
} as const satisfies Record<string, Texts>;
