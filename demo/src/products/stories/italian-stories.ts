import type { Texts } from '../../content/texts.ts';

export const valdoroStories = {
  classic: {
    en: 'The bright lager of the lake shore: light gold, delicate malt and a crisp, almost citrus hop finish. Made for the aperitivo and for everything fried, from calamari to courgette flowers.',
    cs: 'Svěží ležák od jezera: světle zlatý, s jemným sladem a řízným, lehce citrusovým chmelovým závěrem. Jako dělaný k aperitivu a ke všemu smaženému, od kalamárů po cuketové květy.',
    it: 'La lager luminosa della riva del lago: oro chiaro, malto delicato e un finale di luppolo fresco, quasi agrumato. Nata per l’aperitivo e per ogni fritto, dai calamari ai fiori di zucca.',
    sk: 'Svieži ležiak od jazera: svetlozlatý, s jemným sladom a rezkým, ľahko citrusovým chmeľovým záverom. Ako stvorený k aperitívu a ku všetkému vyprážanému, od kalamárov po cuketové kvety.',
    es: 'La lager luminosa de la orilla del lago: oro claro, malta delicada y un final de lúpulo fresco, casi cítrico. Nacida para el aperitivo y para todo lo frito, de los calamares a las flores de calabacín.',
  },
  unfiltered: {
    en: 'Unfiltered and unhurried: hazy straw, bread dough, white peach and a creamy body. The yeast gives it fullness, so it goes well with pizza and young cheeses.',
    cs: 'Nefiltrovaný ležák beze spěchu: kalně slámový, s chlebovým těstem, bílou broskví a krémovým tělem. Kvasinky mu dávají plnost, sedí k pizze i mladým sýrům.',
    it: 'Non filtrata e senza fretta: paglierino velato, impasto di pane, pesca bianca e un corpo cremoso. Il lievito le dà pienezza: bene con pizza e formaggi freschi.',
    sk: 'Nefiltrovaná a bez náhlenia: kalne slamová, s chlebovým cestom, bielou broskyňou a krémovým telom. Kvasinky jej dávajú plnosť, sedí k pizzi aj mladým syrom.',
    es: 'Sin filtrar y sin prisas: color paja velado, masa de pan, melocotón blanco y un cuerpo cremoso. La levadura le da plenitud: va bien con pizza y quesos frescos.',
  },
  zero: {
    en: 'No alcohol and all the breeze of the lake: light grain, lemon zest and a dry finish. Light enough for lunch, dry enough for a second.',
    cs: 'Nula alkoholu a svěžest od jezera: lehké obilí, citronová kůra a suchý závěr. Dost lehká k obědu a dost suchá na druhou.',
    it: 'Zero alcol e tutta la brezza del lago: cereale leggero, scorza di limone e un finale asciutto. Leggera per il pranzo, secca quanto basta per la seconda.',
    sk: 'Nula alkoholu a sviežosť od jazera: ľahké obilie, citrónová kôra a suchý záver. Dosť ľahká k obedu a dosť suchá na druhú.',
    es: 'Cero alcohol y toda la brisa del lago: cereal ligero, piel de limón y un final seco. Ligera para la comida y lo bastante seca para pedir la segunda.',
  },
  red: {
    en: 'An amber lager with Vienna and caramel malts: hazelnut, toffee and a hint of orange peel. Its roundness suits roasts, ragù and mature cheese.',
    cs: 'Jantarový ležák z vídeňského a karamelového sladu: lískový ořech, toffee a náznak pomerančové kůry. Jeho kulatost sedí k pečeni, ragú i zralým sýrům.',
    it: 'Una lager ambrata con malti Vienna e caramello: nocciola, toffee e un accenno di scorza d’arancia. La sua rotondità accompagna arrosti, ragù e formaggi stagionati.',
    sk: 'Jantárový ležiak z viedenského a karamelového sladu: lieskový orech, toffee a náznak pomarančovej kôry. Jeho zaoblená chuť sedí k pečenému mäsu, ragú aj zrelým syrom.',
    es: 'Una lager ámbar con maltas Viena y caramelo: avellana, toffee y un toque de piel de naranja. Su redondez acompaña asados, ragú y quesos curados.',
  },
  lemon: {
    en: 'Valdoro with the juice of Sicilian lemons: two per cent alcohol, a cloud of zest and no aftertaste of syrup. On a terrace it needs no introduction.',
    cs: 'Valdoro se šťávou sicilských citronů: dvě procenta alkoholu, oblak citronové kůry a žádná pachuť sirupu. Na terase ho není třeba představovat.',
    it: 'Valdoro con succo di limoni siciliani: due gradi alcolici, una nuvola di scorza e nessun retrogusto di sciroppo. In terrazza non ha bisogno di presentazioni.',
    sk: 'Valdoro so šťavou zo sicílskych citrónov: dve percentá alkoholu, oblak citrónovej kôry a nijaká pachuť sirupu. Na terase ho netreba predstavovať.',
    es: 'Valdoro con zumo de limones sicilianos: dos grados de alcohol, una nube de piel de limón y ningún regusto a jarabe. En una terraza no necesita presentación.',
  },
  white: {
    en: 'A white beer of soft wheat with coriander and bitter orange: pale, cloudy and velvety. Gentle with fish, oysters and goat’s cheese.',
    cs: 'Bílé pivo z měkké pšenice s koriandrem a hořkým pomerančem: světlé, kalné a sametové. Jemné k rybám, ústřicím i kozímu sýru.',
    it: 'Birra bianca di grano tenero con coriandolo e arancia amara: chiara, velata e vellutata. Gentile con pesce, ostriche e formaggi di capra.',
    sk: 'Biele pivo z mäkkej pšenice s koriandrom a horkým pomarančom: svetlé, kalné a zamatové. Jemné k rybám, ustriciam aj kozím syrom.',
    es: 'Cerveza blanca de trigo blando con cilantro y naranja amarga: pálida, turbia y aterciopelada. Amable con pescado, ostras y quesos de cabra.',
  },
  glutenFree: {
    en: 'The Classica for guests who avoid gluten: the same malt and hops, with the gluten broken down in fermentation to below 20 mg a litre. The taste stays: fresh, golden, dry.',
    cs: 'Classica pro hosty, kteří se vyhýbají lepku: stejný slad i chmel, lepek odbouraný při kvašení pod 20 mg na litr. Chuť zůstává: svěží, zlatá, suchá.',
    it: 'La Classica per chi evita il glutine: stesso malto e stesso luppolo, con il glutine ridotto in fermentazione sotto i 20 mg per litro. Il gusto resta: fresco, dorato, secco.',
    sk: 'Classica pre hostí, ktorí sa vyhýbajú lepku: rovnaký slad aj chmeľ, lepok odbúraný pri kvasení pod 20 mg na liter. Chuť zostáva: svieža, zlatá, suchá.',
    es: 'La Classica para quien evita el gluten: la misma malta y el mismo lúpulo, con el gluten reducido en la fermentación por debajo de 20 mg por litro. El sabor sigue: fresco, dorado, seco.',
  },
} as const satisfies Record<string, Texts>;

export const faroBassoStories = {
  double: {
    en: 'A strong amber of double malt: candied orange, toasted almond and a warming finish at 6.6% alcohol. Pour it slowly, beside braised meat or blue cheese.',
    cs: 'Silné jantarové pivo z dvojité dávky sladu: kandovaný pomeranč, pražená mandle a hřejivý závěr s 6,6 % alkoholu. Nalévejte pomalu, k dušenému masu nebo sýru s modrou plísní.',
    it: 'Ambrata forte a doppio malto: arancia candita, mandorla tostata e un finale caldo a 6,6% vol. Versarla piano, accanto a brasati o formaggi erborinati.',
    sk: 'Silné jantárové pivo z dvojitej dávky sladu: kandizovaný pomaranč, pražená mandľa a hrejivý záver so 6,6 % alkoholu. Nalievajte pomaly, k dusenému mäsu alebo syru s modrou plesňou.',
    es: 'Ámbar fuerte de doble malta: naranja confitada, almendra tostada y un final cálido de 6,6 % vol. Sírvala despacio, junto a carnes estofadas o queso azul.',
  },
  pale: {
    en: 'The lager of the harbour: honest, golden, with an almost salty freshness and a clean bitter line. For simple kitchens and full tables.',
    cs: 'Přístavní ležák: poctivý, zlatý, s téměř slanou svěžestí a čistou hořkostí. Do prostých kuchyní a k plným stolům.',
    it: 'La lager del porto: schietta, dorata, con una freschezza quasi salina e un amaro pulito. Per cucine semplici e tavolate piene.',
    sk: 'Prístavný ležiak: poctivý, zlatý, s takmer slanou sviežosťou a čistou horkosťou. Do jednoduchých kuchýň a k plným stolom.',
    es: 'La lager del puerto: sincera, dorada, con un frescor casi salino y un amargor limpio. Para cocinas sencillas y mesas llenas.',
  },
  dark: {
    en: 'A dark lager with roasted barley and liquorice: espresso, burnt sugar and a dry, mineral close. Excellent with chocolate desserts and smoked fish.',
    cs: 'Tmavý ležák s praženým ječmenem a lékořicí: espreso, pálený cukr a suchý, minerální závěr. Výborný k čokoládovým dezertům a uzeným rybám.',
    it: 'Lager scura con orzo tostato e liquirizia: espresso, zucchero bruciato e una chiusura secca e minerale. Ottima con dolci al cioccolato e pesce affumicato.',
    sk: 'Tmavý ležiak s praženým jačmeňom a sladkým drievkom: espresso, pálený cukor a suchý, minerálny záver. Výborný k čokoládovým dezertom a údeným rybám.',
    es: 'Lager oscura con cebada tostada y regaliz: espresso, azúcar quemado y un cierre seco y mineral. Excelente con postres de chocolate y pescado ahumado.',
  },
} as const satisfies Record<string, Texts>;
