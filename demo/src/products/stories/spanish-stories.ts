import type { Texts } from '../../content/texts.ts';

export const almiradaStories = {
  special: {
    en: 'A golden special of 5.4% alcohol, matured for six weeks: toasted cereal, a floral hop scent and a dense white head. Well chilled and beside tapas, it is what the bar asks for first.',
    cs: 'Zlatý speciál s 5,4 % alkoholu, který zraje šest týdnů: pražené obilí, květinová vůně chmele a hustá bílá pěna. Dobře vychlazený k tapas je první, co si u baru objednají.',
    it: 'Una speciale dorata da 5,4% vol, maturata sei settimane: cereale tostato, profumo floreale di luppolo e una schiuma bianca e densa. Ben fredda e con le tapas è la prima richiesta al banco.',
    sk: 'Zlatý špeciál s 5,4 % alkoholu, ktorý zreje šesť týždňov: pražené obilie, kvetinová vôňa chmeľu a hustá biela pena. Dobre vychladený k tapas je prvé, čo si pri bare objednajú.',
    es: 'Una especial dorada de 5,4 % vol., madurada seis semanas: cereal tostado, aroma floral de lúpulo y una espuma blanca y densa. Bien fría y con tapas es lo primero que pide la barra.',
  },
  zeroToasted: {
    en: 'A toasted beer without alcohol: caramel, bread crust and a roundness that most alcohol-free beers lack. It suits stews and grilled meat as well as its stronger sister does.',
    cs: 'Nealkoholické pivo z praženého sladu: karamel, chlebová kůrka a kulatost, jaká většině nealkoholických piv chybí. K dušeným jídlům a grilovanému masu sedí stejně jako jeho silnější bratr.',
    it: 'Tostata senza alcol: caramello, crosta di pane e una rotondità che manca a molte analcoliche. Accompagna stufati e carni alla griglia come la sorella più forte.',
    sk: 'Nealkoholické pivo z praženého sladu: karamel, chlebová kôrka a plnosť, aká väčšine nealkoholických pív chýba. K duseným jedlám aj grilovanému mäsu sedí rovnako ako jeho silnejší brat.',
    es: 'Tostada sin alcohol: caramelo, corteza de pan y una redondez que falta en muchas sin alcohol. Acompaña guisos y carnes a la brasa igual que su hermana más fuerte.',
  },
  lemon: {
    en: 'Almirada with lemon, the way the terrace orders it: two per cent alcohol, lemon juice and a clean, quick sparkle. Pour it so cold that the glass mists over.',
    cs: 'Almirada s citronem, jak si ji žádá terasa: dvě procenta alkoholu, citronová šťáva a čisté, rychlé perlení. Nalévejte ji tak studenou, aby se sklenice orosila.',
    it: 'Almirada al limone, come la chiede la terrazza: due gradi alcolici, succo di limone e una bollicina pulita e veloce. Versarla così fredda da appannare il bicchiere.',
    sk: 'Almirada s citrónom, ako si ju žiada terasa: dve percentá alkoholu, citrónová šťava a čisté, rýchle perlenie. Nalievajte ju takú studenú, aby sa pohár orosil.',
    es: 'Almirada con limón, como la pide la terraza: dos grados de alcohol, zumo de limón y una burbuja limpia y rápida. Viértala tan fría que el vaso se empañe.',
  },
  wheat: {
    en: 'A wheat beer with Mediterranean manners: orange blossom, coriander seed and a soft, milky haze. Fine with rice, seafood and spring vegetables.',
    cs: 'Pšeničné pivo se středomořskými způsoby: pomerančový květ, koriandrové semínko a měkký, mléčný zákal. Dobré k rýži, mořským plodům i jarní zelenině.',
    it: 'Birra di frumento dai modi mediterranei: fior d’arancio, semi di coriandolo e una velatura morbida e lattea. Buona con riso, frutti di mare e verdure di primavera.',
    sk: 'Pšeničné pivo so stredomorskými spôsobmi: pomarančový kvet, koriandrové semienko a mäkký, mliečny zákal. Dobré k ryži, morským plodom aj jarnej zelenine.',
    es: 'Cerveza de trigo de modales mediterráneos: azahar, semilla de cilantro y una turbidez suave y lechosa. Buena con arroces, mariscos y verduras de primavera.',
  },
} as const satisfies Record<string, Texts>;

export const sierraBravaStories = {
  toasted: {
    en: 'A mountain amber: roasted chestnut, caramel and a dry, slightly smoky finish. Its six per cent carry grilled meat and mature sheep’s cheese.',
    cs: 'Horské jantarové: pečený kaštan, karamel a suchý, lehce kouřový závěr. Jeho šest procent unese grilované maso i zralý ovčí sýr.',
    it: 'Un’ambrata di montagna: castagna arrostita, caramello e un finale secco, appena affumicato. I suoi sei gradi alcolici reggono carne alla griglia e pecorino stagionato.',
    sk: 'Horské jantárové: pečený gaštan, karamel a suchý, ľahko dymový záver. Jeho šesť percent unesie grilované mäso aj zrelý ovčí syr.',
    es: 'Una tostada de montaña: castaña asada, caramelo y un final seco, ligeramente ahumado. Sus seis grados de alcohol aguantan la carne a la brasa y el queso de oveja curado.',
  },
  black: {
    en: 'A black beer from the high valleys: dark chocolate, fig and toasted rye under a coffee-coloured head. Slow, warm and made for after dinner.',
    cs: 'Černé pivo z vysokých údolí: hořká čokoláda, fík a pražené žito pod pěnou kávové barvy. Pomalé, hřejivé, na dobu po večeři.',
    it: 'Una nera dalle valli alte: cioccolato fondente, fico e segale tostata sotto una schiuma color caffè. Lenta, calda, fatta per il dopocena.',
    sk: 'Čierne pivo z vysokých dolín: horká čokoláda, figa a pražená raž pod penou kávovej farby. Pomalé, hrejivé, na čas po večeri.',
    es: 'Una negra de los valles altos: chocolate negro, higo y centeno tostado bajo una espuma color café. Lenta, cálida, hecha para la sobremesa.',
  },
  ipa: {
    en: 'An IPA that smells of pine woods: resin, mandarin and tropical fruit over a lean malt body. Bitter from the first sip and surprisingly easy to finish.',
    cs: 'IPA vonící borovým lesem: pryskyřice, mandarinka a tropické ovoce na štíhlém sladovém těle. Hořká od prvního doušku, a přesto se dopíjí překvapivě snadno.',
    it: 'Un’IPA che profuma di pineta: resina, mandarino e frutta tropicale su un corpo di malto snello. Amara dal primo sorso e sorprendentemente facile da finire.',
    sk: 'IPA s vôňou borovicového lesa: živica, mandarínka a tropické ovocie na štíhlom sladovom tele. Horká od prvého dúšku, a predsa sa dopíja prekvapivo ľahko.',
    es: 'Una IPA con aroma a pinar: resina, mandarina y fruta tropical sobre un cuerpo de malta ligero. Amarga desde el primer trago y sorprendentemente fácil de acabar.',
  },
} as const satisfies Record<string, Texts>;
