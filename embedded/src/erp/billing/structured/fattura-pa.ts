import type { InvoiceFacts, InvoiceLine, InvoiceParty, TaxGroup } from './invoice-facts.ts';
import { element, elements, type Xml, xmlDocument } from './xml.ts';

const namespace = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';
const toCompanies = 'FPR12';
/** The recipient has given no address of the exchange system. */
const noRecipientCode = '0000000';
/** Containers to be returned are outside the taxable base. */
const outsideTheBase = { nature: 'N1', law: 'Art. 15, comma 1, n. 4, DPR 633/72' };

/** FatturaPA 1.2.2, what Italian accounting programs read. */
export function fatturaPaOf(facts: InvoiceFacts): Buffer {
  const content = elements({ FatturaElettronicaHeader: headerOf(facts), FatturaElettronicaBody: bodyOf(facts) });
  return xmlDocument(element('p:FatturaElettronica', content, { versione: toCompanies, 'xmlns:p': namespace }));
}

const headerOf = ({ number, supplier, customer }: InvoiceFacts): Xml[] =>
  elements({
    DatiTrasmissione: elements({
      IdTrasmittente: taxIdOf(supplier),
      ProgressivoInvio: number,
      FormatoTrasmissione: toCompanies,
      CodiceDestinatario: noRecipientCode,
    }),
    CedentePrestatore: elements({
      DatiAnagrafici: elements({
        IdFiscaleIVA: taxIdOf(supplier),
        Anagrafica: elements({ Denominazione: supplier.name }),
        RegimeFiscale: 'RF01',
      }),
      Sede: seatOf(supplier),
    }),
    CessionarioCommittente: elements({
      DatiAnagrafici: elements({
        IdFiscaleIVA: customer.vat === '' ? undefined : taxIdOf(customer),
        Anagrafica: elements({ Denominazione: customer.name }),
      }),
      Sede: seatOf(customer),
    }),
  });

const taxIdOf = ({ vat, country }: InvoiceParty): Xml[] =>
  elements({ IdPaese: country, IdCodice: vat.replace(new RegExp(`^${country}`), '') });

const seatOf = ({ street, zip, city, country }: InvoiceParty): Xml[] =>
  elements({ Indirizzo: street, CAP: zip.replaceAll(' ', ''), Comune: city, Nazione: country });

const bodyOf = (facts: InvoiceFacts): Xml[] =>
  elements({
    DatiGenerali: elements({
      DatiGeneraliDocumento: elements({
        TipoDocumento: 'TD01',
        Divisa: facts.currency,
        Data: facts.date,
        Numero: facts.number,
        ImportoTotaleDocumento: facts.gross,
      }),
    }),
    DatiBeniServizi: [
      ...facts.lines.map((line, index) => lineOf(line, index + 1, facts.rate)),
      ...facts.groups.map(taxOf),
    ],
    DatiPagamento: elements({
      CondizioniPagamento: 'TP02',
      DettaglioPagamento: elements({
        ModalitaPagamento: 'MP05',
        ImportoPagamento: facts.gross,
        IBAN: facts.seller.iban,
        BIC: facts.seller.bic,
      }),
    }),
  });

const lineOf = (line: InvoiceLine, number: number, rate: string): Xml =>
  element(
    'DettaglioLinee',
    elements({
      NumeroLinea: String(number),
      CodiceArticolo: elements({ CodiceTipo: 'SKU', CodiceValore: line.material }),
      Descrizione: line.text,
      Quantita: line.quantity,
      UnitaMisura: 'PZ',
      PrezzoUnitario: line.unitPrice,
      PrezzoTotale: line.net,
      AliquotaIVA: line.isDeposit ? '0.00' : rate,
      Natura: line.isDeposit ? outsideTheBase.nature : undefined,
    }),
  );

const taxOf = ({ rate, base, tax, isDeposits }: TaxGroup): Xml =>
  element(
    'DatiRiepilogo',
    elements({
      AliquotaIVA: rate,
      Natura: isDeposits ? outsideTheBase.nature : undefined,
      ImponibileImporto: base,
      Imposta: tax,
      EsigibilitaIVA: isDeposits ? undefined : 'I',
      RiferimentoNormativo: isDeposits ? outsideTheBase.law : undefined,
    }),
  );
