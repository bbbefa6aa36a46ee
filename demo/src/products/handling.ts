import type { Texts } from '../content/texts.ts';
import type { PackCode } from './pack-formats.ts';

const steelKeg: Texts = {
  en: 'Let the keg rest in the cellar for a day, tap it with clean lines and empty it within five days.',
  cs: 'Sud nechte den odstát ve sklepě, narážejte na čisté vedení a vytočte do pěti dnů.',
  it: 'Lasciare riposare il fusto un giorno in cantina, attaccarlo a linee pulite e vuotarlo entro cinque giorni.',
  sk: 'Sud nechajte deň odstáť v pivnici, narážajte na čisté vedenie a vyčapujte do piatich dní.',
  es: 'Deje reposar el barril un día en la bodega, conéctelo a líneas limpias y consúmalo en cinco días.',
};

const crate: Texts = {
  en: 'Store the crates dark and cool; the empties go back with the next delivery.',
  cs: 'Přepravky skladujte v temnu a chladu, prázdné obaly odvezeme s dalším závozem.',
  it: 'Conservare le casse al buio e al fresco; i vuoti si ritirano alla consegna successiva.',
  sk: 'Prepravky skladujte v tme a chlade, prázdne obaly odvezieme s ďalším závozom.',
  es: 'Guarde las cajas retornables en un lugar fresco y oscuro; los envases vacíos vuelven con la siguiente entrega.',
};

const carton: Texts = {
  en: 'The carton holds one-way bottles: keep it dry and out of the sun.',
  cs: 'V kartonu jsou nevratné lahve: držte ho v suchu a mimo slunce.',
  it: 'Il cartone contiene bottiglie a perdere: tenerlo all’asciutto e lontano dal sole.',
  sk: 'V kartóne sú nevratné fľaše: držte ho v suchu a mimo slnka.',
  es: 'La caja de cartón lleva botellas no retornables: manténgala seca y lejos del sol.',
};

/** What to mind with each pack, whatever is in it. */
export const handlingAdvice: Readonly<Record<PackCode, Texts>> = {
  KEG50: steelKeg,
  KEG30: steelKeg,
  CR20: crate,
  CR24: crate,
  NRB24: carton,
  NRB15: carton,
  OWK20: {
    en: 'The one-way keg does not come back: release its pressure before you crush and recycle it.',
    cs: 'Nevratný sud se nevrací: před stlačením a odevzdáním do tříděného odpadu z něj vypusťte tlak.',
    it: 'Il fusto a perdere non si restituisce: scaricare la pressione prima di schiacciarlo e avviarlo al riciclo.',
    sk: 'Nevratný sud sa nevracia: pred stlačením a odovzdaním do triedeného odpadu z neho vypustite tlak.',
    es: 'El barril no retornable no se devuelve: libere la presión antes de aplastarlo y reciclarlo.',
  },
  CAN24: {
    en: 'Cans chill quickly, keep the light out and take little room in the fridge.',
    cs: 'Plechovky se rychle chladí, nepropustí světlo a v lednici zaberou málo místa.',
    it: 'Le lattine si raffreddano in fretta, non lasciano passare la luce e occupano poco posto in frigo.',
    sk: 'Plechovky sa rýchlo chladia, neprepustia svetlo a v chladničke zaberú málo miesta.',
    es: 'Las latas se enfrían rápido, no dejan pasar la luz y ocupan poco en la nevera.',
  },
  PET6: {
    en: 'Keep the pack out of frost and direct sun, and finish an open bottle within two days.',
    cs: 'Balík chraňte před mrazem a přímým sluncem, otevřenou lahev spotřebujte do dvou dnů.',
    it: 'Tenere il fardello al riparo da gelo e sole diretto e consumare la bottiglia aperta entro due giorni.',
    sk: 'Balík chráňte pred mrazom a priamym slnkom, otvorenú fľašu spotrebujte do dvoch dní.',
    es: 'Proteja el pack de las heladas y del sol directo y consuma la botella abierta en dos días.',
  },
  CO2: {
    en: 'Hand the empty cylinder to the driver at the next delivery.',
    cs: 'Prázdnou lahev předejte řidiči při dalším závozu.',
    it: 'Dare la bombola vuota all’autista alla consegna successiva.',
    sk: 'Prázdnu fľašu odovzdajte vodičovi pri ďalšom závoze.',
    es: 'Entregue la botella vacía al repartidor en la siguiente entrega.',
  },
};
