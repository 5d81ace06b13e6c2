import type { FirmDocument } from './firm-document.ts'

/** Filings with tables, notes and parts outside the body, each full of an earlier client. */
export const filingDocuments: readonly FirmDocument[] = [
  {
    name: 'petitioner’s letter for an artist',
    client: 'she',
    marked: `
@property {Petrosyan} O-1B petitioner letter
@property {Armenia}, choreography
@footer {Meridian Strand Dance Theater}, letter in support of an O-1B petition
{Meridian Strand Dance Theater}
{2218 Calloway Street, Minneapolis, Minnesota 55404}
{August 19, 2025}
U.S. Citizenship and Immigration Services
{Vermont} Service Center
Re: O-1B petition, Form I-129
Petitioner: {Meridian Strand Dance Theater}
Beneficiary: {Anahit Petrosyan}, a citizen of {Armenia}
Dear Officer:
We write in support of the petition for {Ms. Anahit Petrosyan}, whom we wish to engage from {October 1, 2025} to {September 30, 2028}.
# The petitioner
‹{Meridian Strand} was founded in {1998} by {Joan Haverstrom} and gives {forty} performances a year at the {Cowles Annex}.›
# The classification
The regulations define extraordinary ability in the field of arts as distinction, which means a high level of achievement shown by skill and recognition substantially above that ordinarily encountered. 8 C.F.R. § 214.2(o)(3)(ii).
A petitioner may show distinction by at least three of the six kinds of evidence in 8 C.F.R. § 214.2(o)(3)(iv)(B).
# The record of the beneficiary
‹{Anahit} trained at the {Yerevan State Choreographic College} from the age of {ten} and joined the {Spendiaryan} company in {2009}.› ‹{She} danced the lead in {“The Salt Road”} at the {Avignon Festival} in {July 2019}, for which {Le Devoir} called {her} the voice of a generation.› ‹In {2022}, {Petrosyan} won the {Kinski Prize}, worth {$25,000}.›
# The six kinds of evidence
| Kind of evidence | What is enclosed | Exhibit |
| Lead role in productions of distinguished reputation | Programs of the {Avignon Festival}, {2019} | 3 |
| National or international recognition | Reviews of {“The Salt Road”} | 4 |
| High salary | Contract with {Meridian Strand}, {$92,000} a year | 7 |
# The proposed work
‹{Ms. Petrosyan} will create two new evening-length works and teach the apprentices on {Tuesdays}.› An itinerary and a copy of the contract are enclosed.
# Consultation
A written consultation from the appropriate labor organization is enclosed. 8 C.F.R. § 214.2(o)(5)(i)(A).
If the employment ends before the validity of the petition for a reason other than resignation, we will bear the reasonable cost of return transportation. 8 C.F.R. § 214.2(o)(16).
Thank you for your attention to this petition.
Sincerely,
{Joan Haverstrom}
{Artistic Director}
{Meridian Strand Dance Theater}`,
    answers:
      'Date of a letter: November 20, 2026\nPetitioner: Larkspur Music Hall\nSigner: Edmund Faircloth\nBegin of the engagement: January 11, 2027\nEnd of the engagement: January 10, 2030',
    told: 'Ms. Rakhimova studied the dutar at the State Conservatory in Tashkent. She won the Golden Lute prize in 2021. She will give thirty concerts a year for Larkspur Music Hall.',
    facts: [
      'Nilufar Rakhimova',
      'Uzbekistan',
      'November 20, 2026',
      'Larkspur Music Hall',
      'Edmund Faircloth',
      'January 11, 2027',
      'January 10, 2030',
      'dutar',
      'Golden Lute',
      'thirty concerts',
    ],
  },
  {
    name: 'joint petition to remove conditions',
    client: 'he',
    marked: `
@header {Ferncliff Immigration Law, P.C.} | {(503) 555-0164} | {intake@ferncliff.example}
@footnote {Mr. Szabó} used the name {Gergő Szabó-Nemes} until {2019}.
@comment {Priya}: ask {Gergely} for the {Fubo} bill, {Caitlin} says she lost it.
{February 11, 2025}
VIA FEDEX {7712 4409 1183}
USCIS
Attn: I-751
{P.O. Box 21200, Phoenix, AZ 85036}
RE: Form I-751, Petition to Remove Conditions on Residence (joint filing)
Conditional resident: {Gergely SZABÓ} ({A 000-000-588})
Petitioning spouse: {Caitlin Rose Dunleavy}
Dear Sir or Madam:
This office represents {Gergely Szabó} and {Caitlin Dunleavy} in the enclosed joint petition. {Mr. Szabó} became a conditional resident on {May 14, 2023}, and {his} card expires on {May 14, 2025}. The petition is filed within the ninety days before that date. 8 C.F.R. § 216.4(a)(1).
# Legal standard
A joint petition is approved where the marriage was entered into in good faith, was not entered into for the purpose of evading the immigration laws, and has not been annulled or terminated. INA § 216(d)(1).
Evidence of a shared life includes joint ownership of property, a lease in both names, commingling of finances, and birth certificates of children. 8 C.F.R. § 216.4(a)(5).
# The marriage
‹The couple met at a {climbing gym} in {Beaverton} in {October 2020} and married at {Silver Falls} on {June 18, 2022}, with {Caitlin’s} brother {Declan} as witness.› ‹Their son, {Mátyás}, was born at {Providence St. Vincent} on {December 9, 2023}.› ‹{He} has {a cleft palate} and will be operated on in the spring.›
‹{Gergely} is a {brewer} at {Three Rivers Brewing}, and {Caitlin} teaches {second grade}.› ‹{They} bought {a bungalow on SE Ankeny Street} for {$438,000} in {March 2024}.›
# Exhibits
| Exhibit | Document |
| 1 | Form G-28 and filing fee |
| 2 | Copy of the permanent resident card of {Mr. Szabó} |
| 3 | Deed of {SE Ankeny Street} |
| 4 | Birth certificate of {Mátyás Szabó Dunleavy} |
| 5 | Joint tax returns for {2022} and {2023} |
| 6 | Affidavits of {Declan Dunleavy} and {Ilona Szabó} |
# Request
We ask that the petition be approved without an interview. Please direct any request for further evidence to this office.
Very truly yours,
{Beatrix Ferncliff-Ode}
{OSB No. 117733}
Enclosures
cc: {Mr. Szabó} and {Ms. Dunleavy}`,
    answers:
      'Date of a letter: November 20, 2026\nSpouse: Rose Delaney\nConditional resident since: January 25, 2025\nCard expires: January 25, 2027',
    told: 'Issouf Kaboré and Rose Delaney married in Columbus on August 3, 2024. Their daughter Awa was born on May 2, 2025. Mr. Kaboré works as a warehouse clerk.',
    facts: [
      'Issouf',
      'Kaboré',
      'A 000-000-772',
      'Rose Delaney',
      'November 20, 2026',
      'January 25, 2025',
      'January 25, 2027',
      'August 3, 2024',
      'Awa',
      'warehouse clerk',
      'Oyelowo',
    ],
  },
  {
    name: 'motion to suppress and terminate',
    client: 'he',
    marked: `
@property {Tzoc} motion to suppress
@property {Guatemala}, I-213, {Harlan County} stop
@header {DETAINED}
@footer {TZOC MEJÍA}, {A 000-000-274}
@footnote {Mr. Tzoc Mejía} does not concede alienage by this motion.
@footnote {Trooper Haskell’s} body camera was off, see {Tab C at 4}.
@box Rush: hearing {November 3}
| {Lucinda B. Marchetti} | {DETAINED} |
| EOIR ID {LM338102} | Counsel |
| {Marchetti Defense Group, LLC} | for |
| {640 Sycamore Street, Omaha, Nebraska 68102} | Respondent |
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
{OMAHA, NEBRASKA}
| In the Matter of: {TZOC MEJÍA, Diego Alexander}, Respondent. In removal proceedings | File No. {A 000-000-274} |
| Immigration Judge: {Ambrose T. Killian} | Next hearing: {November 3, 2025, 8:30 a.m.} |
# RESPONDENT’S MOTION TO SUPPRESS EVIDENCE AND TERMINATE PROCEEDINGS
# INTRODUCTION
Respondent, {Diego Alexander Tzoc Mejía}, by counsel, moves to suppress the Form I-213 and all evidence obtained from an unlawful stop, and to terminate these proceedings.
# FACTS
‹On the night of {August 22, 2025}, {Diego} was driving home from the {Prairie Gold packing plant} with two coworkers, {Wilmer} and {a man called Chepe}.› ‹{Trooper Dale Haskell} of the {Nebraska State Patrol} stopped the {gray Astro van} on {Highway 6} and told {him} that people who look like {you} do not own vans.› ‹{He} was held at the roadside for {three hours} until officers of ICE came from {Grand Island}.› ‹{The twenty-four-year-old} was never told why.›
# ARGUMENT
## I. An egregious violation requires suppression.
The exclusionary rule does not generally apply in removal proceedings, but evidence must be suppressed where the violation of the Fourth Amendment was egregious. INS v. Lopez-Mendoza, 468 U.S. 1032, 1050-51 (1984).
The respondent bears the initial burden to come forward with proof establishing a prima facie case. Matter of Barcenas, 19 I&N Dec. 609, 611 (BIA 1988).
‹{Haskell} gave no reason for the stop but the color of {Mr. Tzoc’s} skin.› A stop based solely on race or appearance is egregious.
## II. The agency violated its own regulations.
An immigration officer must have reasonable suspicion, based on specific articulable facts, to detain a person briefly for questioning. 8 C.F.R. § 287.8(b)(2).
Where a regulation serves a purpose of benefit to the person and prejudice results, the proceedings are invalid. Matter of Garcia-Flores, 17 I&N Dec. 325 (BIA 1980).
## III. Without the suppressed evidence, the charge cannot be sustained.
The Department bears the burden of establishing alienage. 8 C.F.R. § 1240.8(c). No independent evidence of alienage is in the record.
# CONCLUSION
For these reasons, {Mr. Tzoc Mejía} asks the Court to suppress the evidence and terminate proceedings. Should the Court find a factual dispute, {he} asks for an evidentiary hearing at which {Trooper Haskell} be compelled to appear.
Respectfully submitted this {6th day of October, 2025},
{/s/ Lucinda B. Marchetti}
{Lucinda B. Marchetti}
Counsel for Respondent
# CERTIFICATE OF SERVICE
Respondent: {TZOC MEJÍA, Diego Alexander}
File No.: {A 000-000-274}
I, {Lucinda Marchetti}, certify that on {October 6, 2025} I served the foregoing on Deputy Chief Counsel {Ingrid Solheim-Barr}, Office of the Principal Legal Advisor, {1717 Avenue H, Omaha, Nebraska 68110}, by ECAS.
{L.B.M.}
{10/06/2025}`,
    answers:
      'Judge: Leopold F. Anstey\nHearing: February 17, 2027 at 9:00 a.m.\nCourt: Denver, Colorado\nCustody: NOT DETAINED',
    told: 'A deputy in a patrol car stopped Mr. Kaboré in Aurora on September 14, 2026. The deputy asked for papers before he asked for a license. Mr. Kaboré was detained for four hours.',
    facts: [
      'Issouf Rasmané Kaboré',
      'A 000-000-772',
      'Leopold F. Anstey',
      'February 17, 2027',
      'DENVER, COLORADO',
      'NOT DETAINED',
      'Aurora',
      'September 14, 2026',
      'asked for papers',
      'Philippa',
      'PO117203',
      'Oyelowo Law Group',
    ],
  },
  {
    name: 'request for prosecutorial discretion',
    client: 'she',
    marked: `
@property {Ravoahangy} PD request
@property {Madagascar}; lupus nephritis; {Hancock Elementary}
@header {Quillfeather & Drummond LLP}, {55 Water Street, 8th Floor, Providence, RI 02903}
@footer In re {Ravoahangy}, request for prosecutorial discretion
@comment {Odette}, check the {Mirana} biometrics date before we send.
@comment {Her} last check-in was {July 8}.
@alt Photograph of {Mirana} with {Tojo} and {Fara} in {Roger Williams Park}
VIA E-MAIL: {OPLA-PD-BOS@dhs.example}
{June 27, 2025}
Office of the Principal Legal Advisor
Office of the Chief Counsel
{15 New Sudbury Street, Room 425, Boston, MA 02203}
Re: Request for Prosecutorial Discretion (dismissal)
Name: {Mirana Lalaina RAVOAHANGY}
A-Number: {A 000-000-816}
Next hearing: {September 16, 2025}, IJ {Paulette Grandison}, {Boston}
Custody: {not detained}
Dear Counsel:
On behalf of {Ms. Ravoahangy}, we request that the Department join or not oppose a motion to dismiss {her} proceedings without prejudice under 8 C.F.R. § 1239.2(c).
# A. Procedural history
{Ms. Ravoahangy}, {38}, is a native and citizen of {Madagascar}. {She} was admitted at {Boston Logan} on a {B-2 visa} on {April 6, 2015}. The Department filed a Notice to Appear on {January 29, 2019}. ‹A prior request was declined by {ACC Stephen Lubrano} in {May 2021}.›
# B. Reasons for discretion
The Department may decline to pursue a case where the equities weigh against it, and it need not wait for a final order to do so.
1. Length of presence. ‹{Mirana} has lived in {Pawtucket} for {ten years} and has been the {organist} of {St. Teresa’s} since {2017}.›
2. Family. ‹{She} raises two citizen children, {Tojo, 8}, and {Fara, 6}, alone since their father, {Hery}, was killed {in a crash on Route 95}.›
3. Health. ‹{Fara} is treated for {lupus nephritis} at {Hasbro Children’s}, where {Dr. Wambach} sees {the little girl} every {third Friday}.› ‹No hospital in {Antananarivo} offers {rituximab}.›
4. No criminal history. ‹{Mirana’s} only contact with the police was {a citation for a broken taillight} in {2018}, which was dismissed.›
5. Community. ‹{Father Aloysius Brandt} and {Councilwoman Shelby Okafor} have written that Pawtucket would be poorer without {her}.›
# C. Relief outside of court
Dismissal would let {her} pursue a Form I-130 filed by {her sister, Voahirana}. Dismissal would also conserve the resources of the Department and of the Court.
# Enclosures
| Tab | Document | Pages |
| A | Notice to Appear | {1–3} |
| B | Birth certificates of {Tojo} and {Fara} | {4–5} |
| C | Letter of {Dr. Wambach} | {6–9} |
| D | Letters of support | {10–14} |
We would appreciate a response by {July 25, 2025}. Please contact me at {(401) 555-0119} or {tdrummond@quillfeather.example}.
Sincerely,
{Thaddeus Drummond}
Attorney for {Ms. Ravoahangy}`,
    answers:
      'Date of a letter: November 20, 2026\nHearing: February 3, 2027\nJudge: Corazon Villareal-Finch\nDate of entry: May 9, 2017\nDate of the Notice to Appear: August 6, 2025\nCustody: not detained\nResponse by: December 18, 2026',
    told: 'Ms. Rakhimova has lived in Chicago since 2018. Her son Timur is in treatment for leukemia. She volunteers at a food pantry in her parish.',
    facts: [
      'Rakhimova',
      'A 000-000-655',
      'Uzbekistan',
      'November 20, 2026',
      'February 3, 2027',
      'Corazon Villareal-Finch',
      'May 9, 2017',
      'August 6, 2025',
      'December 18, 2026',
      'Chicago',
      'leukemia',
      'food pantry',
      'Philippa',
      'Oyelowo Law Group',
    ],
  },
  {
    name: 'Spanish notice to a client',
    client: 'he',
    marked: `
@header {Bufete Arrieta y Solís}, {1420 Camino Real, Oficina 6, Las Cruces, NM 88001}
@footer Expediente {24-0917}
{14 de marzo de 2024}
{Sr. Wilfredo Antonio Cruz Menjívar}
{918 Calle Mesquite, Apt. 3}
{Las Cruces, Nuevo México 88005}
Asunto: Aviso sobre su audiencia y nuestros honorarios
Estimado {Sr. Cruz}:
Le escribimos para informarle que su audiencia individual ante el juez {Rolando Peñafiel} será el {22 de mayo de 2024 a las 8:30 a.m.} en la corte de inmigración de {El Paso, Texas}. Su número de extranjero es {A 000-000-937}.
# Lo que usted debe hacer
Usted debe presentarse a la corte con su identificación y con todos los documentos originales. Si usted no se presenta, el juez puede ordenar su deportación en ausencia.
Avísenos de inmediato si cambia de dirección. La ley exige que usted notifique a la corte dentro de cinco días mediante el formulario EOIR-33.
# Su caso
‹Como usted nos contó, la pandilla {MS-13} mató a su hermano {Óscar} en {Soyapango} el {3 de febrero de 2021}.› ‹Su esposa, {Yesenia}, y su hija {Katherine}, de {siete años}, todavía viven escondidas en {Santa Ana}.› ‹{Don Wilfredo}, necesitamos el acta de defunción de {Óscar} antes del {19 de abril}.›
# Honorarios
Nuestros honorarios por la audiencia individual son de {$4,200}. Usted ya pagó {$1,500}; el saldo se paga en mensualidades de {$300}.
Los honorarios no incluyen una apelación ni los gastos de traducción o de peritos.
# Confidencialidad
Todo lo que usted nos diga es confidencial y no se lo diremos a nadie sin su permiso, salvo que la ley lo exija.
Si tiene preguntas, llame a {Lupita} al {(575) 555-0138}.
Atentamente,
{Lic. Fabiola Arrieta}
Abogada
Recibí este aviso y lo entiendo.
____________________
{Wilfredo Antonio Cruz Menjívar}`,
    answers:
      'Fecha de la carta: 20 de noviembre de 2026\nJuez: Leopold F. Anstey\nAudiencia: 17 de febrero de 2027 a las 9:00 a.m.\nCorte: Denver, Colorado\nHonorarios: $5,100',
    told: 'Los soldados golpearon a su hermano en Kaya en mayo de 2020.',
    facts: [
      'Kaboré',
      'A 000-000-772',
      '20 de noviembre de 2026',
      'Leopold F. Anstey',
      '17 de febrero de 2027',
      'Denver, Colorado',
      '$5,100',
      'Kaya',
      'Philippa',
      'Oyelowo Law Group',
    ],
  },
]
