import type { PlotTexts } from '../request-plots.ts';

export const czechTexts: PlotTexts = {
  broken: [
    'Rozbité lahve v závozu',
    'Ve spodní vrstvě palety byly dvě přepravky s rozbitými lahvemi, asi 14 kusů. Řidič to viděl a napsal na dodací list.',
    'Dobrý den, děkujeme za fotky. Pošlete nám prosím ještě snímek štítku na přepravce, aby bylo vidět datum a šarži. Hned potom vystavíme dobropis.',
  ],
  short: [
    'Chybí dva sudy',
    'Na dodacím listu je šest sudů, řidič složil čtyři. Na fotce je, co zůstalo na paletě.',
    'Díky, ptáme se skladu, jestli sudy nezůstaly v autě. Ozveme se ještě dnes.',
    'Potřebovali bychom je do pátku, máme plný sál.',
  ],
  invoice: [
    'Na faktuře je staré IČO',
    'Faktura je vystavená na původní firmu. Posíláme ji v příloze, prosíme o opravu.',
    'Dobrý den, změnu údajů máme od 1. října. Potvrdíte prosím, že adresa zůstává stejná?',
    'Ano, adresa platí dál.',
    'Opravený doklad najdete zítra mezi dokumenty. Původní fakturu jsme stornovali.',
  ],
  deposit: [
    'Nesedí stav přepravek',
    'Podle vás máme doma 214 přepravek, my jsme jich napočítali 186. Tabulku přikládáme.',
    'Děkujeme za přehled. Sklad přepočítává vratky za poslední čtvrtletí, trvá to obvykle tři pracovní dny.',
  ],
  tap: [
    'Kape výčep u baru',
    'Kohout u druhé pípy kape i zavřený. Přes noc nateče půl kýble.',
    'Technik může přijet ve středu mezi osmou a desátou. Hodí se vám to?',
    'Ano, někdo tam bude.',
    'Technik vyměnil těsnění a pípu pročistil. Kdyby se to vrátilo, napište sem.',
  ],
  day: [
    'Změna dne závozu v zimě',
    'Od prosince máme v pondělí zavřeno. Šlo by jezdit v úterý?',
    'Předali jsme to plánování tras. Zimní jízdní řád se uzavírá ke konci měsíce, do té doby požadavek podržíme.',
  ],
  late: [
    'Závoz ještě nedorazil',
    'Auto mělo přijet do deseti, je půl dvanácté.',
    'Tak už je tady. Děkuji, můžete to zavřít.',
  ],
  portal: [
    'Nejde uložit objednávka',
    'Při uložení na později se objeví chyba. Posílám snímek obrazovky.',
    'Dobrý den, stává se to u každé objednávky, nebo jen u téhle?',
    'Jen u téhle, ostatní se uložily.',
    'Děkujeme. Napište nám ještě, kolik má košík řádků a v kolik hodin jste to zkoušeli.',
  ],
  place: [
    'Nová provozovna od ledna',
    'V lednu otvíráme zahradní výčep. Co potřebujete, abychom mohli objednávat na novou adresu?',
    'Ještě doplňuji: auto se tam dostane jen zezadu, ze dvora.',
  ],
  again: [
    'Ještě k těm sudům',
    'Už jsem to hlásil, ale nevím, jestli to prošlo: chybí dva sudy.',
    'Dobrý den, oba požadavky jsme spojili, odpověď dostanete v tom prvním.',
  ],
  taste: [
    'Pivo má divnou chuť',
    'Poslední sud je nakyslý, hosté ho vracejí. Sanitaci jsme dělali minulý týden.',
    'To nás mrzí. Jaká šarže je na štítku sudu?',
    'L2611 04, naraženo v sobotu.',
    'Děkujeme, laboratoř prověří vzorek ze stejné várky. Sud prosím nevylévejte.',
    'Dobře, je odstavený ve sklepě.',
  ],
  credit: [
    'Chybí dobropis za sudy',
    'Před třemi týdny jsme vrátili 24 prázdných sudů a dobropis nikde.',
    'Na svozovém listu vidíme 18 kusů. Máte kopii podepsanou řidičem?',
    'Mám, ale u kolegy. Pošlu ji zítra.',
    'Dobře, počkáme na ni. Bez podepsaného listu rozdíl doplatit nemůžeme.',
  ],
  collection: [
    'Svoz prázdných obalů navíc',
    'Po slavnosti máme plný dvůr přepravek, asi šest palet. Mohli byste pro ně přijet mimo závoz?',
    'Můžeme ve čtvrtek odpoledne. Bude u vás vysokozdvižný vozík?',
    'Bude, ale jen do tří.',
    'Posuneme to na jednu hodinu.',
    'Výborně, děkujeme.',
    'Odvezeno, šest palet je připsaných. Děkujeme za spolupráci.',
  ],
  payment: [
    'Splatnost faktury',
    'Ve smlouvě máme 21 dní, na faktuře je 14. Co platí?',
    'Platí smlouva. Podíváme se, proč se na fakturu dostala jiná lhůta.',
    'Děkuji. Máme zatím čekat?',
    'Ano, upomínka vám nepřijde.',
    'A další faktury už budou správně?',
    'Ano, údaj jsme opravili u plátce faktur, nové faktury mají 21 dní.',
  ],
  idea: [
    'Nápad k seznamu oblíbených',
    'Hodilo by se nám mít oblíbené rozdělené na zimu a na léto.',
    'Stačilo by i vlastní pořadí v seznamu.',
  ],
};
