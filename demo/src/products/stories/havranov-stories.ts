import type { Texts } from '../../content/texts.ts';

/** How a brewer tells of each Havranov: two sentences, of the taste and of the moment it is made for. */
export const havranovStories = {
  twelve: {
    en: 'A full-bodied Bohemian lager with a grainy malt backbone and a firm, clean bitterness of Saaz hops. It matures for forty-five days in cold cellars, so it finishes dry and calls for the next glass.',
    cs: 'Plný český ležák se zrnitým sladovým tělem a pevnou, čistou hořkostí žateckého chmele. Zraje pětačtyřicet dní ve studených sklepích, závěr má proto suchý a sám si říká o další sklenici.',
    it: 'Lager boema di buon corpo, con un malto che ricorda il grano appena macinato e un amaro netto e pulito di luppolo Saaz. Matura quarantacinque giorni in cantine fredde, perciò chiude secca e invita al bicchiere successivo.',
    sk: 'Plný český ležiak so zrnitým sladovým telom a pevnou, čistou horkosťou žateckého chmeľu. Zreje štyridsaťpäť dní v studených pivniciach, preto má suchý záver a sám si pýta ďalší pohár.',
    es: 'Lager bohemia de cuerpo pleno, con un fondo de malta recién molida y un amargor firme y limpio de lúpulo Saaz. Madura cuarenta y cinco días en bodegas frías, por eso acaba seca y pide el siguiente vaso.',
  },
  eleven: {
    en: 'A pale eleven-degree lager for the long evening: bready malt, a soft hop aroma and a bitterness that never tires. It stands between the light draught beer and the twelve, and regulars move to it without a word.',
    cs: 'Světlá jedenáctka na dlouhý večer: chlebnatý slad, jemná chmelová vůně a hořkost, která neunaví. Stojí mezi výčepním pivem a dvanáctkou a štamgasti na ni přejdou beze slova.',
    it: 'Una chiara da undici gradi Plato per le serate lunghe: malto che sa di pane, aroma di luppolo delicato e un amaro che non stanca. Sta tra la birra leggera e la dodici gradi, e i clienti abituali ci passano senza esitare.',
    sk: 'Svetlá jedenástka na dlhý večer: chlebový slad, jemná chmeľová vôňa a horkosť, ktorá neunaví. Stojí medzi výčapným pivom a dvanástkou a štamgasti na ňu prejdú bez slova.',
    es: 'Una rubia de once grados Plato para la velada larga: malta con recuerdo a pan, aroma suave de lúpulo y un amargor que no cansa. Está entre la cerveza ligera y la de doce, y los habituales la adoptan sin decir palabra.',
  },
  unfiltered: {
    en: 'Drawn straight from the lagering tank with the yeast left in: hazy gold, a scent of fresh dough and a round, softly sweet body. It stays alive in its pack, so keep it cold and sell it within the month.',
    cs: 'Stáčí se rovnou z ležáckého tanku i s kvasinkami: zlatý zákal, vůně čerstvého těsta a kulaté, jemně nasládlé tělo. V obalu stále žije, proto ho držte v chladu a prodejte do měsíce.',
    it: 'Confezionata direttamente dal tank di maturazione con il suo lievito: oro velato, profumo di impasto fresco e un corpo rotondo, appena dolce. Resta viva anche nella confezione: conservarla al freddo e venderla entro il mese.',
    sk: 'Stáča sa priamo z ležiackeho tanku aj s kvasinkami: zlatý zákal, vôňa čerstvého cesta a zaoblené, jemne nasladlé telo. V obale stále žije, preto ho držte v chlade a predajte do mesiaca.',
    es: 'Se envasa directamente del tanque de maduración con su levadura: oro velado, aroma a masa fresca y un cuerpo redondo, ligeramente dulce. Sigue viva en el envase: consérvela en frío y véndala antes de un mes.',
  },
  black: {
    en: 'A black lager of thirteen degrees with roasted and caramel malts: bitter chocolate, rye crust and a hint of coffee in a silky body. The finish is drier than the colour promises.',
    cs: 'Černý ležák o třinácti stupních z pražených a karamelových sladů: hořká čokoláda, žitná kůrka a náznak kávy v hedvábném těle. Závěr je sušší, než barva slibuje.',
    it: 'Lager nera da tredici gradi saccarometrici con malti tostati e caramellati: cioccolato amaro, crosta di pane di segale e un accenno di caffè in un corpo vellutato. Il finale è più secco di quanto il colore lasci pensare.',
    sk: 'Čierny ležiak s trinástimi stupňami z pražených a karamelových sladov: horká čokoláda, ražná kôrka a náznak kávy v hodvábnom tele. Záver je suchší, než farba sľubuje.',
    es: 'Lager negra de trece grados Plato con maltas tostadas y caramelizadas: chocolate amargo, corteza de pan de centeno y un toque de café en un cuerpo sedoso. El final es más seco de lo que promete el color.',
  },
  free: {
    en: 'Brewed like the lager and gently freed of its alcohol only at the end: light malt, fresh hops and a proper bitter edge. For drivers, for lunch, for the second half of the evening.',
    cs: 'Vaří se jako ležák a alkohol se z něj šetrně odejme až nakonec: lehký slad, svěží chmel a poctivá hořkost. Pro řidiče, k obědu i do druhé půlky večera.',
    it: 'Prodotta come la lager e privata dell’alcol con delicatezza solo alla fine: malto leggero, luppolo fresco e un amaro vero. Per chi guida, per il pranzo, per la seconda parte della serata.',
    sk: 'Varí sa ako ležiak a alkohol sa z neho šetrne odoberie až na konci: ľahký slad, svieži chmeľ a poctivá horkosť. Pre vodičov, k obedu aj do druhej polovice večera.',
    es: 'Se elabora como la lager y el alcohol se retira con cuidado solo al final: malta ligera, lúpulo fresco y un amargor de verdad. Para quien conduce, para la comida y para la segunda mitad de la velada.',
  },
  halfDark: {
    en: 'A half-dark lager of copper colour: toasted bread crust and caramel first, a balanced hop finish after. It goes with goulash, roast duck and anything from the grill.',
    cs: 'Polotmavý ležák měděné barvy: napřed opečená chlebová kůrka a karamel, potom vyrovnaný chmelový závěr. Hodí se ke guláši, pečené kachně i ke všemu z grilu.',
    it: 'Lager ambrata color rame: prima crosta di pane tostato e caramello, poi un finale di luppolo equilibrato. Accompagna gulasch, anatra arrosto e ogni grigliata.',
    sk: 'Polotmavý ležiak medenej farby: najprv opečená chlebová kôrka a karamel, potom vyvážený chmeľový záver. Hodí sa ku gulášu, pečenej kačke aj ku všetkému z grilu.',
    es: 'Lager semioscura de color cobre: primero corteza de pan tostado y caramelo, después un final de lúpulo equilibrado. Va bien con gulash, pato asado y cualquier parrillada.',
  },
  ipa: {
    en: "Our brewers' day off: a top-fermented ale with grapefruit, pine and ripe apricot, dry-hopped twice. Firmly bitter, yet clean enough for lager drinkers to try.",
    cs: 'Volný den našich sládků: svrchně kvašené pivo s grapefruitem, borovicí a zralou meruňkou, dvakrát chmelené za studena. Hořké, ale tak čisté, že si ho dají i milovníci ležáku.',
    it: 'Il giorno libero dei nostri birrai: un’ale ad alta fermentazione con pompelmo, pino e albicocca matura, luppolata due volte a freddo. Decisamente amara, ma così pulita che la prova volentieri anche chi beve lager.',
    sk: 'Voľný deň našich sládkov: zvrchne kvasené pivo s grapefruitom, borovicou a zrelou marhuľou, dvakrát chmelené za studena. Horké, no také čisté, že si ho dajú aj milovníci ležiaka.',
    es: 'El día libre de nuestros maestros cerveceros: una ale de alta fermentación con pomelo, pino y albaricoque maduro, lupulada dos veces en frío. Amarga sin rodeos, pero tan limpia que la prueban también los amantes de la lager.',
  },
} as const satisfies Record<string, Texts>;
