import type { FirmDocument } from './firm-document.ts'

/** A declaration, a brief on bond, a cover letter with tables, a hardship statement in a wife's own words. */
export const twentyThirdDocuments: readonly FirmDocument[] = [
  {
    name: 'declaration of a woman with two names',
    client: 'she',
    marked: `
@header Declaration of {Naw Paw Htoo} – {A 000-000-604}
DECLARATION OF {NAW PAW HTOO} (a/k/a “{Lily Green}”)
I, {Naw Paw Htoo}, declare under penalty of perjury:
1. I am {38} years old. I was born in {Kawkareik}. My people are {Sgaw Karen} and I am {a Seventh-day Adventist}.
2. ‹“{Naw}” is how a woman is addressed; it is not a family name.› ‹At {the Mae La camp} the nuns wrote me down as {Lily Green}, so some of my papers have that name.›
3. I make this declaration to explain why I did not file within one year and why I fear to return.
What happened to my family
4. ‹When I was {eleven} {the Tatmadaw} came over {the Thaungyin} and burned {our rice barn} with {my grandmother} inside.› ‹My brother {Saw Eh Doh} carried me on {his} back for {two nights}.›
5. ‹In {Mae La} I learned to sew. I married {Hsa Mu}, whom everybody called {Pepsi}, in {2006}, and we had {Moo Moo} and {Christmas}.›
6. ‹On {the day after Thadingyut 2019} soldiers took {Pepsi} for {porter duty} and sent back {one sandal}.›
Why I was late
7. An applicant may be late where changed circumstances materially affect eligibility. My lawyer explained that rule to me.
8. ‹I came on {December 21, 2021} to {Fort Wayne} as a visitor of {the Maple Street Karen church} and I lost {the baby} in {February}.› ‹I did not leave {Sister Grace’s basement} until {the lilacs}.›
9. ‹{Pastor Winner} found me {Dr. Bose}, who said {postpartum depression} and gave me {sertraline}.›
What I fear
10. ‹{The junta} keeps {a list at Myawaddy bridge}; {Eh Doh’s} name is on it and mine is under it.›
11. I ask the United States to let me stay.
I declare under penalty of perjury that the foregoing is true and correct.
______________________
{Naw Paw Htoo}
{July 2, 2024}
CERTIFICATE OF INTERPRETATION
I, {Thaw Thi Htun}, am fluent in {Karen} and English and read this declaration to {Naw Paw Htoo} in {Karen} before {she} signed it.
______________________
{Thaw Thi Htun}
{2118 Bueter Road, Fort Wayne, IN 46803}`,
    answers: 'Interpreter: Dilbar Yusupova\nLanguage: Uzbek\nAge: 33\nDate of signing: November 20, 2026',
    told: 'Officers of the SNB searched her house in Samarkand in June 2024. Her brother Rustam was beaten at the station and died. She came to the United States on August 30, 2024. She was treated for depression by Dr. Simone Aldaba until March 2026.',
    facts: [
      'Nilufar Rakhimova',
      'A 000-000-655',
      'Samarkand',
      'Rustam',
      'August 30, 2024',
      'depression',
      'Simone Aldaba',
      'Dilbar Yusupova',
      'Uzbek',
    ],
  },
  {
    name: 'memorandum for bond of a man with two surnames',
    client: 'he',
    marked: `
@property {Lobo da Costa} bond memo
@footnote {Mr. Lobo’s} booking sheet spells him {“Wolf, Joe.”} He was never known by that name.
{Temperance Vang}
{North Star Removal Defense}
{612 Ridder Arena Way, Duluth, MN 55811}
{tvang@northstar.example}
Attorney for {José Lobo da Costa e Silva}
{DETAINED – Sherburne County Jail}
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
{FORT SNELLING, MINNESOTA}
In the Matter of: {José LOBO DA COSTA E SILVA}
In Bond Proceedings
A# {A 000-000-731}
Before: {IJ Early}
Bond hearing: {Thursday, 5 June 2025, 8:30}
MEMORANDUM IN SUPPORT OF CUSTODY REDETERMINATION
I. STATEMENT OF THE CASE
‹The Department picked up {Mr. Lobo} on {May 19, 2025} outside {the Kwik Trip on Grand Avenue} while {he} was filling {a bread van}.› The respondent is eligible for release under INA § 236(a).
II. THE COURT HAS JURISDICTION
The Immigration Judge may review custody where the respondent is not subject to mandatory detention. 8 C.F.R. § 1003.19.
III. THE RESPONDENT IS NOT A DANGER
In deciding danger the Court looks to the whole record, the recency of any offense and evidence of rehabilitation. Matter of Guerra, 24 I&N Dec. 37 (BIA 2006).
‹{His} one conviction is {a 2018 fifth-degree assault} in {Carlton County}, {a fight over a parking space} in which {Zé}, as {his} wife calls {him}, lost {a tooth}.› ‹{He} finished {anger class} with {Counselor Fairbanks} and {his} probation ended {14 months} early.›
IV. THE RESPONDENT IS NOT A FLIGHT RISK
Factors include a fixed address, length of residence, family ties, employment and record of appearance.
1. ‹{He} has lived {since 2009} at {the yellow house} on {West Fourth} that {he} is buying on {contract for deed} from {Mr. Halvor Hill}.›
2. ‹{His} wife {Rosângela} cleans {the Fitger’s rooms}; {their} boys, {Kauã} and {Enzo Gabriel}, play {bantam hockey}.›
3. ‹{He} owns {Pão Nosso Bakery} with {a Hmong partner}, {Tou Pao Xiong}, and employs {six}.›
4. ‹{He} came to {all four} of {his} hearings in {2019}.›
V. ABILITY TO PAY
The Court should set the lowest amount that secures appearance. INA § 236(a)(2).
‹The family has {$3,100} at {Members Cooperative} and {the deacon} will lend {$2,000}.›
VI. CONCLUSION
The respondent asks for release on a bond of {$5,000} or on recognizance.
Respectfully submitted,
{Temperance Vang}
{June 2, 2025}
PROOF OF SERVICE
I served a copy of this memorandum and its exhibits on the Department by ECAS on {June 2, 2025}.
{Temperance Vang}`,
    answers:
      'Court: Denver, Colorado\nJudge: Leopold F. Anstey\nBond hearing: December 8, 2026 at 1:00 p.m.\nCustody: DETAINED – Aurora\nBond asked for: $4,000',
    told: 'Officers arrested Mr. Kaboré on November 2, 2026 at his work in Aurora. He has lived at 918 Dayton Street since 2021. His wife Rose Delaney is a school nurse. He has no conviction. He owns a bicycle repair shop.',
    facts: [
      'Issouf Rasmané Kaboré',
      'A 000-000-772',
      'DENVER',
      'Anstey',
      'December 8, 2026',
      '$4,000',
      'November 2, 2026',
      '918 Dayton Street',
      'Rose Delaney',
      'bicycle repair',
      'no conviction',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'cover letter of a U petition with tables',
    client: 'she',
    marked: `
@header {Casa Amparo Legal Aid} • U-918 packet • {Flores Luna}
@alt Photograph of {Estrella Flores Luna} and her baby {Sol}
{Casa Amparo Legal Aid}
{1 Mercy Plaza, Yakima, Washington 98901}
{25 April 2025}
BY FEDEX
USCIS {Nebraska} Service Center
{850 S Street}
{Lincoln, NE 68508}
Re: Petition for U Nonimmigrant Status
| Form | For whom | Fee |
| I-918 | {Estrella Flores Luna} | none |
| I-918A | {Ángel Paz Flores} ({son}) | none |
| I-918B | {Sgt. Joy Street, Toppenish PD} | none |
| I-192 | {Estrella Flores Luna} | I-912 |
Dear Officer:
{Casa Amparo} represents {Ms. Flores Luna} in this petition. {She} is the victim of a qualifying crime and has been helpful.
The crime
‹On {the night of the Hop Festival} {Ms. Flores} was {cut with a box knife} by {her} foreman, {Dusty Rhodes}, behind {the Valley Roz cold store}.› ‹{He} pleaded to {assault 2} in {Yakima Superior 23-1-00871-39}.›
Felonious assault is a listed crime. INA § 101(a)(15)(U)(iii).
Substantial harm
The adjudicator considers the nature of the injury, the severity of the perpetrator’s conduct and the duration of the harm. 8 C.F.R. § 214.14(b)(1).
‹{She} has {forty stitches}, {no feeling in two fingers} and a fear of {forklifts}, writes {her} therapist {April Rains}.›
Help to law enforcement
‹{She} gave a statement at {Astria Toppenish}, picked {Rhodes} from {a six-pack} and testified on {October 2 and 3, 2023}.›
Inadmissibility
‹{She} entered without inspection at {Sasabe} in {2008} and again, after {a visit to a dying father}, in {March 2013}; the second entry calls up {212(a)(9)(C)}.› The waiver of INA § 212(d)(14) reaches that ground.
Exhibits
| Tab | Document |
| 1 | Declaration of {Estrella} |
| 2 | Birth certificate of {Ángel} |
| 3 | Records of {Astria Toppenish Hospital} |
| 4 | Judgment, {State v. Rhodes} |
| 5 | Letter of {April Rains, LMHC} |
Kindly issue receipts to the undersigned.
Sincerely,
{Wren Castellano-Ito}
DOJ Accredited Representative
{Casa Amparo Legal Aid}`,
    answers:
      'Date of this letter: November 20, 2026\nDerivative: Madina Rakhimova\nRelation: daughter\nCertifying official: Lt. Mark Osei, Aurora Police Department\nTherapist: Dr. Simone Aldaba',
    told: 'On January 9, 2025 Ms. Rakhimova was stabbed in the arm by her landlord in Aurora. He pleaded guilty to assault in Arapahoe District Court. She gave a statement to the police at the hospital. She entered at San Ysidro on August 30, 2024.',
    facts: [
      'Nilufar Rakhimova',
      'November 20, 2026',
      'Madina Rakhimova',
      'Mark Osei',
      'Simone Aldaba',
      'January 9, 2025',
      'stabbed in the arm',
      'Arapahoe District Court',
      'August 30, 2024',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'hardship statement of a wife in her own words',
    client: 'he',
    marked: `
Statement of {Candy Ann Rivers}
in support of the waiver of {my husband}
To the officer:
My name is {Candy Rivers}. I was born in {Muskogee} and I am {Cherokee}. I am the wife of {Baltazar Ñañez}, and I am writing so you understand what it would do to us if he has to go.
I know that the law asks for extreme hardship. I will try to say it plainly.
How we live
‹{Balta} gets up at {4} and does {the feed lot} and then {the roofs}.› ‹I do nails at {Hollywood Tips} when my hands let me. I have {lupus} and {Raynaud’s}, and {Dr. Kadiyala} at {Hastings} says no more than {twenty hours}.›
‹Our girl {Harvest} is {seven} and has {a trach}; {Balta} is the one who can change it without {her} crying.› ‹{Nana Rivers} has {the sugar} and lives in our {back room}.›
If he goes and we stay
‹I cannot lift {Harvest}. The night nurse from {SoonerCare} is {four nights}, and the other {three} are {Balta’s}.› ‹We are {$11,400} behind at {St. Francis} and {the Tahoe} is on title loan.›
No one can be in two places. I have thought about it every way there is.
If we go with {him}
‹{Balta’s} people are in {Cherán} where the men sit at the barricades with {rifles}. The nearest {suction machine} is in {Morelia}, {three hours} if the road is open.›
‹I would lose {my tribal clinic}, and {Harvest} does not speak {Purépecha} nor much Spanish.›
I have never asked the government for anything for myself. I am asking now.
I swear that this is true.
{Candy A. Rivers}
{Tahlequah, Okla.}
{Labor Day, 2024}`,
    answers: 'Who signs: Rose Delaney\nPlace of birth of who signs: Dayton, Ohio\nDate: November 20, 2026',
    told: 'Rose Delaney is a school nurse in Aurora and has multiple sclerosis. Her neurologist Dr. Simone Aldaba treats her every six weeks. Their son Malick is four and has severe asthma. In Ouagadougou there is one clinic with the medicine. The mortgage is $1,900 a month.',
    facts: [
      'Rose Delaney',
      'Issouf',
      'Kaboré',
      'multiple sclerosis',
      'Simone Aldaba',
      'Malick',
      'severe asthma',
      'Ouagadougou',
      '$1,900',
    ],
  },
]
