import type { FirmDocument } from './firm-document.ts'

export const thirtyFourthDocuments: readonly FirmDocument[] = [
  {
    name: 'motion to reopen and rescind an in absentia order',
    client: 'she',
    marked: `
@header {MEKONNEN, Tigist} {A 000 000 418}
@footer Motion to Reopen and Rescind – Page
{Katherine Blomquist-Adeyemi}, Esq.
EOIR ID No. {KB204417}
{NORTH LOOP IMMIGRATION COUNSEL, PLLC}
{212 Third Avenue North, Suite 440}
{Minneapolis, Minnesota 55401}
Telephone: {(612) 555-0184}
Attorney for Respondent
{DETAINED: Freeborn County Jail}
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
{FORT SNELLING, MINNESOTA}
| In the Matter of: | |
| {Tigist Alemu MEKONNEN} | File No. {A 000-000-418} |
| Respondent | |
Immigration Judge {Roland P. Ostergaard}
Date of in absentia order: {November 7, 2024}
RESPONDENT’S MOTION TO REOPEN AND RESCIND AN ORDER ENTERED IN ABSENTIA
AUTOMATIC STAY OF REMOVAL IN EFFECT
Respondent {Tigist Alemu Mekonnen}, by and through undersigned counsel, moves this Court to reopen her proceedings and to rescind the order of {November 7, 2024}. The filing of this motion stays removal until the Immigration Judge decides it. INA § 240(b)(5)(C).
STATEMENT OF FACTS
1. {Ms. Mekonnen} is a {thirty-eight-year-old} native and citizen of {Ethiopia}. She last entered the United States at {Dulles} on {a J-1 visa} on {May 30, 2015}.
2. A Notice to Appear dated {September 12, 2022} was mailed to {1806 Portland Avenue South}. ‹She had left that apartment in {the spring} when {the radiators burst} and {her landlord, Mr. Haugen,} put {the tenants} out with {two days’} warning.›
3. ‹She told {the woman at the ICE window in Bloomington} where she slept, and {the woman} wrote it on {a yellow slip}.›
4. ‹{Ms. Mekonnen} has appeared at every check-in since she was first released.›
5. The hearing notice for {November 7, 2024} went to the same address and came back marked {“Attempted – Not Known.”} (Exh. {C}.)
6. ‹On the day of the hearing she was in {Hennepin County Medical Center} with {her son Natnael}, {six}, whose {appendix} had burst {the night before}.› ‹{Her cousin Abebech} sat with {the baby} and no one thought of {the mail}.›
7. ‹She learned of the order {fourteen months} later, when {a deputy} stopped her on {Highway 65} for {a broken taillight}.›
8. ‹She has cleaned rooms at {the Radisson Blu} for {seven years} and was named {employee of the quarter} {twice}.›
ARGUMENT
I. The order must be rescinded because notice was not received.
An order entered in absentia may be rescinded upon a motion to reopen filed at any time if the noncitizen demonstrates that she did not receive notice in accordance with paragraph (1) or (2) of section 239(a). INA § 240(b)(5)(C)(ii). Where a notice is sent by regular mail, the presumption of delivery is weaker than for certified mail, and the Court considers all relevant evidence. Matter of M-R-A-, 24 I&N Dec. 665, 674 (BIA 2008).
The factors that the Board lists are the respondent’s affidavit, affidavits of others who know whether notice was received, her actions on learning of the order, and any earlier application that shows an incentive to appear. Each of them favors rescission here.
‹{Ms. Mekonnen’s} affidavit is clear and says where {each letter} went.› {Abebech Tadesse}, with whom she lives, swears that nothing came from the Court. (Exh. {E}.) She retained counsel {nine days} after she learned of the order. An application for asylum had been pending since {April 4, 2016}, and she had every reason to come.
II. In the alternative, exceptional circumstances excuse the absence.
The term “exceptional circumstances” refers to circumstances beyond the control of the noncitizen, such as serious illness of a child, but not including less compelling circumstances. INA § 240(e)(1). Such a motion must be filed within 180 days of the order. This one is not, and the Court should treat the time as equitably tolled because {prior counsel, Mr. Devon Rask, told her that there was nothing to be done}.
‹She paid {Mr. Rask} {$2,400} in {money orders} and has {the stubs}.› A complaint was filed with {the Minnesota Office of Lawyers Professional Responsibility} on {January 20, 2026}, and {Mr. Rask} has not answered. Matter of Lozada, 19 I&N Dec. 637 (BIA 1988).
III. Sua sponte reopening is warranted.
The Court may reopen at any time on its own motion. 8 C.F.R. § 1003.23(b)(1). A motion of this kind should be granted where the situation is truly exceptional, and this is such a case. ‹{A seven-year-old} would lose {the only parent} who knows how to flush {his line}.›
POSITION OF THE DEPARTMENT
On {January 26, 2026}, undersigned counsel wrote to Assistant Chief Counsel {Sunniva Raghavan}, who {opposes the motion}.
CONCLUSION
For the foregoing reasons, the Respondent respectfully requests that the Court grant this motion, rescind the order, and set the matter for a master calendar hearing.
Dated: {January 29, 2026}
Respectfully submitted,
{Katherine Blomquist-Adeyemi}
{North Loop Immigration Counsel, PLLC}
INDEX OF EXHIBITS
| Exhibit | Event or document | Date |
| A | Order of the Immigration Judge | {11/07/2024} |
| B | Affidavit of {Tigist Mekonnen} | {01/15/2026} |
| C | Returned envelope, {Portland Avenue} | {10/02/2024} |
| D | Discharge summary of {Natnael Mekonnen}, {perforated appendix} | {11/09/2024} |
| E | Affidavit of {Abebech Tadesse} | {01/16/2026} |
CERTIFICATE OF SERVICE
On {January 29, 2026}, I, {Solveig Marchetti}, served a copy of this motion on the Department of Homeland Security through ECAS.
{Solveig Marchetti}, {paralegal}
@footnote {Ms. Mekonnen} was transferred from {Sherburne County} on {January 11, 2026}.
@property Motion to Reopen {Mekonnen} FINAL`,
    answers:
      'Court: Denver, Colorado\nJudge: Harriet J. Solberg\nCustody: not detained\nDate of the order: March 12, 2026\nNotice to Appear dated: May 4, 2024\nNotice mailed to: 77 Larkspur Street, Aurora, Colorado\nHearing notice for: March 12, 2026\nEntered at: Chicago\nEntered on: August 20, 2017\nAsylum application pending since: April 28, 2025\nPrior counsel: none\nDepartment counsel: Ingrid M. Thorsby\nWrote to the Department on: November 9, 2026\nPosition of the Department: takes no position\nServed by: Lena Ortiz\nDate of this motion: November 20, 2026',
    told: 'Ms. Rakhimova moved to a cousin in Fort Collins in January 2026. The cousin, Malika Yusupova, never saw a letter of the court. On March 12, 2026 Ms. Rakhimova was in Poudre Valley Hospital with pneumonia. She learned of the order on October 1, 2026 from the court’s telephone line.',
    facts: [
      'Rakhimova',
      'A 000-000-655',
      'DENVER, COLORADO',
      'Solberg',
      'March 12, 2026',
      'Uzbekistan',
      'May 4, 2024',
      'Chicago',
      'April 28, 2025',
      'Thorsby',
      'Malika Yusupova',
      'pneumonia',
      'October 1, 2026',
      'Lena Ortiz',
      'November 20, 2026',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'cover letter of a petition for a spouse with table and captions',
    client: 'he',
    marked: `
@header {Law Office of Graciela M. Ponte} | Re: {Nguyen/Hallowell}
@footer Attorney-Client Correspondence – Page
{LAW OFFICE OF GRACIELA M. PONTE}
{94 Weybosset Street, Unit 3}
{Providence, RI 02903}
{401.555.0166}
{October 14, 2025}
VIA FEDEX OVERNIGHT
USCIS
Attn: I-130 / I-485 Concurrent
{2500 Westfield Drive}
{Elgin, IL 60124-7836}
RE: I-130, I-485, I-765 AND I-131, CONCURRENTLY FILED
| Petitioner: | {Rosalind Mae HALLOWELL}, {USC} |
| Beneficiary: | {NGUYEN, Minh Quang} |
| A number: | {A 000-000-903} |
| Country of chargeability: | {Vietnam} |
| Filing fees: | {$3,005} |
| Priority: | Immediate relative |
Dear Sir or Madam:
Enclosed please find the above forms for {Mr. Minh Quang Nguyen}, the husband of {Ms. Rosalind Hallowell}, together with {two} checks and the evidence listed below. Please accept this letter as a summary and not as evidence.
THE PARTIES
The petitioner was born in {Pawtucket, Rhode Island}, on {August 8, 1991} and is a citizen of the United States. She {teaches fifth grade at Nathanael Greene Elementary}. The beneficiary was born in {Da Nang} on {December 1, 1988}. {Both} were {married once before}.
‹They met in {March 2022} at {a phở shop on Park Avenue} where {he} was {the only waiter} who remembered that she does not eat {cilantro}.› ‹{Her grandmother}, {Delphine}, who is {ninety-one} and speaks {only French}, calls him {“le petit.”}›
EVENTS
| Event | Place | Date |
| First meeting | {Cranston, RI} | {March 2022} |
| Engagement | {Beavertail Light} | {New Year’s Day 2024} |
| Marriage | {Newport City Hall} | {June 29, 2024} |
| Birth of {Theodore} | {Women & Infants Hospital} | {May 17, 2025} |
| Naturalization of the petitioner | {not applicable} | {–} |
BONA FIDES
To establish a bona fide marriage, a petitioner must show that the parties intended to establish a life together at the time they married. Matter of Laureano, 19 I&N Dec. 1 (BIA 1983). The conduct of the parties after the wedding is relevant to their state of mind when they married.
Figure 1. {The couple at Beavertail Light, January 2024.}
Figure 2. {Theodore’s christening at St. Raymond’s.}
‹The couple has lived together since {August 2023} in {the third-floor flat on Pidge Avenue}, and {his} name was put on the lease when {her brother Emmett} moved out.›
‹{He} drove her to {every radiation appointment} in {the fall of 2024} and slept in {a chair} at {Kent Hospital} when {the tumor} bled.›
The couple’s joint account at {Navigant Credit Union} and their {2024} tax return, filed as {married filing jointly}, are enclosed as Exhibits {7} and {8}.
ADMISSIBILITY
The beneficiary was inspected and admitted at {Boston Logan} on {February 2, 2019} with {an F-1 visa}. He is in possession of his Form I-94. An immediate relative who was inspected and admitted may adjust even if he worked without authorization or overstayed. INA § 245(c)(2).
‹The beneficiary was arrested once, in {2021}, for {disorderly conduct} outside {a karaoke bar in Fall River}; the case was dismissed after {he} wrote {an apology to the bouncer}.› A certified disposition of {the Bristol County District Court} is at Exhibit {11}. An arrest that did not end in a conviction does not make a person inadmissible.
The beneficiary has never received public benefits. Form I-864 shows household income of {$71,240}, which is above 125 percent of the poverty guideline for a household of {three}. {Emmett Hallowell} has signed as joint sponsor out of caution.
REQUEST
Please issue receipt notices to this office, schedule biometrics, and approve the petition and the application without an interview if that is possible. If an interview is held, the parties ask for {a Vietnamese} interpreter and for a date after {January 5, 2026}, since {the petitioner has a scan in Boston that week}.
If anything is missing, kindly call before a Request for Evidence is issued.
Very truly yours,
{Graciela M. Ponte}
Admitted in {RI and MA}
ENCLOSURES
(1) Forms G-28, {two}
(2) Form I-130 with I-130A and birth certificate of the petitioner
(3) Divorce decrees: {Hallowell v. Brandt}, {2019}; {Nguyen v. Pham}, {2018}
(4) Photographs, {24}
(5) Letters of {Delphine Arsenault}, {Emmett Hallowell}, and {Msgr. Paul Tetreault}
(6) Form I-693 of {Dr. Anand Krishnaswamy}, sealed
cc: {Mr. Nguyen} and {Ms. Hallowell}`,
    answers:
      'Date of this letter: November 20, 2026\nPetitioner: Awa Ouédraogo\nStatus of the petitioner: USC\nPetitioner born in: Aurora, Colorado\nPetitioner born on: July 7, 1985\nOccupation of the petitioner: works as a nurse at Denver Health\nBeneficiary born in: Kaya\nFiling fees: $3,005\nFirst meeting: Denver, April 2018\nEngagement: Boulder, December 25, 2019\nMarriage: Denver, June 6, 2020\nJoint account: Ent Credit Union\nAdmitted at: Houston\nAdmitted on: May 8, 2009\nAdmitted as: a student\nHousehold income: $64,100\nHousehold of: three\nInterpreter: French\nCriminal history: none',
    told: 'Mr. Kaboré met Awa Ouédraogo at a soccer game in Denver. They live together in Commerce City with their daughter Fatou, seven. Mr. Kaboré cooks on weekdays and she cooks on Sundays. His brother-in-law Karim wrote a letter for them.',
    facts: [
      'Kaboré',
      'A 000-000-772',
      'November 20, 2026',
      'Awa Ouédraogo',
      'July 7, 1985',
      'Denver Health',
      'Burkina Faso',
      'June 6, 2020',
      'Ent Credit Union',
      'Houston',
      'May 8, 2009',
      '$64,100',
      'French',
      'soccer game',
      'Fatou',
      'Philippa Oyelowo',
    ],
  },
]
