import type { FirmDocument } from './firm-document.ts'

/** An answer on a marriage, a friend's statement, a motion to continue, a Spanish letter: names that are words, initials, nicknames. */
export const twentySecondDocuments: readonly FirmDocument[] = [
  {
    name: 'answer on a marriage with names that are words',
    client: 'she',
    marked: `
@header {Thistlewood & Park LLP} – RFE Response – {Moon-Adeyinka}
@property {Precious Moon-Adeyinka} RFE resp {v3 FINAL}
@comment {Forrest} still owes us the {Costco} card copies, call {Tuesday}
{THISTLEWOOD & PARK LLP}
{88 Ferry Landing, Third Floor}
{Mobile, AL 36602}
{February 11, 2025}
USCIS
{California} Service Center
Attn: RFE Response
RE: RESPONSE TO REQUEST FOR EVIDENCE
Petition: Form I-130
Receipt: {WAC2490011223}
Petitioner: {Forrest Earl BISHOP}
Beneficiary: {Precious MOON-ADEYINKA}
RFE date: {November 20, 2024}
Response due: {February 14, 2025}
Dear Sir or Madam:
We write in answer to the Request for Evidence named above. The original notice is on top of this response.
# What the Service asked for
The Service asks for further proof that the marriage is bona fide. The petitioner bears the burden of proof by a preponderance of the evidence. Matter of Chawathe, 25 I&N Dec. 369 (AAO 2010).
The question is whether the parties intended to establish a life together at the time of the marriage. Bark v. INS, 511 F.2d 1200 (9th Cir. 1975).
# How the couple met
‹{Forrest}, who drives a {log truck}, met {Precious} at {a fish fry} of {Mt. Zion Tabernacle} in {Prichard} in {the summer of 2021}.› ‹{She} was braiding hair out of {a cousin’s garage}; {he} came back {three Saturdays} in a row with nothing to braid.› ‹They married on {Leap Day 2024} before {Brother Deacon Amos Light}.›
# The household
‹The couple rents {half a duplex} on {Dauphin Island Parkway} from {Miss Opal}, {Forrest’s} great-aunt.› ‹{Forrest} pays the light bill and {Precious} the water, which is why only {Alabama Power} has {his} name on it.›
‹The Service notes that the lease is not notarized.› No regulation requires a notarized lease, and an officer may not discount a document for the lack of a formality that the law does not ask for.
# The age difference
‹The notice mentions that the petitioner is {nineteen years} older.› A difference in age does not by itself show that a marriage is not genuine.
# Documents
1. Copy of the Request for Evidence
2. Joint account at {Redstone FCU}, {March 2024} to {January 2025}
3. Affidavit of {Opal Bishop}
4. Affidavit of {Deacon Amos Light}
5. {Costco} membership card
6. {Forty-one} photographs with captions
For these reasons the petition should be approved.
Respectfully,
{Ji-woo Park}
{THISTLEWOOD & PARK LLP}
Counsel for the Petitioner`,
    answers:
      'Date of this letter: November 20, 2026\nReceipt: MSC2690044556\nPetitioner: Marcus Ellery Dunn\nRFE date: September 3, 2026\nResponse due: November 30, 2026\nAffidavit of: Lorraine Dunn',
    told: 'Marcus Dunn and Nilufar Rakhimova met at a citizenship class in Aurora in May 2024. They married on August 9, 2025 in Denver. They rent an apartment on Peoria Street. Mr. Dunn works as an electrician.',
    facts: [
      'Nilufar',
      'November 20, 2026',
      'MSC2690044556',
      'Marcus Ellery Dunn',
      'September 3, 2026',
      'November 30, 2026',
      'citizenship class in Aurora',
      'August 9, 2025',
      'Peoria Street',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'statement of a friend from the bowling alley',
    client: 'he',
    marked: `
STATEMENT OF {ROSCOE “BEAR” WHITTAKER}
IN SUPPORT OF {SUKARNO}
State of {Oregon}
County of {Klamath}
I, {Roscoe Whittaker}, being first duly sworn, say:
1. I am {66} years old, a citizen of the United States, and retired from {the Burlington Northern}. I live at {14 Tumbleweed Loop, Chiloquin}.
2. Everybody calls me {Bear}. I make this statement because I want the judge to know my friend {Sukarno}, who has only the one name.
3. ‹I met {Sukarno} at {Starlite Lanes} in {2017} when {he} asked to borrow my {shoes}.› ‹{He} bowls with his left hand on account of {the two fingers} {he} lost in {the cannery at Kodiak}.›
4. ‹In {January 2020} my truck went through the ice on {Agency Lake}, and {Karno}, as we call {him}, lay down flat and got me out with {a garden hose}.› ‹{Doc Pell} said another {ten minutes} and that was me done.›
5. ‹{He} sends {two hundred dollars} to {his} mother in {Lombok} on the first of every month; I know because I drive {him} to {the Western Union inside Fred Meyer}.›
6. ‹{Sukarno} has never taken a drink in front of me, being {Muslim}, and {he} fasts in that month of theirs and still works {the swing shift at Jeld-Wen}.›
7. ‹I have heard that {he} overstayed.› I do not know much about the law, but I know what a good man is.
8. I would trust {him} with my house and with my dogs.
9. Nobody paid me or told me what to say. If the judge wants to ask me anything I will come.
FURTHER YOUR AFFIANT SAYETH NAUGHT.
{Roscoe T. Whittaker}
{(541) 555-0142}
SUBSCRIBED AND SWORN to before me this {9th} day of {October, 2024}.
Notary Public for {Oregon}
My commission expires: {6/30/2027}`,
    answers:
      'Who signs: Dale Hutchins\nState: Colorado\nCounty: Arapahoe\nAge of who signs: 58\nTelephone: (303) 555-0117',
    told: 'Dale Hutchins met Issouf Kaboré at a chess club in Aurora in 2023. In March 2025 Mr. Kaboré drove him to the hospital in a snowstorm. Mr. Kaboré teaches children chess on Saturdays.',
    facts: [
      'Issouf',
      'Dale Hutchins',
      'Colorado',
      'Arapahoe',
      'chess club in Aurora',
      'hospital in a snowstorm',
      'children chess',
    ],
  },
  {
    name: 'motion to continue of a firm with initials',
    client: 'she',
    marked: `
@footer Motion to Continue – {B.T.} – {A 000-000-519}
@footnote {Ms. Tserendolgor} has no family name; Mongolian practice puts the father’s name first. {The NTA} calls her {“Fnu Tserendolgor.”}
{J. T. Mkrtchyan}, Esq.
EOIR ID {JM300112}
{Law Offices of J.T. Mkrtchyan, a P.C.}
{450 N. Brand Blvd Ste 600}
{Glendale CA 91203}
{818 555 0177}
Pro Bono Counsel for Respondent
{NON-DETAINED}
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
{VAN NUYS, CALIFORNIA}
In the Matter of
{BATBAYAR Tserendolgor}
In Removal Proceedings
File No. {A 000-000-519}
Judge: {ACIJ Winifred Oakes}
Individual hearing: {March 3, 2025} at {1 pm}
RESPONDENT’S {UNOPPOSED} MOTION TO CONTINUE THE INDIVIDUAL HEARING
Respondent {Batbayar Tserendolgor}, through counsel, moves to continue the individual hearing set for {March 3, 2025}.
I. GOOD CAUSE EXISTS FOR A CONTINUANCE
An Immigration Judge may grant a continuance for good cause shown. 8 C.F.R. § 1003.29. The Court weighs the reason for the request, the diligence of the movant and the position of the other party. Matter of L-A-B-R-, 27 I&N Dec. 405 (A.G. 2018).
A. The only witness is unavailable
‹{Oyuna} ({Ms. Tserendolgor’s} {co-worker at the buuz counter}) is {eight months along} and her midwife, {Sunny Vale, CNM}, has told her not to fly from {Anchorage}.› ‹{Oyuna} alone saw {the men from the Ninja mine} come to {the ger} on {Tsagaan Sar 2022}.›
B. Counsel has a conflict
‹Counsel is set for trial in {People v. Gandy} in Department {12} in {Pasadena} from {March 1} to {March 8}.›
C. No prejudice will result
The Department will not be prejudiced by a short delay, and the Court’s docket is served by one full hearing rather than two partial ones.
‹OPLA by {Mr. Quill} wrote on {February 10} “no opp.”›
II. DILIGENCE
‹Respondent filed {her} {I-589} on {May 8, 2023}, {her} witness list on {January 6} and {the sea buckthorn invoices} on {January 30}.› This motion is filed more than fifteen days before the hearing.
III. CONCLUSION
The Court should continue the hearing to a date that it finds convenient.
Dated: {February 12, 2025}
/s/ {J.T. Mkrtchyan}
{J. T. Mkrtchyan}
CERTIFICATE OF SERVICE
On {February 12, 2025} I, {Gohar M.}, served this motion on OPLA {Van Nuys} through ECAS.
{Gohar M.}`,
    answers:
      'Court: Denver, Colorado\nJudge: Harriet J. Solberg\nIndividual hearing: February 17, 2027 at 9:00 a.m.\nCustody: NON-DETAINED\nPosition of the Department: The Department has not stated a position.\nServed by: Lena Ortiz',
    told: 'The witness Zuhra Karimova is in hospital in Chicago until March 2027. She saw the police search the house in June 2024. Counsel has a trial in Aurora in the week of February 15, 2027. Ms. Rakhimova filed her Form I-589 on July 7, 2025.',
    facts: [
      'Nilufar Rakhimova',
      'A 000-000-655',
      'DENVER',
      'Solberg',
      'February 17, 2027',
      'Zuhra Karimova',
      'search the house',
      'July 7, 2025',
      'not stated a position',
      'Lena Ortiz',
      'Philippa Oyelowo',
      'PO117203',
    ],
  },
  {
    name: 'Spanish letter on what is still missing',
    client: 'he',
    marked: `
@header {Bufete Arredondo y Socios}
{El Paso, Texas}, a {14 de enero de 2025}
{Sra. María de los Ángeles Cruz Blanco viuda de Rey}
{Calle Alameda 2210, Apto. 4}
{El Paso, TX 79901}
Asunto: Documentos que faltan para su solicitud
Estimada {doña Mari}:
Le escribimos para recordarle los documentos que todavía necesitamos.
1. Su acta de nacimiento con traducción certificada.
2. Cartas de apoyo de personas que la conozcan.
3. Comprobantes de domicilio de los últimos diez años.
‹Como nos contó, {usted} llegó por {Palomas} con {el Chuy} en brazos el {3 de mayo de 2011}, y {su} esposo {Rey} murió en {la pizca de chile} en {Hatch}.› ‹{Su} hija {Luz Divina} ya cumplió {dieciséis} y juega {softbol} en {la Bowie}.›
La ley pide diez años de presencia continua y buena conducta. Una ausencia de más de noventa días rompe la presencia.
‹{Usted} salió {once días} en {2015} al entierro de {don Chon} en {Villa Ahumada}; traiga {el boleto de Los Limousines}.›
Su próxima audiencia es el {20 de marzo de 2025} a las {8:30} ante {la jueza Fairweather}. No falte: si falta, el juez puede ordenar la deportación en ausencia.
Si cambia de domicilio tiene cinco días para avisar a la corte con el formulario EOIR-33.
‹{Usted} nos debe {$350} del pago de {diciembre}.› Puede pagar en la oficina o por teléfono.
Atentamente,
{Lic. Refugio Arredondo}
{915-555-0163}`,
    answers:
      'Fecha de la carta: 20 de noviembre de 2026\nLugar de la carta: Aurora, Colorado\nPróxima audiencia: 17 de febrero de 2027 a las 9:00\nJuez: Leopold F. Anstey\nDirección del cliente: 918 Dayton Street, Aurora, CO 80010',
    told: 'Usted llegó por Calexico el 2 de junio de 2014. Su hija Aminata tiene nueve años y va a la escuela Crawford.',
    facts: [
      'Issouf',
      'Kaboré',
      '20 de noviembre de 2026',
      '17 de febrero de 2027',
      'Anstey',
      'Calexico',
      'Aminata',
      '918 Dayton Street',
      'Philippa Oyelowo',
    ],
  },
]
