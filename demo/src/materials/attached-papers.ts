import type { Paper, PaperTable } from '@dray/server/platform/pdf/paper.ts';

type Attached = { path: string; paper: Paper };
type Rows = readonly (readonly [string, string])[];

const table = (heading: string, heads: readonly [string, string], rows: Rows): PaperTable => ({
  heading,
  columns: [
    { head: heads[0], share: 0.34 },
    { head: heads[1], share: 0.66 },
  ],
  rows,
});

const attached = (
  path: string,
  said: Pick<Paper, 'language' | 'title' | 'tables' | 'notes' | 'pageWords'>,
): Attached => ({
  path,
  paper: {
    issuer: 'Meridian Breweries',
    issuedOn: '2026-01-05',
    parties: [],
    facts: [],
    sums: [],
    payment: undefined,
    ...said,
  },
});

/** Papers that lie beside articles; their words are content like the articles themselves. */
export const attachedPapers: readonly Attached[] = [
  attached('news/cz-holiday-deliveries/svatecni-zavozy.pdf', {
    language: 'cs',
    title: 'Závozy o Vánocích',
    tables: [
      table(
        'Přehled dnů',
        ['Den', 'Závoz'],
        [
          ['22. prosince', 'jezdíme podle obvyklého rozpisu'],
          ['23. prosince', 'poslední závoz před svátky'],
          ['24., 25. a 26. prosince', 'nejezdíme'],
          ['27. až 30. prosince', 'jezdíme v pracovní dny'],
          ['31. prosince', 'jen dopolední závozy'],
          ['1. ledna', 'nejezdíme'],
        ],
      ),
    ],
    notes: ['Přesnou uzávěrku objednávek pro vaše místo dodání ukazuje úvodní stránka portálu.'],
    pageWords: 'Strana {page} z {pages}',
  }),
  attached('news/cz-tapster-evening/program-vecera.pdf', {
    language: 'cs',
    title: 'Večer výčepních: program',
    tables: [
      table(
        'Stará sladovna, Brno',
        ['Čas', 'Co se děje'],
        [
          ['17:00', 'Ukázka sanitace vedení'],
          ['17:30', 'Čepování ve skupinách po čtyřech'],
          ['19:00', 'Tři tlaky, dvě teploty: řízená ochutnávka'],
          ['20:00', 'Soutěž výčepních'],
          ['21:30', 'Vyhlášení a volná zábava'],
        ],
      ),
    ],
    notes: ['Vstup zdarma pro dva lidi z každé provozovny. Místo zajistí obchodní zástupce.'],
    pageWords: 'Strana {page} z {pages}',
  }),
  attached('news/sk-can-deposits/zalohovane-plechovky.pdf', {
    language: 'sk',
    title: 'Kam s prázdnym obalom',
    tables: [
      table(
        'Pre obsluhu',
        ['Obal', 'Kam patrí'],
        [
          ['Sklenená fľaša, prepravka', 'vodičovi pri závoze'],
          ['Sud, paleta, tlaková fľaša', 'vodičovi pri závoze'],
          ['Plechovka', 'do vreca, nestlačená, do odberného miesta'],
          ['PET fľaša', 'do vreca, s vrchnákom, do odberného miesta'],
          ['Kartón a fólia', 'do triedeného odpadu'],
        ],
      ),
    ],
    notes: ['Záloha za plechovku a PET fľašu je 0,15 €, za plato 24 plechoviek 3,60 €.'],
    pageWords: 'Strana {page} z {pages}',
  }),
  attached('news/it-giornata-spina/programma.pdf', {
    language: 'it',
    title: 'Giornata della spina: programma',
    tables: [
      table(
        'Ex Magazzino del Grano, Bologna',
        ['Ora', 'Laboratorio'],
        [
          ['9:30', 'Accoglienza e caffè'],
          ['10:00 e 15:00', 'Igiene dell’impianto'],
          ['11:00 e 16:00', 'Servizio della Non Filtrata'],
          ['12:00 e 17:00', 'Abbinamenti con la cucina emiliana'],
          ['14:00 e 18:00', 'Gestione dei vuoti'],
        ],
      ),
    ],
    notes: ['Fino a tre persone per azienda. Iscrizione presso l’agente di zona.'],
    pageWords: 'Pagina {page} di {pages}',
  }),
  attached('news/es-recogida-envases/envases-preparados.pdf', {
    language: 'es',
    title: 'Envases listos para la recogida',
    tables: [
      table(
        'Antes de que llegue el repartidor',
        ['Envase', 'Cómo dejarlo'],
        [
          ['Barriles', 'de pie, por tamaño, con su tapón'],
          ['Cajas retornables', 'cinco de altura, botellas boca arriba'],
          ['Palets', 'aparte, sin tablas rotas'],
          ['Botellas de CO₂', 'de pie, válvula cerrada, con caperuza'],
          ['Latas y no retornables', 'no se recogen: al contenedor'],
        ],
      ),
    ],
    notes: ['Cuente con el repartidor y firme el albarán después de contar.'],
    pageWords: 'Página {page} de {pages}',
  }),
];
