import type { Language } from '@dray/contract/languages.ts';

type Canned = { title: string; texts: Readonly<Record<Language, string>> };

/** What customer service answers often. */
export const cannedTexts: readonly Canned[] = [
  {
    title: 'Poděkování a převzetí',
    texts: {
      en: 'Hello {name},\n\nthank you for your message. We are looking into request {number} and will reply by the end of the next working day.',
      cs: 'Dobrý den,\n\nděkujeme za zprávu. Požadavek {number} řešíme a odpovíme nejpozději do konce příštího pracovního dne.\n\nZákaznický servis',
      it: 'Buongiorno,\n\ngrazie del messaggio. La richiesta {number} è in lavorazione, risponderemo entro la fine del prossimo giorno lavorativo.\n\nAssistenza clienti',
      sk: 'Dobrý deň,\n\nďakujeme za správu. Požiadavku {number} riešime a odpovieme najneskôr do konca nasledujúceho pracovného dňa.\n\nZákaznícky servis',
      es: 'Buenos días:\n\nGracias por su mensaje. Estamos atendiendo la solicitud {number} y le responderemos antes de que acabe el próximo día laborable.\n\nServicio de atención al cliente',
    },
  },
  {
    title: 'Prosba o fotografii štítku',
    texts: {
      en: 'Hello {name},\n\nplease send us a photo of the label on the crate, with its date and batch. We will issue the credit note right after that.',
      cs: 'Dobrý den,\n\npošlete nám prosím fotografii štítku na přepravce, aby bylo vidět datum a šarže. Hned potom vystavíme dobropis.',
      it: 'Buongiorno,\n\nvi chiediamo una foto dell’etichetta della cassa, con data e lotto ben leggibili. Subito dopo emetteremo la nota di credito.',
      sk: 'Dobrý deň,\n\npošlite nám, prosím, fotografiu štítka na prepravke, aby bolo vidieť dátum a šaržu. Hneď potom vystavíme dobropis.',
      es: 'Buenos días:\n\nEnvíenos, por favor, una foto de la etiqueta de la caja en la que se lean la fecha y el lote. En cuanto la tengamos emitiremos el abono.',
    },
  },
  {
    title: 'Dobropis odeslán',
    texts: {
      en: 'Hello {name},\n\nthe credit note for request {number} has been issued. You will find it in My documents.',
      cs: 'Dobrý den,\n\ndobropis k požadavku {number} je vystavený. Najdete ho v části Moje dokumenty.',
      it: 'Buongiorno,\n\nla nota di credito per la richiesta {number} è stata emessa. Si trova nei documenti del portale.',
      sk: 'Dobrý deň,\n\ndobropis k požiadavke {number} je vystavený. Nájdete ho v časti Moje dokumenty.',
      es: 'Buenos días:\n\nSe ha emitido el abono de la solicitud {number}. Lo encontrará entre sus documentos del portal.',
    },
  },
  {
    title: 'Změna dne závozu',
    texts: {
      en: 'Hello {name},\n\nyour delivery day has been changed as you asked. The new day is in the calendar of your next order.',
      cs: 'Dobrý den,\n\nden závozu jsme změnili, jak jste chtěli. Nový den už uvidíte v kalendáři u příští objednávky.',
      it: 'Buongiorno,\n\nil giorno di consegna è stato modificato come richiesto. Il nuovo giorno compare nel calendario del prossimo ordine.',
      sk: 'Dobrý deň,\n\ndeň závozu sme zmenili, ako ste chceli. Nový deň už uvidíte v kalendári pri ďalšej objednávke.',
      es: 'Buenos días:\n\nHemos cambiado el día de reparto como nos pidió. El nuevo día aparece en el calendario de su próximo pedido.',
    },
  },
];
