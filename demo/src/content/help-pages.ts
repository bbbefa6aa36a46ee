import type { Texts } from './texts.ts';

type HelpPage = { id: string; title: Texts; body: Texts };

/** The first-login tutorial, in the order it is read. */
export const helpPages: readonly HelpPage[] = [
  {
    id: 'welcome',
    title: {
      en: 'Welcome to Dray',
      cs: 'Vítejte v\u00a0portálu Dray',
      it: 'Benvenuti in Dray',
      sk: 'Vitajte v\u00a0portáli Dray',
      es: 'Le damos la bienvenida a Dray',
    },
    body: {
      en: 'Your orders, deliveries and documents are here, at your own prices. This guide takes a minute.',
      cs: 'Najdete tu své objednávky, závozy a\u00a0dokumenty, vždy se svými cenami. Průvodce zabere minutu.',
      it: 'Qui si trovano ordini, consegne e documenti, ai prezzi riservati. La guida richiede un minuto.',
      sk: 'Nájdete tu svoje objednávky, závozy a\u00a0dokumenty, vždy so svojimi cenami. Sprievodca zaberie minútu.',
      es: 'Aquí tiene sus pedidos, entregas y documentos, con sus precios. La guía dura un minuto.',
    },
  },
  {
    id: 'ship-to',
    title: {
      en: 'First choose where we deliver',
      cs: 'Nejprve zvolte místo dodání',
      it: 'Scegliere prima il punto di consegna',
      sk: 'Najprv zvoľte miesto dodania',
      es: 'Primero elija el punto de entrega',
    },
    body: {
      en: 'The ship-to stands at the top of every page. Prices, delivery days and limits follow it.',
      cs: 'Místo dodání vidíte nahoře na každé stránce. Řídí se jím ceny, dny závozu i\u00a0limity.',
      it: 'Il punto di consegna è in alto in ogni pagina. Da esso dipendono prezzi, giorni di consegna e limiti.',
      sk: 'Miesto dodania vidíte hore na každej stránke. Riadia sa ním ceny, dni závozu aj limity.',
      es: 'El punto de entrega está arriba en cada página. De él dependen precios, días de reparto y límites.',
    },
  },
  {
    id: 'quantities',
    title: {
      en: 'Packs, layers, pallets',
      cs: 'Balení, vrstvy, palety',
      it: 'Colli, strati, pallet',
      sk: 'Balenia, vrstvy, palety',
      es: 'Bultos, capas, palets',
    },
    body: {
      en: 'Order in the unit you think in. The portal converts the rest and shows how full the truck is.',
      cs: 'Objednávejte v\u00a0jednotce, na kterou jste zvyklí. Zbytek portál přepočítá a\u00a0ukáže vytížení vozu.',
      it: 'Si ordina nell’unità abituale. Il portale converte il resto e mostra il carico del camion.',
      sk: 'Objednávajte v\u00a0jednotke, na ktorú ste zvyknutí. Portál prepočíta zvyšok a\u00a0ukáže vyťaženie vozidla.',
      es: 'Pida en la unidad habitual. El portal convierte el resto y muestra la carga del camión.',
    },
  },
  {
    id: 'delivery',
    title: {
      en: 'Mind the cut-off',
      cs: 'Pozor na uzávěrku objednávek',
      it: 'Attenzione all’orario limite',
      sk: 'Pozor na uzávierku objednávok',
      es: 'Atención a la hora límite',
    },
    body: {
      en: 'Order before the cut-off and the goods come on the earliest day. Holidays are already counted in.',
      cs: 'Objednáte-li před uzávěrkou, zboží přijede v\u00a0nejbližší možný den. Svátky jsou už započítané.',
      it: 'Con l’ordine inviato entro l’orario limite, la merce arriva il primo giorno possibile. I festivi sono già considerati.',
      sk: 'Ak objednáte pred uzávierkou, tovar príde v\u00a0najbližší možný deň. Sviatky sú už započítané.',
      es: 'Si pide antes de la hora límite, la mercancía llega el primer día posible. Los festivos ya se tienen en cuenta.',
    },
  },
  {
    id: 'help',
    title: {
      en: 'We are here to help',
      cs: 'Jsme tu pro vás',
      it: 'Siamo a disposizione',
      sk: 'Sme tu pre vás',
      es: 'Estamos para ayudarle',
    },
    body: {
      en: 'Phones, mail and hours of customer service are on the Contact page, in your language.',
      cs: 'Telefony, e-mail a\u00a0provozní dobu zákaznického servisu najdete na stránce Kontakt, ve vašem jazyce.',
      it: 'Telefoni, e-mail e orari del servizio clienti sono nella pagina Contatti, nella lingua scelta.',
      sk: 'Telefóny, e-mail a\u00a0prevádzkový čas zákazníckeho servisu nájdete na stránke Kontakt, vo vašom jazyku.',
      es: 'Los teléfonos, el correo y el horario de atención al cliente están en la página Contacto, en su idioma.',
    },
  },
];
