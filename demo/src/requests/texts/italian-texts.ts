import type { PlotTexts } from '../request-plots.ts';

export const italianTexts: PlotTexts = {
  broken: [
    'Bottiglie rotte nella consegna',
    'Nello strato inferiore del pallet c’erano due casse con bottiglie rotte, circa 14 pezzi. L’autista le ha viste e lo ha scritto sulla bolla.',
    'Buongiorno, grazie per le foto. Può inviarci anche un’immagine dell’etichetta della cassa, con data e lotto? Subito dopo emettiamo la nota di credito.',
  ],
  short: [
    'Mancano due fusti',
    'Sulla bolla ci sono sei fusti, l’autista ne ha scaricati quattro. Nella foto si vede ciò che è rimasto sul pallet.',
    'Grazie, chiediamo al magazzino se i fusti sono rimasti sul camion. Rispondiamo entro oggi.',
    'Ci servirebbero entro venerdì, abbiamo una festa in programma.',
  ],
  invoice: [
    'Partita IVA errata in fattura',
    'La fattura è intestata alla vecchia società. La alleghiamo e chiediamo la correzione.',
    'Buongiorno, la modifica ci risulta dal 1º ottobre. Conferma che l’indirizzo resta lo stesso?',
    'Sì, l’indirizzo non cambia.',
    'Domani troverà il documento corretto tra i documenti. La fattura originale è stata annullata.',
  ],
  deposit: [
    'Il saldo delle casse non torna',
    'Secondo voi abbiamo 214 casse, noi ne abbiamo contate 186. Alleghiamo la tabella.',
    'Grazie per il riepilogo. Il magazzino sta ricontando i resi dell’ultimo trimestre, di solito servono tre giorni lavorativi.',
  ],
  tap: [
    'La spina gocciola',
    'Il rubinetto della seconda spina gocciola anche da chiuso. In una notte si riempie mezzo secchio.',
    'Il tecnico può passare mercoledì tra le otto e le dieci. Va bene?',
    'Sì, ci sarà qualcuno.',
    'Il tecnico ha sostituito la guarnizione e pulito la spina. Se dovesse ripetersi, scriva qui.',
  ],
  day: [
    'Giorno di consegna in inverno',
    'Da dicembre il lunedì siamo chiusi. È possibile consegnare il martedì?',
    'Abbiamo passato la richiesta alla pianificazione. Il calendario invernale si chiude a fine mese, fino ad allora la teniamo in sospeso.',
  ],
  late: [
    'La consegna non è arrivata',
    'Il camion doveva arrivare entro le dieci, sono le undici e mezza.',
    'È arrivato adesso. Grazie, potete chiudere.',
  ],
  portal: [
    'Non si salva l’ordine',
    'Quando salvo per dopo appare un errore. Invio una schermata.',
    'Buongiorno, succede con tutti gli ordini o solo con questo?',
    'Solo con questo, gli altri si sono salvati.',
    'Grazie. Ci scriva ancora quante righe ha il carrello e a che ora ha provato.',
  ],
  place: [
    'Nuovo deposito da gennaio',
    'A gennaio apriamo un secondo deposito. Che cosa vi serve per poter ordinare al nuovo indirizzo?',
    'Aggiungo: il camion passa solo dal retro, dal cortile.',
  ],
  again: [
    'Ancora sui fusti mancanti',
    'L’ho già segnalato, ma non so se è arrivato: mancano due fusti.',
    'Buongiorno, abbiamo unito le due richieste, la risposta arriva nella prima.',
  ],
  taste: [
    'La birra ha un sapore strano',
    'L’ultimo fusto è acido, i clienti lo rimandano indietro. La sanificazione è della settimana scorsa.',
    'Ci dispiace. Quale lotto c’è sull’etichetta del fusto?',
    'L2611 04, attaccato sabato.',
    'Grazie, il laboratorio controlla un campione dello stesso lotto. Per favore non svuotate il fusto.',
    'Va bene, è da parte in cantina.',
  ],
  credit: [
    'Manca la nota di credito dei fusti',
    'Tre settimane fa abbiamo reso 24 fusti vuoti e la nota di credito non c’è.',
    'Sul documento di ritiro vediamo 18 pezzi. Ha la copia firmata dall’autista?',
    'Sì, ma è da un collega. La invio domani.',
    'Bene, la aspettiamo. Senza la copia firmata non possiamo accreditare la differenza.',
  ],
  collection: [
    'Ritiro straordinario dei vuoti',
    'Dopo la sagra abbiamo il cortile pieno di casse, circa sei pallet. Potete ritirarle fuori dal giro?',
    'Possiamo giovedì pomeriggio. Avete un carrello elevatore?',
    'Sì, ma solo fino alle tre.',
    'Allora anticipiamo all’una.',
    'Perfetto, grazie.',
    'Ritirati, i sei pallet sono accreditati. Grazie per la collaborazione.',
  ],
  payment: [
    'Scadenza della fattura',
    'Nel contratto abbiamo 21 giorni, in fattura ce ne sono 14. Che cosa vale?',
    'Vale il contratto. Verifichiamo perché in fattura è finito un altro termine.',
    'Grazie. Nel frattempo aspettiamo?',
    'Sì, non riceverà solleciti.',
    'E le prossime fatture saranno giuste?',
    'Sì, abbiamo corretto il dato del soggetto pagante, le nuove fatture hanno 21 giorni.',
  ],
  idea: [
    'Un’idea per i preferiti',
    'Ci servirebbe dividere i preferiti tra inverno ed estate.',
    'Basterebbe anche un ordine personale nell’elenco.',
  ],
};
