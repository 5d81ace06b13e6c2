import type { FirmDocument } from './firm-document.ts'

/** A stay of removal by counsel, a letter for a company’s manager, an appeal of a denied petition, a letter of a shelter. */
export const nineteenthDocuments: readonly FirmDocument[] = [
  {
    name: 'letter of a company for a transferred manager',
    client: 'he',
    marked: `
@header {Kestrel Ceramics North America, Inc.}
@property L-1A letter {Sorensen} {Kestrel}
{Kestrel Ceramics North America, Inc.}
{2200 Foundry Road, Greenville, South Carolina 29601}
{September 9, 2025}
U.S. Citizenship and Immigration Services
{California} Service Center
Re: Form I-129, L-1A classification for {Anders Bo SØRENSEN}
Dear Officer:
We submit this letter in support of our petition to transfer {Mr. Anders Sørensen} to the United States as {Director of Kiln Operations}.
The qualifying relationship
The petitioner and the foreign employer must be a parent, branch, affiliate or subsidiary of each other and must both be doing business throughout the stay. 8 C.F.R. § 214.2(l)(1)(ii)(G).
‹{Kestrel Keramik A/S} of {Aarhus} owns {all} of our shares and has made {bathroom tiles} since {1911}.› ‹We employ {sixty-two} people in {Greenville} and sold {9.4 million dollars} of {glazed stoneware} last year.›
The position abroad
‹{Anders} joined {Kestrel Keramik} as {an apprentice glazer} at {seventeen} and has headed {the tunnel kiln} since {March 2019}, with {fourteen} people under him.› ‹He cut {gas use} by {a fifth} and was the one who found {the crack} that would have burned down {the drying hall}.›
The position in the United States
The beneficiary will direct the management of a function, will exercise discretion over its day-to-day operation, and will report only to the president of the company.
‹{He} will hire and dismiss {nine} supervisors, set {a budget} of {$2.1 million} and move {two presses} from {Jutland}.›
{His} salary will be {$148,000} a year.
We believe that the petition meets the requirements of the law. A copy of the organizational chart is attached.
Very truly yours,
{Charlotte Ravnholt-Pike}
{Vice President, Human Resources}
{Kestrel Ceramics North America, Inc.}`,
    answers:
      'Date of this letter: November 20, 2026\nThe company: Volta Textiles, Inc.\nAddress of the company: 71 Mill Pond Road, Lowell, Massachusetts 01852\nPosition: Director of Weaving\nSigner: Edmund Faircloth\nTitle of who signs: Chief Operating Officer\nSalary: $132,000 a year\nService center: Nebraska',
    told: 'Volta Textiles of Ouagadougou owns Volta Textiles, Inc. Mr. Kaboré has led the weaving hall since 2018 with twenty weavers under him. He will supervise six line managers.',
    facts: [
      'Kaboré',
      'November 20, 2026',
      'Volta Textiles',
      'Director of Weaving',
      'Edmund Faircloth',
      '$132,000',
      'weaving hall since 2018',
      'six line managers',
    ],
  },
  {
    name: 'appeal of a denied petition',
    client: 'she',
    marked: `
@footer {Baptiste & Oduya PC} | I-290B Brief | {SRC2390114478}
@footnote {Mrs. Achterberg} misspelled {her} own name on page {2} of the form; see Exhibit {F}.
{Baptiste & Oduya PC}
{18 Wharf Street, Savannah, Georgia 31401}
BRIEF IN SUPPORT OF APPEAL TO THE ADMINISTRATIVE APPEALS OFFICE
Petitioner: {Wilhelmina Achterberg}
Beneficiary: {Khadija Bint Said Al-Harthy}
Form: I-130, denied {April 4, 2025}
Receipt: {SRC2390114478}
# I. THE DECISION BELOW
The Director denied the petition on {April 4, 2025} because the record did not show that the adoption took place before the beneficiary turned sixteen. This appeal follows within the time allowed.
# II. STANDARD OF REVIEW
The Administrative Appeals Office reviews all questions of law and fact de novo. The petitioner bears the burden by a preponderance of the evidence. Matter of Chawathe, 25 I&N Dec. 369 (AAO 2010).
# III. STATEMENT OF FACTS
‹{Mrs. Achterberg}, {a retired cartographer} of {sixty-eight}, taught {geography} in {Muscat} for {twenty-two years}.› ‹{Khadija} came to {her} door in {the monsoon of 2009} with {a fever} and {a goat kid}, the last of {a family} that {the wadi} had taken.›
‹The sharia court at {Sur} gave {her} into {Mrs. Achterberg’s} care on {Safar 3, 1431}, and {she} was {fifteen} by every reckoning but that of {the clerk}, who wrote {the lunar year}.›
# IV. ARGUMENT
## A. The Director erred in reading the date of the decree.
A lunar date must be converted before it is compared with a solar one. ‹Converted, the decree is of {January 18, 2010}, and {Khadija} was born on {May 30, 1994}.›
## B. A foreign decree is given effect where it was valid where made.
The law of the place of adoption governs whether a legal relationship was created. Matter of B-, 9 I&N Dec. 46 (BIA 1960).
‹{Judge Nasser al-Rawahi} has confirmed in a letter that the order was final, and {the midwife, Umm Salim}, remembers {the night of the birth} because {the power station} failed.›
# V. CONCLUSION
The appeal should be sustained and the petition approved.
Respectfully submitted,
{Folasade Oduya}
Attorney for Petitioner`,
    answers: 'Petitioner: Margaret Ellison\nI-130 denied on: October 5, 2026\nReceipt number: IOE0900000002',
    told: 'Margaret Ellison adopted Nilufar in Samarkand on March 3, 2008. The adoption was registered by the civil registry office. Margaret Ellison is a retired nurse.',
    facts: [
      'Nilufar Rakhimova',
      'Margaret Ellison',
      'October 5, 2026',
      'IOE0900000002',
      'March 3, 2008',
      'civil registry office',
      'retired nurse',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'letter of a shelter worker',
    client: 'she',
    marked: `
{CASA ESTRELLA}
a program of {Rio Bravo Family Services}
{(505) 555-0166}
{April 22, 2025}
To the officer deciding this case:
I work at {Casa Estrella} as a {night advocate} and I have known {Marisol} ({Marisol Ek Canul}) since {June 2023}. I am writing with {her} consent.
‹The night {she} came, {her} lip was split and {the baby} had {a diaper made of a pillowcase}.› ‹{She} had walked from {the Sandia Motel} because {Rogelio} had taken {the keys}.›
‹{She} stayed with us for {ninety-four days}. In that time {she} never missed {group}, painted {the laundry room} yellow, and taught {the other mothers} to make {papadzules}.›
‹{He} found our number twice. The second time {he} said that {he} would put {her} in {the river} where {he} put {the dog}.›
‹{Marisol} wakes before {the trucks} and checks {every window}.›
Our shelter keeps records of each stay, and I can confirm these dates.
I have been doing this work for {sixteen years}, and I do not write letters like this one often.
In my experience survivors who feel safe heal faster, and their children do too.
Please let {Marisol} and {her} little {Ángel} stay.
With hope,
{Bernadette “Bernie” Tsosie}
{Night Advocate, Casa Estrella}`,
    answers:
      'Who signs: Ruth Ibarra\nTitle of who signs: Case Manager\nThe shelter: Harbor House\nDate of this letter: November 20, 2026\nI have known her since: March 2025\nI am: a case manager',
    told: 'Ms. Rakhimova came to Harbor House with her son Timur. Her husband broke her wrist. She attends counseling each week.',
    facts: [
      'Nilufar',
      'Ruth Ibarra',
      'Harbor House',
      'November 20, 2026',
      'March 2025',
      'broke her wrist',
      'counseling each week',
    ],
  },
  {
    name: 'request to join a motion',
    client: 'he',
    marked: `
@header {Ishikawa-Bell Law} · {Spokane}
{Ishikawa-Bell Law}
{1212 North Division, Spokane, WA 99202}
{Tuesday, March 18, 2025}
By email to {OPLA-SEA-JMR@agency.example}
Office of the Principal Legal Advisor
{Seattle}, Washington
RE: {Viliami Tupou FIFITA}, {A# 000-000-908}
Request to join a motion to reopen
Dear Counsel:
Please join our motion to reopen and dismiss, for the reasons below. Our client is not detained.
1. Identity and history
{Mr. Fifita}, {46}, is from {Tonga}. An Immigration Judge in {Seattle} ordered {him} removed on {11-02-2011}. No appeal was taken.
2. Equities
‹{Vili} has coached {the Lakeside under-tens} for {a decade} and sings bass in {the Free Wesleyan choir}.› ‹{His} wife {Mele} had {a kidney} from {him} in {2020}.› ‹Of their five children, {Sione} is at {Fort Lewis} and {Ana} is {a freshman at Gonzaga}.›
‹{He} had {a DUI} in {2008}; {he} finished {treatment}, has not had {a drink} since, and speaks at {the Thursday meeting}.›
3. Eligibility
The approved petition of a citizen child makes our client eligible to adjust but for the order. INA § 245(i).
‹{Sione’s} petition was approved on {January 6, 2025}.›
4. Why join
Joint motions are not subject to the limits on time and number. 8 C.F.R. § 1003.23(b)(4)(iv). The Department’s own guidance favors joining where the person is not a priority and has relief available.
A draft motion is attached for your review. Could you let us know by {April 15}?
Thank you for considering this request.
{Kenji Ishikawa-Bell}
WSBA {48812}
Enc. G-28; approval notice; {letters of the coach and the pastor}`,
    answers:
      'Date of this letter: November 20, 2026\nEmail of OPLA: OPLA-POR@agency.example\nCity of OPLA: Portland\nOrdered removed on: June 4, 2019\nAnswer by: December 18, 2026\nApproved petition: October 2, 2026',
    told: 'Mr. Kaboré teaches a night class in French. His wife Awa is recovering from an operation. Their daughter Mariam is a U.S. citizen and her petition was approved on October 2, 2026.',
    facts: [
      'Issouf Rasmané Kaboré',
      'A 000-000-772',
      'Burkina Faso',
      'November 20, 2026',
      'June 4, 2019',
      'December 18, 2026',
      'night class in French',
      'recovering from an operation',
      'October 2, 2026',
      'Philippa Oyelowo',
    ],
  },
]
