import type { FirmDocument } from './firm-document.ts'

/** A brief on trafficking, a request to a consulate, and a closing brief on cancellation. */
export const fifthDocuments: readonly FirmDocument[] = [
  {
    name: 'T visa brief',
    client: 'she',
    marked: `
@property {Analyn Bautista} I-914 brief FINAL v3
@header {Lantern Street Legal Aid} | {88 Lantern Street, Providence, RI 02903}
@footer Brief in support of Form I-914 – {A. Bautista}
@comment {Maribel}: confirm with {Analyn} whether {Mr. Castellane} kept the passport in the safe or the desk
@box Originals of the passport of {Analyn Bautista} are kept at {Lantern Street Legal Aid}
@footnote ‹{Mr. Castellane} was charged in {United States v. Castellane, No. 1:23-cr-00118 (D.R.I.)}.›
{February 11, 2025}
U.S. Citizenship and Immigration Services
{Vermont} Service Center
{38 River Road, Essex Junction, VT 05479}
Re: Form I-914, Application for T Nonimmigrant Status
Applicant: {Analyn Reyes BAUTISTA}
Alien number: {A 000-000-481}
Date of birth: {July 19, 1991}
Country: {Philippines}
BRIEF IN SUPPORT OF APPLICATION FOR T NONIMMIGRANT STATUS
# I. INTRODUCTION
Through undersigned counsel, {Analyn Bautista} (“{Ms. Bautista}”) applies for T nonimmigrant status under INA § 101(a)(15)(T). {She} asks that {her} application be granted and that employment authorization be issued.
# II. FACTS
‹{Ms. Bautista} grew up in {Iloilo}, where {her} father repaired {fishing nets}.› ‹In {2021} a recruiter named {Lourdes Tan} promised {her} {$1,800} a month as a {housekeeper} in {Newport}.› ‹{She} paid {4,000} dollars, borrowed against {her} mother’s house, and arrived on {September 3, 2021}.›
‹{Mr. Castellane} took {her} passport at the airport.› ‹{She} slept on a mat in the laundry room, worked from {five} in the morning until midnight, and was paid nothing for {eleven} months.› ‹When {she} asked to leave, he said that the police would put {her} in prison and that {her} brother {Jun-Jun} would lose his job on the ship.›
‹A neighbor, {Priscilla Hathaway-Greene}, heard {her} crying in the garden and called the hotline.›
# III. LEGAL STANDARD
An applicant for T nonimmigrant status must show that he or she is or has been a victim of a severe form of trafficking in persons, is physically present on account of such trafficking, has complied with any reasonable request for assistance, and would suffer extreme hardship involving unusual and severe harm upon removal. INA § 101(a)(15)(T)(i); 8 C.F.R. § 214.202.
A severe form of trafficking in persons includes the recruitment, harboring, transportation, provision, or obtaining of a person for labor or services, through the use of force, fraud, or coercion, for the purpose of subjection to involuntary servitude, peonage, debt bondage, or slavery. 22 U.S.C. § 7102(11).
USCIS considers any credible evidence. 8 C.F.R. § 214.204(l).
# IV. ARGUMENT
## A. {Ms. Bautista} is a victim of a severe form of trafficking.
The means element is met by fraud and by coercion. ‹{Ms. Bautista} was recruited by a false promise of wages and kept by threats against {Jun-Jun}.› Psychological coercion is enough; no lock and no chain is needed.
## B. {She} is physically present on account of the trafficking.
{Ms. Bautista} has not left the United States since {her} escape.
## C. {She} complied with reasonable requests for assistance.
‹{Ms. Bautista} gave three interviews to Special Agent {Colm Devereaux} of Homeland Security Investigations in {Warwick} and testified before the grand jury on {April 20, 2023}.›
## D. {She} would suffer extreme hardship involving unusual and severe harm.
The standard looks to the physical and psychological consequences of the trafficking and to the likelihood of revictimization. 8 C.F.R. § 214.209. ‹{Ms. Bautista} cannot enter a kitchen with a closed door and is treated for {post-traumatic stress} by {Dr. Ngozi Whitcomb} at {Thundermist}.› ‹The recruiter still lives {two} streets from {her} mother.›
# V. CONCLUSION
For the foregoing reasons, the application should be approved.
| Exhibit | Description |
| A | Declaration of {Analyn Bautista} |
| B | Letter of Special Agent {Devereaux} |
| C | Evaluation by {Dr. Whitcomb} |
Respectfully submitted,
{Rosalind Okonjo-Barrett}
Staff Attorney, {Lantern Street Legal Aid}
{Rhode Island} Bar No. {8841}`,
    answers: 'Date of this letter: November 20, 2026',
    told: 'Ms. Rakhimova worked without pay in a hotel laundry in Denver for fourteen months. The manager took her passport and threatened to call the police. She is treated for depression by Dr. Elena Marsh. She spoke with the Denver police twice.',
    facts: [
      'Nilufar Rakhimova',
      'A 000-000-655',
      'June 14, 1993',
      'Uzbekistan',
      'November 20, 2026',
      'hotel laundry',
      'took her passport',
      'depression',
      'Denver police twice',
      'Philippa Oyelowo',
      'Oyelowo Law Group',
    ],
  },
  {
    name: 'request to a consulate',
    client: 'he',
    marked: `
@property Expedite request {DE SOUZA LAC2024119387}
@footer {Pemberton Vale Immigration, PLLC} · {512-555-0138}
VIA E-MAIL: {IVRio@state.gov}
{May 30, 2024}
Consular Section, Immigrant Visa Unit
U.S. Consulate General {Rio de Janeiro}
RE: Request to expedite an immigrant visa interview
Applicant: {Thiago Henrique DE SOUZA ALMEIDA}
Petitioner: {Bethany Lorraine Almeida}, U.S. citizen
Case number: {RDJ2024119387}
Category: {IR1}
Dear Consular Officer:
This firm represents {Mr. De Souza Almeida} and his wife, {Bethany Almeida}. We ask that his immigrant visa interview be scheduled at the earliest date.
The consular section may expedite an appointment in an emergency. 9 FAM 504.7.
Reasons for the request
‹{Mrs. Almeida} is expecting twins in {August}, and her obstetrician at {Seton} has ordered bed rest since {May 2}.› ‹She cannot lift {Caio}, who is {three}, and her own mother died last winter.› ‹{Thiago} has never met his daughter {Lívia}.›
‹{He} is a {sound engineer} in {Niterói} and has a job offer from {Bluebonnet Audio} that ends on {July 15}.›
Status of the case
The petition was approved on {October 9, 2023}. The National Visa Center found the case documentarily complete on {January 22, 2024}. All fees are paid, and the affidavit of support is on file.
The medical examination is valid until {September 12, 2024}.
What we enclose
- Letter of {Dr. Samira Poole}, {Seton Family of Hospitals}
- Passport page of {Thiago De Souza}
- Approval notice {WAC2290114477}
We would be grateful for an early answer. If the consular section needs anything further, please write to the address below.
Very truly yours,
{PEMBERTON VALE IMMIGRATION, PLLC}
{Judith A. Pemberton}
{jpemberton@pembertonvale.example}`,
    answers:
      'Date of this letter: November 20, 2026\nCase number: ABJ2026550912\nPetitioner: Rose Delaney\nPetition approved on: March 3, 2026\nThe medical examination is valid until: May 1, 2027',
    told: 'His wife Rose Delaney will have kidney surgery on February 8, 2027. Mr. Kaboré works as a warehouse clerk.',
    facts: [
      'Issouf Rasmané Kaboré',
      'Rose Delaney',
      'ABJ2026550912',
      'November 20, 2026',
      'March 3, 2026',
      'May 1, 2027',
      'kidney surgery',
      'warehouse clerk',
      'Philippa Oyelowo',
      'Oyelowo Law Group',
      'p@firm.example',
    ],
  },
  {
    name: 'closing brief on cancellation',
    client: 'he',
    marked: `
@header {A 000-000-914}
@property closing brief {Quispe} 42B {Farnsworth}
@footnote See Tab {K} at {214}.
@footnote ‹The Department’s counsel, {Ms. Delacroix-Oyama}, did not cross-examine {Sra. Huamán}.›
{Gideon Marchetti}, Esq.
{Marchetti & Sloane LLP}
{1420 Alder Avenue, Suite 210}
{Charlotte, North Carolina 28202}
{(704) 555-0172}
Counsel for Respondent {NON-DETAINED}
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
{CHARLOTTE, NORTH CAROLINA}
In the Matter of:
{Edilberto QUISPE HUAMÁN}
In removal proceedings
File No. {A 000-000-914}
Immigration Judge: {Thaddeus Farnsworth}
Individual hearing: {March 14, 2025}, {1:00 p.m.}
RESPONDENT’S CLOSING BRIEF ON CANCELLATION OF REMOVAL
# INTRODUCTION
{Edilberto Quispe Huamán}, a native and citizen of {Peru}, applied for cancellation of removal under INA § 240A(b)(1). Four things must be shown: ten years of continuous physical presence, good moral character, no disqualifying conviction, and exceptional and extremely unusual hardship to a qualifying relative. The Department contests only the last.
# PROCEDURAL HISTORY
The Department served the Notice to Appear on {June 8, 2016}. Respondent admitted {factual allegations 1 through 4}, conceded the {charge under INA § 212(a)(6)(A)(i)}, and filed Form EOIR-42B on {February 27, 2018}. The Court heard testimony on {March 14, 2025} from Respondent, {his} wife, and {Dr. Aurelio Benavides}.
# STATEMENT OF FACTS
‹{Mr. Quispe} crossed at {Sasabe} in {November 2004} and has laid {tile} for the same {Gastonia} contractor for {seventeen} years.› ‹{He} married {Yolanda Cárdenas} at {St. Michael’s} in {2009}.› ‹They have three children: {Kevin}, {15}; {Brenda}, {12}; and {little Mateo}, {6}.›
‹{Brenda} has {sickle cell trait} and {Kevin} stutters.› ‹{Mateo} was born at {twenty-six} weeks and breathes through a {tracheostomy}; a nurse from {Bayada} comes {five} nights a week.›
# ARGUMENT
## I. The hardship to {Mateo} is exceptional and extremely unusual.
Hardship must be substantially beyond that which would ordinarily be expected to result from the removal of a close family member, but it need not be unconscionable. Matter of Monreal, 23 I&N Dec. 56 (BIA 2001). The adjudicator considers the ages, health, and circumstances of qualifying relatives, and all hardships are weighed in the aggregate. Id. A child with compelling special needs presents a strong case. Matter of Recinas, 23 I&N Dec. 467 (BIA 2002).
‹{Mateo’s} ventilator needs steady current, and in {Ayacucho} the power fails daily.› ‹{Dr. Benavides} testified that no hospital south of {Lima} changes pediatric tubes.›
‹{Yolanda} cannot both work and watch the monitor, and without {Mr. Quispe’s} {$52,400} a year the family would lose its insurance.›
## II. Respondent merits a favorable exercise of discretion.
Discretion weighs long residence, family ties, steady work, payment of taxes and service to others against adverse factors. Matter of C-V-T-, 22 I&N Dec. 7 (BIA 1998). ‹{Mr. Quispe} has one arrest, for {driving without a license} in {2011}, and coaches {the Gastonia under-tens}.›
# CONCLUSION
The Court should grant cancellation of removal and adjust Respondent’s status to that of a lawful permanent resident.
Dated: {March 28, 2025}
Respectfully submitted,
{/s/ Gideon Marchetti}
{Gideon Marchetti}
CERTIFICATE OF SERVICE
On {March 28, 2025}, I served this brief on the Office of the Principal Legal Advisor, {5701 Executive Center Drive, Charlotte, NC 28212}, through ECAS.
{/s/ Gideon Marchetti}`,
    answers:
      'Judge: Leopold F. Anstey\nCourt: Denver, Colorado\nHearing: February 17, 2027 at 9:00 a.m.\nNotice to Appear served on: August 6, 2015\nForm EOIR-42B filed on: March 12, 2019',
    told: 'His son Emil is seven and has epilepsy. Mr. Kaboré earns $19.20 an hour as a warehouse clerk. He volunteers at the food bank in Aurora.',
    facts: [
      'Issouf Rasmané',
      'KABORÉ',
      'A 000-000-772',
      'Burkina Faso',
      'Leopold F. Anstey',
      'DENVER, COLORADO',
      'February 17, 2027',
      'August 6, 2015',
      'March 12, 2019',
      'epilepsy',
      '$19.20',
      'food bank',
      'Philippa Oyelowo',
      'Oyelowo Law Group',
    ],
  },
]
