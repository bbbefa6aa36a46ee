import type { Texts } from '../../content/texts.ts';

export const zlutyMlynStories = {
  ten: {
    en: 'A light ten-degree beer from malt ground in the brewery’s own mill: straw-yellow, crisp and only gently bitter. It goes with lunch and stays pleasant on a garden table all afternoon.',
    cs: 'Lehká desítka ze sladu z vlastního mlýna: slámová, řízná a jen zlehka hořká. Hodí se k obědu a na zahrádce se pije celé odpoledne.',
    it: 'Birra leggera da dieci gradi saccarometrici con malto macinato nel mulino del birrificio: color paglia, frizzante e appena amara. Sta bene a pranzo e in giardino si beve tutto il pomeriggio.',
    sk: 'Ľahká desiatka zo sladu z vlastného mlyna: slamová, rezká a len zľahka horká. Hodí sa k obedu a na terase sa pije celé popoludnie.',
    es: 'Cerveza ligera de diez grados Plato con malta de nuestro propio molino: color paja, chispeante y apenas amarga. Va con la comida y en la terraza se bebe toda la tarde.',
  },
  twelve: {
    en: 'The mill’s festive lager: golden, fuller in malt than in hops, with a scent of honey and hay. Guests who find other lagers too bitter stay with this one.',
    cs: 'Sváteční ležák ze mlýna: zlatý, víc sladový než chmelový, s vůní medu a sena. Zůstanou u něj hosté, kterým jsou jiné ležáky příliš hořké.',
    it: 'La lager della festa al mulino: dorata, più maltata che luppolata, con profumo di miele e fieno. Chi trova troppo amare le altre lager resta su questa.',
    sk: 'Sviatočný ležiak z mlyna: zlatý, viac sladový než chmeľový, s vôňou medu a sena. Ostanú pri ňom hostia, ktorým sú iné ležiaky príliš horké.',
    es: 'La lager de fiesta del molino: dorada, con más malta que lúpulo y aroma a miel y heno. Quien encuentra otras lagers demasiado amargas se queda con esta.',
  },
  dark: {
    en: 'A sweetish dark beer of eleven degrees: caramel, prunes and a soft roast, with little bitterness. Half and half with the pale ten it makes a fine cut beer.',
    cs: 'Nasládlé tmavé o jedenácti stupních: karamel, sušené švestky a jemná praženost, hořkosti jen málo. Napůl se světlou desítkou je z něj výborné řezané.',
    it: 'Scura amabile da undici gradi saccarometrici: caramello, prugne secche e una tostatura gentile, con poco amaro. Metà e metà con la chiara da dieci diventa un’ottima birra «tagliata».',
    sk: 'Sladkasté tmavé s jedenástimi stupňami: karamel, sušené slivky a jemná praženosť, horkosti len málo. Napoly so svetlou desiatkou je z neho výborné rezané.',
    es: 'Negra dulzona de once grados Plato: caramelo, ciruelas pasas y un tostado suave, con poco amargor. Mitad y mitad con la rubia de diez da una excelente cerveza «cortada».',
  },
  wheat: {
    en: 'A top-fermented wheat beer, naturally cloudy: clove and ripe banana from the yeast, lemony freshness from the wheat. The foam is dense and lasting, the finish light.',
    cs: 'Svrchně kvašené pšeničné pivo s přirozeným zákalem: od kvasnic hřebíček a zralý banán, od pšenice citronová svěžest. Pěna je hustá a trvanlivá, závěr lehký.',
    it: 'Birra di frumento ad alta fermentazione, naturalmente velata: chiodi di garofano e banana matura dal lievito, freschezza agrumata dal frumento. La schiuma è densa e persistente, il finale leggero.',
    sk: 'Zvrchne kvasené pšeničné pivo s prirodzeným zákalom: od kvasníc klinček a zrelý banán, od pšenice citrónová sviežosť. Pena je hustá a trvácna, záver ľahký.',
    es: 'Cerveza de trigo de alta fermentación, turbia por naturaleza: clavo y plátano maduro de la levadura, frescor de limón del trigo. La espuma es densa y duradera; el final, ligero.',
  },
} as const satisfies Record<string, Texts>;

/** Radlers are made alike in both northern breweries. */
export const radlerStories = {
  lemon: {
    en: 'Half pale beer, half cloudy lemonade with real lemon juice: two per cent alcohol, sweet for one sip and tart for the next. The best seller of any hot Saturday.',
    cs: 'Půl světlého piva, půl kalné limonády s pravou citronovou šťávou: dvě procenta alkoholu, jeden doušek sladký, druhý trpký. Nejprodávanější pivo každé horké soboty.',
    it: 'Metà birra chiara, metà limonata torbida con vero succo di limone: due gradi alcolici, un sorso dolce e uno aspro. La più venduta di ogni sabato caldo.',
    sk: 'Pol svetlého piva, pol kalnej limonády s pravou citrónovou šťavou: dve percentá alkoholu, jeden dúšok sladký, druhý trpký. Najpredávanejšie pivo každej horúcej soboty.',
    es: 'Mitad cerveza rubia, mitad limonada turbia con zumo de limón de verdad: dos grados de alcohol, un trago dulce y otro ácido. La más vendida de cualquier sábado de calor.',
  },
  grapefruit: {
    en: 'Pale beer with grapefruit juice: pink haze, juicy citrus and a pleasant bitterness of peel. Less sweet than the lemon one, and gone from the table just as quickly.',
    cs: 'Světlé pivo s grepovou šťávou: růžový zákal, šťavnatý citrus a příjemná hořkost kůry. Méně sladký než citronový a ze stolu zmizí stejně rychle.',
    it: 'Birra chiara con succo di pompelmo: velatura rosa, agrume succoso e un piacevole amaro di scorza. Meno dolce di quella al limone, e dal tavolo sparisce altrettanto in fretta.',
    sk: 'Svetlé pivo s grepovou šťavou: ružový zákal, šťavnatý citrus a príjemná horkosť kôry. Menej sladký než citrónový a zo stola zmizne rovnako rýchlo.',
    es: 'Cerveza rubia con zumo de pomelo: velo rosado, cítrico jugoso y un agradable amargor de piel de pomelo. Menos dulce que la de limón, y desaparece de la mesa igual de rápido.',
  },
} as const satisfies Record<string, Texts>;
