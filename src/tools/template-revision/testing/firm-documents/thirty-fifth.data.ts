import type { FirmDocument } from './firm-document.ts'

export const thirtyFifthDocuments: readonly FirmDocument[] = [
  {
    name: 'response to a request for evidence on extreme hardship',
    client: 'he',
    marked: `
@header {Receipt EAC-00-123-00417} – Response to RFE
@footer {Halvorsen Reyes Immigration} – Page
{HALVORSEN REYES IMMIGRATION}
{1420 Fifth Avenue, 22nd Floor}
{Seattle, Washington 98101}
Direct: {206-555-0139} | {dreyes@hrimmigration.example}
{August 4, 2025}
By courier
U.S. Citizenship and Immigration Services
{Potomac} Service Center
Attn: RFE Response
{2200 Potomac Center Drive, Stop 2425}
{Arlington, VA 20598}
RE: RESPONSE TO REQUEST FOR EVIDENCE
| Applicant: | {Lázaro Emilio QUINTEROS BAIRES} |
| A#: | {A 000 000 556} |
| Form: | I-601A, Application for Provisional Unlawful Presence Waiver |
| Receipt: | {EAC-00-123-00417} |
| Qualifying relative: | {Jolene Marie Quinteros} ({wife, USC}) |
| RFE dated: | {May 20, 2025} |
| Response due: | {August 15, 2025} |
Dear Officer:
We represent {Mr. Lázaro Quinteros Baires} and submit this response to the Request for Evidence dated {May 20, 2025}, a copy of which is on top. The response is timely. It is complete, and USCIS may decide on the record as it now stands. 8 C.F.R. § 103.2(b)(8)(iv).
The RFE asks for (1) medical evidence about {Mrs. Quinteros}; (2) evidence that she could not relocate to {El Salvador}; and (3) {proof of the debts}.
Summary of the case
‹{Mr. Quinteros} came over {the river at Roma} in {2006} with {a gallon of water} and {an uncle} who is now dead.› ‹He married {Jolene} in {a courthouse in Yakima} and they have {three girls}, {Marisol}, {Dulce} and {Annette}.› ‹He hangs {drywall} for {Cascade Interiors} and has never missed {a rent}.›
1. Medical evidence
USCIS considers hardship in the aggregate. Factors that are common to most separations still count when they are added to others. Matter of O-J-O-, 21 I&N Dec. 381 (BIA 1996); USCIS Policy Manual, Vol. 9, Pt. B, Ch. 5.
‹{Mrs. Quinteros} has had {ulcerative colitis} since {she was nineteen} and lost {eleven inches of bowel} at {Harborview} in {February 2023}.›
‹{Dr. Pradeep Venkataraman} writes that {a flare} puts her in bed for {nine days}, and that {the infusions} every {eight weeks} cannot be given to someone who drives herself home.›
‹{Annette}, {four}, has {a peanut allergy} and was taken to {Seattle Children’s} by {helicopter} last {Easter}.›
A letter from a treating physician that explains the diagnosis, the treatment and the effect on daily life is the kind of evidence that the Policy Manual describes. The letter at Exhibit {B} does that.
2. Relocation
An applicant need not show hardship in both situations if the qualifying relative states under penalty of perjury which of them would follow a denial. Here {Mrs. Quinteros} states that she {would remain in Washington}. We address relocation all the same because the RFE asks for it.
‹{Mrs. Quinteros} does not speak {Spanish} beyond what she sings to {the girls}.› ‹{Her father}, {Dale Ostrander}, {a retired log scaler} with {Parkinson’s disease}, lives in {the room over their garage}.›
{San Miguel}, where {Mr. Quinteros’s} {mother} lives, {has no infusion center}. The Department of State advises travelers to {El Salvador} to {exercise normal precautions}, and the applicant does not rely on crime.
3. Financial evidence
‹The household owes {$41,870} to {Harborview} and {$9,300} on {a Tacoma} with {a cracked block}.› {Mrs. Quinteros} earned {$18,400} in {2024} as {a part-time dispatcher}; {Mr. Quinteros} earned {$62,150}. Tax transcripts for {2022} through {2024} are at Exhibit {F}.
Loss of the income of one spouse is a common result of removal and would not be enough by itself. It weighs more where, as here, the one who stays cannot work full time.
4. Discretion
‹He coaches {the under-tens} at {Beacon Hill} and fixed {the parish roof} after {the windstorm} for {the price of the plywood}.› ‹He was cited in {2011} for {driving without a license} and paid {the $550}.› {Mr. Quinteros} has no other record. The favorable factors outweigh the manner of his entry.
Conclusion
The applicant has shown by a preponderance of the evidence that refusal of his admission would result in extreme hardship to a qualifying relative and that he merits a favorable exercise of discretion. Matter of Chawathe, 25 I&N Dec. 369 (AAO 2010). We ask that the waiver be approved. Should the officer intend to deny it, we ask for notice of what is thought to be missing.
Sincerely,
{Dolores Reyes}
{Managing Partner}
| Exhibit | Description | Pages |
| A | Copy of the RFE | {1–4} |
| B | Letter of {Dr. Venkataraman}, {Harborview Gastroenterology}, {July 11, 2025} | {5–8} |
| C | Statement of {Jolene Quinteros} | {9–13} |
| D | Discharge papers of {Annette Quinteros} | {14–22} |
| E | Letter of {Pastor Lindqvist}, {Beacon Hill Lutheran} | {23} |
| F | Tax transcripts | {24–41} |
| G | Statements of account, {Harborview} and {Columbia Bank} | {42–60} |
@footnote {The uncle}, {Neftalí Baires}, died on {October 9, 2019}.
@comment {DR}: ask {Jolene} for {the new lab results} before we send this`,
    answers:
      'Date of this letter: November 20, 2026\nService center: Nebraska\nReceipt number: IOE0000000772\nQualifying relative: Awa Ouédraogo (wife, USC)\nRFE dated: September 9, 2026\nResponse due: December 5, 2026\nWould remain or relocate: would remain in Colorado\nIncome of the wife: $31,000\nIncome of the applicant: $44,500\nCountry advice: reconsider travel',
    told: 'Mr. Kaboré is a welder at a shop in Commerce City. His wife Awa Ouédraogo has lupus and is treated by Dr. Helen Marsh at Denver Health. She cannot lift their daughter Fatou, seven, when her joints swell. They owe $12,000 to the hospital. He leads the youth football of his mosque.',
    facts: [
      'Kaboré',
      'A 000-000-772',
      'November 20, 2026',
      'Nebraska',
      'IOE0000000772',
      'Awa Ouédraogo',
      'September 9, 2026',
      'December 5, 2026',
      'Burkina Faso',
      'would remain in Colorado',
      'lupus',
      'Helen Marsh',
      '$12,000',
      'welder',
      'youth football',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'prehearing brief on cancellation for certain nonpermanent residents',
    client: 'she',
    marked: `
@header {A 000-000-347}
@footer Prehearing Brief – {ABOAGYE}
{Desmond T. Achterberg}
{ACHTERBERG & LUM, ATTORNEYS AT LAW}
{600 Grant Street, Suite 4850}
{Pittsburgh, PA 15219}
Pro Bono Counsel for the Respondent
{NOT DETAINED}
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
{PHILADELPHIA, PENNSYLVANIA}
In the Matter of
{Comfort Efua ABOAGYE},
In removal proceedings
File Number {A 000-000-347}
Immigration Judge: {Bernadette Szymanski}
Next Hearing: {May 19, 2026 at 9:30 AM (individual)}
RESPONDENT’S PREHEARING BRIEF
INTRODUCTION
{Comfort Aboagye} asks the Court to cancel her removal under INA § 240A(b)(1). The Department concedes {ten years of presence}. What remains is hardship, and, to a lesser degree, good moral character.
PROCEDURAL HISTORY
The Department filed a Notice to Appear with the Court on {March 3, 2019}. Pleadings were taken on {August 28, 2019}, when {Ms. Aboagye}, through {prior counsel}, {admitted the allegations and conceded removability under INA § 237(a)(1)(B)}. The Court continued the case {four times}, {twice} for the pandemic and {twice} on the motion of the Department. ‹{Ms. Aboagye} has never asked for a continuance.› Form EOIR-42B was filed on {December 16, 2019}, and biometrics were taken on {February 7, 2026}.
STATEMENT OF FACTS
A. The Respondent
‹{Comfort Aboagye} was {a seamstress in Kumasi} when {her aunt} sent for her in {1999} to mind {the twins}.› ‹She was paid in {bus tokens} for {two years} and slept on {a cot behind the boiler}.› ‹She now runs {a kitchen at the Allegheny General} and has {eighteen people} under her.›
B. The qualifying relatives
1. {Kwame}
‹{Kwame}, {thirteen}, has {sickle cell disease}, type {SS}, and was in hospital {eleven times} in {2025}.› ‹His {hematologist}, {Dr. Leontyne Fairweather}, {testified by telephone} that a crisis begins with {his knees} and that {his mother} hears it in {his voice} before he does.›
‹He plays {the trombone} on {good days}.›
2. {Abena}
‹{Abena}, {nine}, reads for {her brother} when he cannot sit up; {her teacher}, {Ms. Corrigan}, found that she {hoards food}.›
3. The mother
‹{The Respondent’s mother}, {Akosua Boateng}, {a lawful permanent resident}, has had {two strokes} and lives with {the family} at {2217 Wylie Avenue}.›
C. Conditions in {Ghana}
‹{Korle Bu} has {a sickle cell clinic}, but {hydroxyurea} must be bought, and {the regional hospital in Kumasi} had none for {five months} of {2024}.› See Exh. {14}. The Department of State reports that {power is rationed} outside the capital.
ARGUMENT
I. The hardship is exceptional and extremely unusual.
The hardship must be substantially beyond that which would ordinarily be expected to result from the person’s departure. Matter of Monreal, 23 I&N Dec. 56, 62 (BIA 2001). The Court looks at all factors together. A qualifying child with very serious health issues is the example that the Board itself gives. Id. at 63.
The Department will say that the children could stay with their father. ‹{Their father}, {Isaac Mensah}, drives {long-haul} for {Schneider} and has not lived with them since {the night of the fire}.› A parent on paper is not a caregiver.
The Department will say, too, that a clinic exists. The question is not whether treatment exists somewhere in the country but whether this child would get it. Matter of J-J-G-, 27 I&N Dec. 808, 811 (BIA 2020).
‹{Kwame} would have to be carried down {four flights} and driven {three hours} for {each exchange}.›
The hardship to {the mother} must be added to that of the children and not weighed apart. Matter of Recinas, 23 I&N Dec. 467 (BIA 2002).
II. The Respondent has been a person of good moral character.
The statute bars certain persons from showing good moral character and leaves the rest to the judgment of the Court. INA § 101(f). None of the bars applies. ‹She has filed taxes every year since {2003} and paid {$1,140} that she was told she did not owe.›
‹The one arrest, on {July 5, 2009}, was for {a retail theft} at {the Century III Mall}; {a security guard} had taken her for {another woman}.› The charge was {withdrawn}. (Exh. {9}.)
III. The Respondent merits relief in the exercise of discretion.
Discretion is a balance. Matter of C-V-T-, 22 I&N Dec. 7, 11 (BIA 1998). Family ties, long residence, work, and service to the community stand on one side. On the other the Department can put nothing but the manner of entry and time without status.
‹{Forty-one co-workers} signed {a letter}, among them {the surgeon} for whom she keeps {a plate warm}.›
WITNESSES
| Name | Relation | Subject | Time |
| {Comfort Aboagye} | Respondent | All issues | {90 min.} |
| {Dr. Leontyne Fairweather} | Expert | {Sickle cell disease} | {30 min.} |
| {Rev. Josiah Twum} | {Pastor} | Character | {10 min.} |
CONCLUSION
For these reasons the Court should grant the application. In the alternative, the Respondent asks for voluntary departure under INA § 240B(b) for the longest period that the statute allows.
{April 20, 2026}
Respectfully submitted,
{Desmond T. Achterberg}
CERTIFICATE OF SERVICE
I certify that I served this brief on Assistant Chief Counsel {Malachi Prewitt-Ono} through ECAS on {April 20, 2026}.
{D. T. Achterberg}
@footnote {Isaac Mensah} is {a United States citizen}; {he} and {Ms. Aboagye} {never married}.
@box {HEARING MAY 19 – bring Kwame’s chart}`,
    answers:
      'Court: Denver, Colorado\nJudge: Harriet J. Solberg\nNext hearing: February 17, 2027 at 9:00 a.m.\nCustody: NOT DETAINED\nNotice to Appear filed on: June 10, 2022\nPleadings taken on: March 8, 2023\nPleadings: admitted the allegations and conceded removability under INA § 212(a)(6)(A)(i)\nThe Department concedes: good moral character\nContinuances: once\nEOIR-42B filed on: May 2, 2023\nBiometrics on: October 6, 2026\nArrests: none\nDepartment counsel: Ingrid M. Thorsby\nDate of this brief: November 20, 2026',
    told: 'Ms. Rakhimova has lived in Denver since 2008 and cleans offices. Her son Timur, eleven, has cystic fibrosis and is treated by Dr. Hannah Weil at National Jewish Health. Her mother, Zulfiya Rakhimova, is a lawful permanent resident and has heart failure. The boy’s father, Jamshid Saidov, left in 2019. In Uzbekistan the enzymes that he takes cannot be bought in Samarkand.',
    facts: [
      'Rakhimova',
      'A 000-000-655',
      'DENVER, COLORADO',
      'Solberg',
      'February 17, 2027',
      'June 10, 2022',
      'March 8, 2023',
      'May 2, 2023',
      'October 6, 2026',
      'Uzbekistan',
      'cystic fibrosis',
      'Hannah Weil',
      'Zulfiya Rakhimova',
      'Jamshid Saidov',
      'Thorsby',
      'November 20, 2026',
      'Philippa Oyelowo',
    ],
  },
]
