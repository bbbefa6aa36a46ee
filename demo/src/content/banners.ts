import type { Country } from '@dray/contract/markets.ts';
import type { Texts } from './texts.ts';

type Banner = {
  id: string;
  location_id: string;
  title: Texts;
  body: Texts;
  image: string;
  link: string;
  countries: Country[];
};

const home = 'homepageAfterLogin';

export const banners: readonly Banner[] = [
  {
    id: 'unfiltered',
    location_id: home,
    title: {
      en: 'Festive brew: Havranov Unfiltered 11°',
      cs: 'Sváteční várka: Havranov Nefiltrovaný 11°',
      it: 'Cotta delle feste: Havranov Non Filtrata 11°',
      sk: 'Sviatočná várka: Havranov Nefiltrovaný 11°',
      es: 'Cerveza para las fiestas: Havranov Sin Filtrar 11°',
    },
    body: {
      en: 'Only in 30 l kegs, while they last. Customer service will reserve yours.',
      cs: 'Jen v\u00a0sudech 30\u00a0l, do vyprodání zásob. Zákaznický servis vám je podrží.',
      it: 'Solo in fusti da 30\u00a0l, fino a esaurimento. Il servizio clienti li può prenotare per il locale.',
      sk: 'Len v\u00a0sudoch 30\u00a0l, do vypredania zásob. Zákaznícky servis vám ich podrží.',
      es: 'Solo en barriles de 30\u00a0l, hasta agotar existencias. Atención al cliente se los reserva.',
    },
    image: 'keg30-nefiltr',
    link: '/catalog/products?q=Nefiltrovan%C3%BD',
    countries: ['CZ'],
  },
  {
    id: 'valdoro-winter',
    location_id: home,
    title: {
      en: 'Valdoro on tap for the holidays',
      cs: 'Valdoro na čepu o\u00a0svátcích',
      it: 'Valdoro alla spina per le feste',
      sk: 'Valdoro na čape počas sviatkov',
      es: 'Valdoro de barril para las fiestas',
    },
    body: {
      en: 'Plan December deliveries now: full trucks leave first.',
      cs: 'Naplánujte prosincové závozy už teď: plné kamiony vyjíždějí první.',
      it: 'Programmare ora le consegne di dicembre: i camion completi partono per primi.',
      sk: 'Naplánujte decembrové závozy už teraz: plné kamióny odchádzajú prvé.',
      es: 'Planifique ya las entregas de diciembre: los camiones completos salen primero.',
    },
    image: 'keg30-valdoro',
    link: '/catalog/products?brand=Valdoro',
    countries: ['IT'],
  },
  {
    id: 'terrace-packs',
    location_id: home,
    title: {
      en: 'One-way bottles for busy nights',
      cs: 'Nevratné lahve na rušné večery',
      it: 'Bottiglie a perdere per le serate di lavoro',
      sk: 'Nevratné fľaše na rušné večery',
      es: 'Cajas no retornables para las noches de más trabajo',
    },
    body: {
      en: 'No empties to store. Ask which formats your van takes.',
      cs: 'Žádné prázdné obaly na skladě. Zeptejte se, která balení se k vám ve voze vejdou.',
      it: 'Nessun vuoto da conservare. Chiedere quali formati entrano nel furgone.',
      sk: 'Žiadne prázdne obaly na sklade. Opýtajte sa, ktoré balenia sa k vám vo vozidle zmestia.',
      es: 'Sin envases vacíos que guardar. Pregunte qué formatos caben en su furgoneta.',
    },
    image: 'carton24-faro',
    link: '/catalog/products?filter_packaging=NRB24',
    countries: ['IT', 'ES'],
  },
  {
    id: 'december-deliveries',
    location_id: home,
    title: {
      en: 'Holiday deliveries: check your days',
      cs: 'Sváteční závozy: ověřte si své dny',
      it: 'Consegne durante le feste: controllare i giorni',
      sk: 'Sviatočné závozy: overte si svoje dni',
      es: 'Entregas en torno a los festivos: compruebe sus días',
    },
    body: {
      en: 'Public holidays move the cut-off. Your ship-to shows the earliest day.',
      cs: 'Svátky posouvají uzávěrku objednávek. Nejbližší možný den uvidíte u svého místa dodání.',
      it: 'I giorni festivi spostano l’orario limite. Il primo giorno utile è indicato accanto al punto di consegna.',
      sk: 'Sviatky posúvajú uzávierku objednávok. Najbližší možný deň uvidíte pri svojom mieste dodania.',
      es: 'Los festivos adelantan la hora límite. El primer día posible aparece junto a su punto de entrega.',
    },
    image: 'crate20-mlyn',
    link: '/cart',
    countries: [],
  },
  {
    id: 'alcohol-free',
    location_id: home,
    title: {
      en: 'Havranov Free: cans for drivers and lunch',
      cs: 'Havranov Free: plechovky pro řidiče i\u00a0k\u00a0obědu',
      it: 'Havranov Free: lattine per chi guida e per il pranzo',
      sk: 'Havranov Free: plechovky pre vodičov aj na obed',
      es: 'Havranov Free: latas para quien conduce y para comer',
    },
    body: {
      en: 'Trays of 24. Talk to us about a trial pallet.',
      cs: 'Plata po 24\u00a0kusech. Domluvte si s\u00a0námi zkušební paletu.',
      it: 'Vassoi da 24. Per un pallet di prova contattare il servizio clienti.',
      sk: 'Platá po 24\u00a0kusov. Dohodnite si s\u00a0nami skúšobnú paletu.',
      es: 'Bandejas de 24. Pregúntenos por un palet de prueba.',
    },
    image: 'cans24-free',
    link: '/catalog/products?q=Havranov%20Free',
    countries: ['CZ'],
  },
  {
    id: 'hockey-bundle',
    location_id: home,
    title: {
      en: 'Hockey night bundle: kegs, cans and gas',
      cs: 'Sada Hokejový večer: sudy, plechovky a plyn',
      it: 'Pacchetto serata hockey: fusti, lattine e gas',
      sk: 'Sada Hokejový večer: sudy, plechovky aj plyn',
      es: 'Lote noche de hockey: barriles, latas y gas',
    },
    body: {
      en: 'Everything for a full house, at one price below the list.',
      cs: 'Všechno pro plný podnik za jednu cenu pod ceníkem.',
      it: 'Tutto per il locale pieno, a un prezzo unico sotto il listino.',
      sk: 'Všetko pre plný podnik za jednu cenu pod cenníkom.',
      es: 'Todo para un local lleno, a un precio único por debajo de la tarifa.',
    },
    image: 'keg50-havranov',
    link: '/catalog/SKS100211',
    countries: ['SK'],
  },
  {
    id: 'terrace-bundle',
    location_id: home,
    title: {
      en: 'Terrace bundle: kegs, shandy and gas',
      cs: 'Sada Terasa: sudy, radler a plyn',
      it: 'Pacchetto terrazza: fusti, radler e gas',
      sk: 'Sada Terasa: sudy, radler a plyn na čapovanie',
      es: 'Pack Terraza: barril, clara y gas',
    },
    body: {
      en: 'Put together for the season, and you choose the shandy.',
      cs: 'Složená na sezonu a radler si vyberete.',
      it: 'Composto per la stagione, con il radler a scelta.',
      sk: 'Zložená na sezónu a radler si vyberiete.',
      es: 'Preparado para la temporada, con la clara a su elección.',
    },
    image: 'keg30-valdoro',
    link: '/catalog/ESS100231',
    countries: ['ES'],
  },
  {
    id: 'your-profile',
    location_id: 'profile',
    title: {
      en: 'The portal in your language, by day and by night',
      cs: 'Portál ve vašem jazyce, ve dne i\u00a0v\u00a0noci',
      it: 'Il portale nella lingua preferita, di giorno e di notte',
      sk: 'Portál vo vašom jazyku, vo dne aj v\u00a0noci',
      es: 'El portal en su idioma, de día y de noche',
    },
    body: {
      en: 'Choose language and colours below; they stay on this device.',
      cs: 'Jazyk a\u00a0barvy zvolíte níže; v\u00a0tomto zařízení zůstanou.',
      it: 'Scegliere lingua e colori qui sotto; restano su questo dispositivo.',
      sk: 'Jazyk a\u00a0farby zvolíte nižšie; v\u00a0tomto zariadení ostanú.',
      es: 'Elija idioma y colores más abajo; se guardan en este dispositivo.',
    },
    image: 'keg50-havranov',
    link: '/profile/details',
    countries: [],
  },
];
