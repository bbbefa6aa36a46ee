import type { Texts } from '../../content/texts.ts';

export const sadovkaStories = {
  apple: {
    en: 'Pressed from Moravian apples, fermented dry and sweetened with nothing but juice: green apple, blossom and a lively sparkle. On the list it stands between beer and wine, and finds its guests among both.',
    cs: 'Z moravských jablek, prokvašený dosucha a doslazený jen moštem: zelené jablko, květ jabloně a živé perlení. Na nápojovém lístku stojí mezi pivem a vínem a najde si hosty u obou.',
    it: 'Da mele della Moravia, fermentato secco e addolcito solo con succo: mela verde, fiori di melo e una bollicina vivace. Sulla carta sta tra la birra e il vino e conquista gli amanti di entrambi.',
    sk: 'Z moravských jabĺk, prekvasený dosucha a prisladený len muštom: zelené jablko, kvet jablone a živé perlenie. Na nápojovom lístku stojí medzi pivom a vínom a nájde si hostí pri oboch.',
    es: 'De manzanas de Moravia, fermentada en seco y endulzada solo con mosto: manzana verde, flor de manzano y una burbuja viva. En la carta está entre la cerveza y el vino y gusta a los amigos de ambos.',
  },
  pear: {
    en: 'Cider with a generous share of pear: softer and rounder than the apple one, with honey and ripe Williams pear. Excellent with cheese and desserts.',
    cs: 'Cider s pořádným dílem hrušek: jemnější a kulatější než jablečný, s medem a zralou williamskou. Výborný k sýrům a zákuskům.',
    it: 'Sidro con una generosa parte di pera: più morbido e rotondo di quello di mela, con miele e pera Williams matura. Ottimo con formaggi e dessert.',
    sk: 'Cider s poriadnym dielom hrušiek: jemnejší a zaoblenejší než jablkový, s medom a zrelou williamskou. Výborný k syrom a zákuskom.',
    es: 'Sidra con una buena parte de pera: más suave y redonda que la de manzana, con miel y pera Williams madura. Excelente con quesos y postres.',
  },
} as const satisfies Record<string, Texts>;

export const citrelaStories = {
  lemon: {
    en: 'Cloudy lemonade with lemon juice and a little peel: tart first, sweet later, never sticky. Good on its own, in a radler mixed at the bar and in long drinks.',
    cs: 'Kalná limonáda s citronovou šťávou a trochou kůry: nejdřív kyselá, pak sladká, nikdy lepkavá. Sama o sobě, do radleru míchaného na baru i do long drinků.',
    it: "Limonata torbida con succo di limone e un po' di scorza: prima aspra, poi dolce, mai stucchevole. Da sola, per un radler fatto al banco o nei long drink.",
    sk: 'Kalná limonáda s citrónovou šťavou a trochou kôry: najprv kyslá, potom sladká, nikdy lepkavá. Sama osebe, do radlera miešaného na bare aj do long drinkov.',
    es: 'Limonada turbia con zumo de limón y un poco de piel: primero ácida, luego dulce, nunca empalagosa. Sola, en una clara hecha en la barra o en combinados.',
  },
  orange: {
    en: 'Orange lemonade with juice and fine pulp: the taste of a freshly peeled orange and gentle bubbles. Reliable on the children’s menu and a good base for summer punches.',
    cs: 'Pomerančová limonáda se šťávou a jemnou dužinou: chuť čerstvě oloupaného pomeranče a jemné bublinky. Jistota dětského lístku a dobrý základ letních punčů.',
    it: 'Aranciata con succo e polpa fine: il gusto di un’arancia appena sbucciata e bollicine delicate. Una certezza del menu bambini e una buona base per punch estivi.',
    sk: 'Pomarančová limonáda so šťavou a jemnou dužinou: chuť čerstvo olúpaného pomaranča a jemné bublinky. Istota detského lístka a dobrý základ letných punčov.',
    es: 'Refresco de naranja con zumo y pulpa fina: el sabor de una naranja recién pelada y burbujas suaves. Un acierto seguro en el menú infantil y una buena base para ponches de verano.',
  },
  raspberry: {
    en: 'Raspberry lemonade for the tap, after an old soda-works recipe: ruby red, with real raspberry juice and a soft sparkle. Give it a line of its own: raspberry stays in the hose.',
    cs: 'Malinovka na čep podle starého receptu ze sodovkárny: rubínová, s pravou malinovou šťávou a jemným perlením. Dopřejte jí vlastní vedení, malina v hadici zůstává.',
    it: 'Bibita al lampone per la spina, da una vecchia ricetta di gassosa: rosso rubino, con vero succo di lampone e una bollicina morbida. Riservarle una linea propria: il lampone resta nel tubo.',
    sk: 'Malinovka na čap podľa starého receptu zo sodovkárne: rubínová, s pravou malinovou šťavou a jemným perlením. Doprajte jej vlastné vedenie, malina v hadici zostáva.',
    es: 'Refresco de frambuesa para el grifo, según una vieja receta de fábrica de gaseosas: rojo rubí, con zumo de frambuesa de verdad y burbuja suave. Dele una línea propia: la frambuesa se queda en el tubo.',
  },
} as const satisfies Record<string, Texts>;

export const bielaStudnaStories = {
  gentle: {
    en: 'Spring water from under the Low Tatras, lightly carbonated and low in sodium. Quiet enough for wine, lively enough for a lunch table.',
    cs: 'Pramenitá voda zpod Nízkých Tater, jemně sycená a s malým obsahem sodíku. Dost tichá k vínu, dost živá na obědový stůl.',
    it: 'Acqua di sorgente dai Bassi Tatra, leggermente frizzante e povera di sodio. Abbastanza discreta per il vino, abbastanza viva per la tavola del pranzo.',
    sk: 'Pramenitá voda spod Nízkych Tatier, jemne sýtená a s nízkym obsahom sodíka. Dosť tichá k vínu, dosť živá na obedový stôl.',
    es: 'Agua de manantial del pie de los Bajos Tatras, con gas suave y baja en sodio. Lo bastante discreta para el vino, lo bastante viva para la mesa del mediodía.',
  },
  sparkling: {
    en: 'The same spring with a full sparkle: it wakes a tired palate and keeps its bubbles in the glass. Good for spritzers and long drinks.',
    cs: 'Tentýž pramen s plnou perlivostí: probudí unavené patro a bublinky drží i ve sklenici. Dobrá do střiků a long drinků.',
    it: 'La stessa sorgente con tutta la bollicina: risveglia il palato stanco e resta viva nel bicchiere. Adatta a spritz e long drink.',
    sk: 'Ten istý prameň s plnou perlivosťou: prebudí unavené chuťové poháriky a bublinky drží aj v pohári. Dobrá do vínnych strekov a long drinkov.',
    es: 'El mismo manantial con toda la burbuja: despierta el paladar cansado y la conserva en el vaso. Buena para tintos de verano y combinados.',
  },
} as const satisfies Record<string, Texts>;

export const dispenseStories = {
  carbonDioxide: {
    en: 'Food-grade carbon dioxide for dispense, in a steel cylinder of ten kilograms with a tested valve. One cylinder serves about twenty hectolitres of beer.',
    cs: 'Potravinářský oxid uhličitý k výčepu v ocelové lahvi po deseti kilogramech s přezkoušeným ventilem. Jedna lahev vystačí zhruba na dvacet hektolitrů piva.',
    it: 'Anidride carbonica alimentare per la spillatura, in bombola d’acciaio da dieci chilogrammi con valvola collaudata. Una bombola basta per circa venti ettolitri di birra.',
    sk: 'Potravinársky oxid uhličitý na výčap v oceľovej fľaši po desiatich kilogramoch s preskúšaným ventilom. Jedna fľaša vystačí približne na dvadsať hektolitrov piva.',
    es: 'Dióxido de carbono alimentario para el tiraje, en botella de acero de diez kilogramos con válvula revisada. Una botella alcanza para unos veinte hectolitros de cerveza.',
  },
} as const satisfies Record<string, Texts>;
