import type { FirmDocument } from './firm-document.ts'

/** A declaration of hardship, an affidavit of a friend, an answer to a request for evidence and a letter on appeal. */
export const fifteenthDocuments: readonly FirmDocument[] = [
  {
    name: 'declaration of hardship of a wife',
    client: 'he',
    marked: `
@header Declaration of {Tamsin Rourke}
@property hardship decl {Rourke Ndiaye}
DECLARATION OF {TAMSIN ELAINE ROURKE}
IN SUPPORT OF FORM I-601A
I, {Tamsin Elaine Rourke}, declare as follows:
1. I am a citizen of the United States by birth. I make this declaration in support of the waiver of my husband, {Cheikh Mbaye Ndiaye}, A {000-000-833}.
2. I was born in {Duluth, Minnesota} on {April 30, 1988}. ‹I was {the fourth of five} and {my dad} drove {an ore truck}.›
3. ‹I met {Cheikh} in {the laundry room} of {our building} in {the fall of 2014}; {he} lent me {quarters}.› We were married on {June 11, 2016} in {Saint Paul, Minnesota}.
Our children
4. ‹We have {twins}, {Awa} and {Fergus}, who turned {six} in {March}.› ‹{Fergus} has {a cleft palate} and has had {four} surgeries at {Gillette Children’s}; {the next} is set for {when he is eight}.›
5. ‹{Cheikh} is the one who does {the syringes at night}, because I {faint} at {blood}.›
My health
6. ‹I was found to have {lupus} in {2019}, and on {bad weeks} I cannot close {my hands}.› ‹{Dr. Ngozi Halvorsen} told me not to {drive}.›
Money
7. ‹{My husband} brings home about {$4,100} a month from {the foundry}; I make {$900} {knitting} and {selling online}.› ‹Our {rent} is {$1,650} and {Fergus’s} {therapy} is {$320} that {insurance} does not cover.›
What would happen if we were separated
8. I do not know how I would manage alone.
9. ‹I would lose {the apartment} within {two months}, and I would be {driving to surgeries} that I am told not to {drive} to.›
What would happen if we moved
10. ‹I do not speak {Wolof} or {French}, and there is no {cleft team} within {two hundred miles} of {Kaolack}.› ‹{My mother}, who has {Alzheimer’s}, lives in {our back room} and cannot come.›
11. I have read this declaration and everything in it is true to the best of my knowledge.
I declare under penalty of perjury under the laws of the United States that the foregoing is true and correct.
Executed on {September 5, 2024} at {Saint Paul, Minnesota}.
______________________
{Tamsin Elaine Rourke}`,
    answers:
      'The declarant: Claire Dubois\nBorn in: Dayton, Ohio\nDate of marriage: August 8, 2020\nMarried in: Columbus, Ohio\nExecuted at: Columbus, Ohio',
    told: 'We have one daughter, Inès, who has asthma. My husband earns $3,400 a month as a welder. I have no family in Burkina Faso. I have type 1 diabetes.',
    facts: [
      'Issouf',
      '000-000-772',
      'Claire Dubois',
      'Dayton, Ohio',
      'August 8, 2020',
      'Inès, who has asthma',
      '$3,400 a month',
      'no family in Burkina Faso',
      'type 1 diabetes',
    ],
  },
  {
    name: 'affidavit of a friend of a couple',
    client: 'she',
    marked: `
@property affidavit of friend {Pham-Keller}
AFFIDAVIT OF {DARNELL WHITFIELD}
STATE OF {TENNESSEE}
COUNTY OF {SHELBY}
Before me, the undersigned notary, appeared {Darnell Whitfield}, who being duly sworn says:
1. My name is {Darnell Whitfield}. I am over the age of eighteen and I live at {884 Vollintine Avenue, Memphis, Tennessee 38107}. I was born in {Clarksdale, Mississippi}, on {July 7, 1979}.
2. I am a {barber} and I own {Whitfield’s Cuts} on {Jackson Avenue}.
3. I make this affidavit in support of the petition of {Roland Keller} for {his} wife, {Thuy Pham}.
4. I have known {Roland} since {the Navy} and {Thuy} since {the Fourth of July 2020}. ‹{He} brought {her} to {a fish fry} at {my sister’s} and {she} beat {everybody} at {dominoes}.›
5. ‹They asked me to be {best man}; {my suit} did not come and I stood up in {Roland’s} {brown one}.› ‹There were {forty} people and {a cake with a dragon on it}.›
6. ‹I see them {every Thursday} because {Roland} coaches {the bowling team} and {Thuy} keeps {score}.› ‹{She} cuts {his} hair now, so I lost {a customer}.›
7. ‹When {Roland} had {his heart attack} in {the summer of 2022}, {Thuy} stayed in {the chair} at {Methodist University} for {nine days}.› ‹{She} sold {her} {grandmother’s bracelet} to pay {the ambulance}.›
8. ‹They are fixing {the nursery} for {a girl} and I am to be {the godfather}.›
9. I have no doubt that their marriage is real. I am willing to speak with an officer at any time.
10. I understand that a false statement in this affidavit is punishable by law.
FURTHER AFFIANT SAYETH NOT.
______________________
{Darnell Whitfield}
Sworn to and subscribed before me this ____ day of __________, 20__.
Notary Public`,
    answers:
      'The declarant: Bernard Achebe\nPetitioner: Daniel Frost\nState: Ohio\nCounty: Franklin\nThe declarant’s address: 12 Quail Run, Columbus, Ohio 43204',
    told: 'I have known Daniel Frost since college. I was at their wedding on May 3, 2025 in Columbus. They cook for the neighbors every Sunday.',
    facts: [
      'Nilufar',
      'Bernard Achebe',
      'Daniel Frost',
      '12 Quail Run',
      'since college',
      'at their wedding',
      'every Sunday',
    ],
  },
  {
    name: 'answer to a request for evidence on a marriage',
    client: 'she',
    marked: `
@header {Stanhope Immigration Law}
@footer {Stanhope Immigration Law}, {77 Exchange Street, Portland, Maine 04101}
@property RFE response {Mutesi}
{January 27, 2025}
USCIS {Texas} Service Center
{6046 North Belt Line Road, Suite 172}
{Irving, TX 75038}
RE: RESPONSE TO REQUEST FOR EVIDENCE
Form I-130, Petition for Alien Relative
Petitioner: {Gareth Lowell PIKE}
Beneficiary: {Solange MUTESI}
Receipt number: {IOE0918274455}
Request dated: {November 4, 2024}
Dear Officer:
This office represents the petitioner and the beneficiary. In response to the request of {November 4, 2024}, we submit the enclosed evidence that the marriage was entered into in good faith.
I. BACKGROUND
{Mr. Pike}, a citizen of the United States, married {Ms. Mutesi}, a citizen of {Rwanda}, on {September 14, 2023} in {Bath, Maine}.
‹They met at {a contra dance} where {he} was {calling} and {she} had come with {a coworker from the shipyard}.›
II. RESPONSE
A. Joint residence
The request asks for proof that the couple lives together. The petitioner must show by a preponderance of the evidence that the marriage is genuine. Matter of Laureano, 19 I&N Dec. 1 (BIA 1983).
‹The couple rents {the upstairs of a farmhouse} on {Brown’s Point Road} from {a retired ferry pilot}, {Asa Thibodeau}, who writes that {he} hears {them} practice {the fiddle}.›
| Tab | Document |
| A | Lease signed by {Gareth Pike} and {Solange Mutesi} |
| B | Letter of {Asa Thibodeau} |
| C | Statements of {Bath Savings} account ending {4471} |
B. Shared finances
‹{She} put {her} {bonus} of {$2,300} into {the woodstove}, and {he} added {her} to {the truck} title in {May 2024}.›
Joint accounts, insurance and tax returns are among the evidence that the regulation names. 8 C.F.R. § 204.2(a)(1)(iii)(B).
C. The age difference
The request notes that {Mr. Pike} is {nineteen} years older than {Ms. Mutesi}. An age difference alone is no ground to doubt a marriage.
‹{His} {first wife} died of {ovarian cancer} in {2018}, and {her sister} has written that {Solange} “gave {Gary} back {his} {laugh}.”›
III. CONCLUSION
The petitioner has met his burden, and the petition should be approved.
If the evidence is found not to be enough, we ask for an interview before any notice of intent to deny.
Sincerely,
{Imogen Stanhope}, Esq.`,
    answers:
      'Date of this letter: November 20, 2026\nPetitioner: Daniel Frost\nReceipt number: IOE0923001177\nRequest dated: September 9, 2026\nDate of marriage: May 3, 2025\nMarried in: Columbus, Ohio',
    told: 'Mr. Frost and Ms. Rakhimova share an apartment at 12 Quail Run in Columbus. They have a joint account at Huntington Bank. They met in a chess club.',
    facts: [
      'Nilufar',
      'Daniel Frost',
      'IOE0923001177',
      'September 9, 2026',
      'Uzbekistan',
      'May 3, 2025',
      'November 20, 2026',
      'apartment at 12 Quail Run',
      'Huntington Bank',
      'chess club',
      'Philippa Oyelowo',
      'Oyelowo Law Group',
    ],
  },
  {
    name: 'letter to the Board asking to hear an appeal early',
    client: 'she',
    marked: `
@header {Orsini Defense PC}
@footer {A 000-000-147} Request to Expedite
@property expedite {Villatoro}
@box {Rosibel} cannot be called before 6
{Lucia Orsini}
{Orsini Defense PC}
{240 Main Street, Floor 2}
{Hackensack, New Jersey 07601}
{April 9, 2025}
Board of Immigration Appeals
Clerk’s Office
5107 Leesburg Pike, Suite 2000
Falls Church, Virginia 22041
RE: {VILLATORO SANTOS, Rosibel}, {A 000-000-147}
Request to expedite appeal
Appeal filed: {September 30, 2024}
Dear Clerk:
We represent the respondent, {Rosibel Villatoro Santos}, in the above appeal from the decision of Immigration Judge {Humphrey Castellane} at {Newark, New Jersey}, dated {September 3, 2024}. We ask the Board to decide the appeal out of turn.
The Board may expedite an appeal where a compelling reason is shown, such as a health crisis, detention, or an imminent loss of a benefit. BIA Practice Manual, ch. 6.5.
1. The reason for the request
‹{Ms. Villatoro} has been on {dialysis} {three times a week} since {Christmas}, and {Hackensack University Medical Center} will not list {her} for {a kidney} while {her} status is open.› ‹{Her} {brother Milton} has been found to be {a match}.›
‹{Dr. Pratik Desai} writes that without {a transplant} {she} has {eighteen months}.›
2. The merits
The only issue on appeal is whether {the attacks by her stepfather} were on account of a protected ground.
‹The judge believed {her}, found that {she} had been {burned with an iron} at {nineteen}, and denied because {he} thought {the man} “merely {a drunk}.”›
That reasoning cannot stand after the decisions of the court of appeals for the {Third} Circuit on mixed motive, and the record needs no further finding of fact.
3. The position of the Department
We wrote to counsel for the Department, {Marguerite Oduya}, on {March 31, 2025}; {she} takes no position.
We thank the Board for its attention.
Respectfully submitted,
{Lucia Orsini}
cc: Office of the Principal Legal Advisor, {970 Broad Street, Room 1300, Newark, New Jersey 07102}`,
    answers:
      'Date of this letter: November 20, 2026\nJudge: Leopold F. Anstey\nCourt: Cleveland, Ohio\nDecision dated: June 1, 2026\nAppeal filed: June 29, 2026\nCounsel for the Department: Paul Renner',
    told: 'Ms. Rakhimova has stage three breast cancer and began chemotherapy in October 2026. Her son is alone with her mother in Samarkand.',
    facts: [
      'Nilufar',
      'A 000-000-655',
      'November 20, 2026',
      'Leopold F. Anstey',
      'Cleveland',
      'June 1, 2026',
      'June 29, 2026',
      'Paul Renner',
      'stage three breast cancer',
      'Philippa Oyelowo',
      'Oyelowo Law Group',
    ],
  },
]
