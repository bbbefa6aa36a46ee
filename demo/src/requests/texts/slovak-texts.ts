import type { PlotTexts } from '../request-plots.ts';

export const slovakTexts: PlotTexts = {
  broken: [
    'Rozbité fľaše v závoze',
    'V spodnej vrstve palety boli dve prepravky s rozbitými fľašami, asi 14 kusov. Vodič to videl a zapísal na dodací list.',
    'Dobrý deň, ďakujeme za fotky. Pošlite nám, prosím, ešte snímku štítka na prepravke, aby bolo vidieť dátum a šaržu. Hneď potom vystavíme dobropis.',
  ],
  short: [
    'Chýbajú dva sudy',
    'Na dodacom liste je šesť sudov, vodič zložil štyri. Na fotke je, čo zostalo na palete.',
    'Ďakujeme, pýtame sa skladu, či sudy nezostali v aute. Ozveme sa ešte dnes.',
    'Potrebovali by sme ich do piatka, máme plnú sálu.',
  ],
  invoice: [
    'Na faktúre je staré IČO',
    'Faktúra je vystavená na pôvodnú firmu. Posielame ju v prílohe, prosíme o opravu.',
    'Dobrý deň, zmenu údajov máme od 1. októbra. Potvrdíte, prosím, že adresa zostáva rovnaká?',
    'Áno, adresa platí ďalej.',
    'Opravený doklad nájdete zajtra medzi dokumentmi. Pôvodnú faktúru sme stornovali.',
  ],
  deposit: [
    'Nesedí stav prepraviek',
    'Podľa vás máme 214 prepraviek, my sme ich narátali 186. Tabuľku prikladáme.',
    'Ďakujeme za prehľad. Sklad prepočítava vrátené obaly za posledný štvrťrok, trvá to zvyčajne tri pracovné dni.',
  ],
  tap: [
    'Kvapká výčap pri bare',
    'Kohútik pri druhej pípe kvapká aj zatvorený. Cez noc natečie pol vedra.',
    'Technik môže prísť v stredu medzi ôsmou a desiatou. Vyhovuje vám to?',
    'Áno, niekto tam bude.',
    'Technik vymenil tesnenie a pípu prečistil. Keby sa to vrátilo, napíšte sem.',
  ],
  day: [
    'Zmena dňa závozu v zime',
    'Od decembra máme v pondelok zatvorené. Dalo by sa jazdiť v utorok?',
    'Odovzdali sme to plánovaniu trás. Zimný rozpis sa uzatvára ku koncu mesiaca, dovtedy požiadavku podržíme.',
  ],
  late: [
    'Závoz ešte neprišiel',
    'Auto malo prísť do desiatej, je pol dvanástej.',
    'Už je tu. Ďakujem, môžete to zavrieť.',
  ],
  portal: [
    'Nedá sa uložiť objednávka',
    'Pri uložení na neskôr sa objaví chyba. Posielam snímku obrazovky.',
    'Dobrý deň, stáva sa to pri každej objednávke, alebo len pri tejto?',
    'Len pri tejto, ostatné sa uložili.',
    'Ďakujeme. Napíšte nám ešte, koľko má košík riadkov a o koľkej ste to skúšali.',
  ],
  place: [
    'Nová prevádzka od januára',
    'V januári otvárame druhý sklad. Čo potrebujete, aby sme mohli objednávať na novú adresu?',
    'Ešte dopĺňam: auto sa tam dostane len zozadu, z dvora.',
  ],
  again: [
    'Ešte k tým sudom',
    'Už som to hlásil, ale neviem, či to prešlo: chýbajú dva sudy.',
    'Dobrý deň, obe požiadavky sme spojili, odpoveď dostanete v tej prvej.',
  ],
  taste: [
    'Pivo má čudnú chuť',
    'Posledný sud je nakyslý, hostia ho vracajú. Sanitáciu sme robili minulý týždeň.',
    'To nás mrzí. Aká šarža je na štítku suda?',
    'L2611 04, narazený v sobotu.',
    'Ďakujeme, laboratórium preverí vzorku z rovnakej várky. Sud, prosím, nevylievajte.',
    'Dobre, je odstavený v pivnici.',
  ],
  credit: [
    'Chýba dobropis za sudy',
    'Pred tromi týždňami sme vrátili 24 prázdnych sudov a dobropis nikde.',
    'Na zvozovom liste vidíme 18 kusov. Máte kópiu podpísanú vodičom?',
    'Mám, ale u kolegu. Pošlem ju zajtra.',
    'Dobre, počkáme na ňu. Bez podpísaného listu rozdiel doplatiť nemôžeme.',
  ],
  collection: [
    'Zvoz prázdnych obalov navyše',
    'Po slávnosti máme plný dvor prepraviek, asi šesť paliet. Mohli by ste po ne prísť mimo závozu?',
    'Môžeme vo štvrtok popoludní. Bude u vás vysokozdvižný vozík?',
    'Bude, ale len do tretej.',
    'Posunieme to na jednu hodinu.',
    'Výborne, ďakujeme.',
    'Odvezené, šesť paliet je pripísaných. Ďakujeme za spoluprácu.',
  ],
  payment: [
    'Splatnosť faktúry',
    'V zmluve máme 21 dní, na faktúre je 14. Čo platí?',
    'Platí zmluva. Pozrieme sa, prečo sa na faktúru dostala iná lehota.',
    'Ďakujem. Máme zatiaľ čakať?',
    'Áno, upomienka vám nepríde.',
    'A ďalšie faktúry už budú správne?',
    'Áno, údaj sme opravili pri platcovi faktúr, nové faktúry majú 21 dní.',
  ],
  idea: [
    'Nápad k zoznamu obľúbených',
    'Hodilo by sa nám mať obľúbené rozdelené na zimu a na leto.',
    'Stačilo by aj vlastné poradie v zozname.',
  ],
};
