import type { Country } from '../../markets/demo-countries.ts';
import type { PlotName } from '../request-plots.ts';

/** What customer service has noted for colleagues; no customer reads it. */
export const noteTexts: Readonly<Record<Country, Readonly<Partial<Record<PlotName, string>>>>> = {
  CZ: {
    broken: 'Řidič to potvrdil po telefonu, dobropis jen čeká na fotku štítku.',
    deposit: 'Sklad v Brně přepočítává přepravky, ozvou se do pátku.',
    taste: 'Laboratoř má vzorek z téže šarže. Nic neslibovat, dokud se neozvou.',
  },
  SK: {
    broken: 'Vodič to potvrdil po telefóne, dobropis čaká už len na fotku štítka.',
    deposit: 'Sklad v Žiline prepočítava prepravky, ozvú sa do piatka.',
    taste: 'Laboratórium má vzorku z tej istej šarže. Nič nesľubovať, kým sa neozvú.',
  },
  IT: {
    broken: 'L’autista ha confermato per telefono, per la nota di credito manca solo la foto dell’etichetta.',
    deposit: 'Il deposito sta ricontando le casse, risposta entro venerdì.',
    taste: 'Il laboratorio ha un campione dello stesso lotto. Non promettere nulla prima del risultato.',
  },
  ES: {
    broken: 'El repartidor lo ha confirmado por teléfono, para el abono solo falta la foto de la etiqueta.',
    deposit: 'El almacén está recontando las cajas, contestan antes del viernes.',
    taste: 'El laboratorio tiene una muestra del mismo lote. No prometer nada hasta tener el resultado.',
  },
};
