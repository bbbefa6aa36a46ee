import type { Country } from '../markets/demo-countries.ts';

type FileWords = {
  /** What people call their files. */
  names: Readonly<Record<'crate' | 'label' | 'pallet' | 'tap' | 'screen' | 'invoice' | 'empties', string>>;
  fault: string;
  faultLead: string;
  invoiceTitle: string;
  invoiceNote: string;
  pageWords: string;
  empties: readonly (readonly string[])[];
};

/** Words in the drawn files that somebody has attached. */
export const fileWords: Readonly<Record<Country, FileWords>> = {
  CZ: {
    names: {
      crate: 'rozbité lahve.jpg',
      label: 'štítek.jpg',
      pallet: 'paleta.jpg',
      tap: 'výčep.jpg',
      screen: 'snímek obrazovky.png',
      invoice: 'faktura.pdf',
      empties: 'stav přepravek.xlsx',
    },
    fault: 'Něco se nepovedlo',
    faultLead: 'Objednávku se nepodařilo uložit. Zkuste to znovu.',
    invoiceTitle: 'Faktura (kopie k opravě)',
    invoiceNote: 'IČO odběratele je chybné, správně má být 26900112.',
    pageWords: 'Strana {page} z {pages}',
    empties: [
      ['Obal', 'Podle portálu', 'Napočítáno'],
      ['Přepravka 20 × 0,5 l', '214', '186'],
      ['Sud 50 l', '12', '12'],
    ],
  },
  SK: {
    names: {
      crate: 'rozbité fľaše.jpg',
      label: 'štítok.jpg',
      pallet: 'paleta.jpg',
      tap: 'výčap.jpg',
      screen: 'snímka obrazovky.png',
      invoice: 'faktúra.pdf',
      empties: 'stav prepraviek.xlsx',
    },
    fault: 'Niečo sa nepodarilo',
    faultLead: 'Objednávku sa nepodarilo uložiť. Skúste to znova.',
    invoiceTitle: 'Faktúra (kópia na opravu)',
    invoiceNote: 'IČO odberateľa je chybné, správne má byť 51900112.',
    pageWords: 'Strana {page} z {pages}',
    empties: [
      ['Obal', 'Podľa portálu', 'Narátané'],
      ['Prepravka 20 × 0,5 l', '214', '186'],
      ['Sud 50 l', '12', '12'],
    ],
  },
  IT: {
    names: {
      crate: 'bottiglie rotte.jpg',
      label: 'etichetta.jpg',
      pallet: 'pallet.jpg',
      tap: 'spina.jpg',
      screen: 'schermata.png',
      invoice: 'fattura.pdf',
      empties: 'saldo casse.xlsx',
    },
    fault: 'Qualcosa è andato storto',
    faultLead: 'Non è stato possibile salvare l’ordine. Riprovare.',
    invoiceTitle: 'Fattura (copia da correggere)',
    invoiceNote: 'La partita IVA del cliente è errata, quella giusta è 09900110011.',
    pageWords: 'Pagina {page} di {pages}',
    empties: [
      ['Imballo', 'Secondo il portale', 'Contati'],
      ['Cassa 24 × 33 cl', '214', '186'],
      ['Fusto 30 l', '12', '12'],
    ],
  },
  ES: {
    names: {
      crate: 'botellas rotas.jpg',
      label: 'etiqueta.jpg',
      pallet: 'palé.jpg',
      tap: 'grifo.jpg',
      screen: 'captura de pantalla.png',
      invoice: 'factura.pdf',
      empties: 'saldo de cajas.xlsx',
    },
    fault: 'Algo ha salido mal',
    faultLead: 'No se ha podido guardar el pedido. Inténtelo de nuevo.',
    invoiceTitle: 'Factura (copia para corregir)',
    invoiceNote: 'El NIF del cliente es incorrecto, el correcto es B99001101.',
    pageWords: 'Página {page} de {pages}',
    empties: [
      ['Envase', 'Según el portal', 'Contadas'],
      ['Caja 24 × 33 cl', '214', '186'],
      ['Barril 30 l', '12', '12'],
    ],
  },
};
