import type { FirmDocument } from './firm-document.ts'

/** A request for parole, an order of a state court, a motion to terminate, an advice to defense counsel. */
export const seventeenthDocuments: readonly FirmDocument[] = [
  {
    name: 'request for humanitarian parole',
    client: 'she',
    marked: `
@header {Blue Heron Immigration Collective}
@property parole request {Do Thi Hanh} FINAL v3
@comment {Thi} says {the clinic} will not write before {Tet}
{Blue Heron Immigration Collective}
{816 Delancey Row, Suite 12}
{Biloxi, Mississippi 39530}
{October 3, 2024}
U.S. Citizenship and Immigration Services
Attn: Humanitarian Affairs Branch
Re: Form I-131, Request for Humanitarian Parole
Beneficiary: {Do Van An}, born {02/11/1951} in {Vinh}, {Vietnam}
Petitioner: {Do Thi Hanh}
Dear Officer:
This office represents {Do Thi Hanh}, who asks that {her} {father}, {Do Van An}, be paroled into the United States under INA § 212(d)(5)(A) for {one year}.
# Legal standard
Parole may be granted case by case for urgent humanitarian reasons or significant public benefit. The burden is on the requestor, and each case turns on its own facts.
# Urgent humanitarian reasons
‹{Mr. Do} is {seventy-three} and has lived alone since {his wife} drowned in {the flood of 2020}.› ‹{He} has {pancreatic cancer}, and {the oncologist in Hue} gives {him} {four to six months}.›
‹{Ms. Do} is {his} only living child; {her} brother {Binh} was lost at sea at {nineteen}.› ‹{She} shucks {oysters} by day and sews {sails} at night, and she has not seen {her} {father} since {1998}.›
‹A nurse, {Sister Agnes Tran}, bathes {him} twice a week and reads {him} {his daughter’s} letters.›
# The requestor can support the beneficiary
Form I-134 with evidence of income and a lease are enclosed. ‹{Hanh} earned {$41,300} in {2023} and keeps {a spare room} behind {the net shed}.›
# The beneficiary will depart
‹{He} wants to be buried beside {his wife} in {Nghe An}.› The requestor understands that parole is temporary and confers no status.
# Request
We ask that the request be expedited under the published criteria of the agency. If more is needed, please call the undersigned.
Sincerely,
{Peregrine O’Malley-Soto}
{Staff Attorney}
{(228) 555-0119}
Enclosures`,
    answers:
      'Date of this letter: November 20, 2026\nBeneficiary: Rustam Rakhimov\nBeneficiary born: May 4, 1950 in Bukhara, Uzbekistan\nLength of parole: six months',
    told: 'Ms. Rakhimova’s father Rustam Rakhimov has had a stroke and cannot walk. She works as a pharmacy technician and has a second bedroom for him. He has an apartment in Bukhara to which he will return.',
    facts: [
      'Nilufar Rakhimova',
      'Rustam Rakhimov',
      'November 20, 2026',
      'six months',
      'stroke',
      'pharmacy technician',
      'second bedroom',
      'Philippa Oyelowo',
      'Oyelowo Law Group',
    ],
  },
  {
    name: 'predicate order for special immigrant juvenile status',
    client: 'he',
    marked: `
@footer Findings and Order, In re Guardianship of {W.A.C.}, {2024-GN-00718}
STATE OF {CONNECTICUT}
COURT OF PROBATE, DISTRICT OF {SHEFFORD}
IN RE: GUARDIANSHIP OF
{Wilmer Ambrocio Chávez Lorenzo}, a minor
Case No. {2024-GN-00718}
[PROPOSED] FINDINGS OF FACT AND ORDER
This matter came before the Court on {March 11, 2025} on the petition of {Delfina Lorenzo Us} for guardianship of the person of the minor and for special findings. The Court, having considered the petition and the testimony, finds as follows:
1. The minor was born on {August 30, 2008} in {Joyabaj}, {Guatemala}, is unmarried, and lives at {41 Tannery Row, Shefford, Connecticut 06460}.
2. This Court has jurisdiction under the laws of this State to make determinations about the custody and care of juveniles.
3. The minor is declared dependent on this Court and is placed under the custody of {Delfina Lorenzo Us}.
4. ‹Reunification with {the father}, {Ambrocio Chávez Tum}, is not viable because of abandonment and neglect under the law of this State, in that:›
(a) ‹{the father} left {the household} for {the coast} when {the minor} was {two} and never sent {money, shoes or word};›
(b) ‹{he} denied the boy before {the mayor} and called {him} {a stray dog};›
(c) ‹{at eleven} {the minor} carried {cement} for {a contractor} in {Quetzaltenango} and slept on {the sacks}.›
5. ‹Reunification with {the mother} is not viable because of death.› ‹{She} was struck by {a bus} on {the Inter-American Highway} in {2019}.›
6. It is not in the best interest of the minor to be returned to {Guatemala}, the country of nationality and of last habitual residence. ‹{His grandmother} is blind, {the house} has no door, and {the older boys} who cut {his} ear still wait by {the school}.›
7. ‹Here {he} plays {trombone}, has {a B average} at {Shefford Tech}, and eats {breakfast} with {his aunt} each day before {her} shift.›
IT IS ORDERED that the petition is GRANTED.
IT IS FURTHER ORDERED that these findings are made for the protection of the minor under state law.
Dated: {March 11, 2025}
____________________
{Hon. Marguerite Fennimore-Boyd}
Judge of Probate`,
    answers:
      'Date of hearing: December 8, 2026\nGuardian: Abdoul Ilboudo\nJudge: Theodore Ansgar\nCase No.: 2026-GN-00144\nState: OREGON\nCourt: MULTNOMAH COUNTY\nFather of the minor: Seydou Kaboré\nAddress of the minor: 618 Alderbrook Lane, Gresham, Oregon 97030',
    told: 'Seydou Kaboré left the family when Issouf was a baby. The mother died of malaria. Issouf studies auto repair at a technical high school.',
    facts: [
      'Issouf Rasmané Kaboré',
      'Burkina Faso',
      'December 8, 2026',
      'Abdoul Ilboudo',
      'Theodore Ansgar',
      '2026-GN-00144',
      'Seydou Kaboré',
      'left the family',
      'auto repair',
    ],
  },
  {
    name: 'motion to terminate after an approved petition',
    client: 'she',
    marked: `
@header {NON-DETAINED}
@footer Motion to Terminate – {JEAN-LOUIS} – {A000-000-317}
{Casimir Thorne}, Esq.
{THORNE & DELACROIX, PLLC}
{1400 Gulf Breeze Parkway, Floor 3}
{Tampa, Florida 33602}
{casimir@thornedelacroix.example}
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
{ORLANDO, FLORIDA}
In the Matter of:
{Rose-Merline JEAN-LOUIS}
In removal proceedings
File No. {A000-000-317}
Immigration Judge {Barnaby Quist}
Master: {1/22/26 @ 8:30AM}
RESPONDENT’S MOTION TO TERMINATE PROCEEDINGS
Respondent, by and through undersigned counsel, moves the Court to terminate these proceedings without prejudice so that {she} may adjust status before USCIS.
I. PROCEDURAL HISTORY
{Ms. Jean-Louis} is a native and citizen of {Haiti}. {She} was admitted at {Fort Lauderdale} on {June 2, 2018} as a {B-2 visitor}. The Department issued a Notice to Appear on {9/14/2021}, charging {her} under {INA § 237(a)(1)(B)}.
On {May 19, 2025}, USCIS approved the Form I-130 that {her husband}, {Terrence Odell Mabry}, filed for {her} ({IOE0912004417}).
II. ARGUMENT
An Immigration Judge may terminate proceedings where the noncitizen is prima facie eligible for relief that only USCIS can grant. 8 C.F.R. § 1003.18(d).
A. Respondent is prima facie eligible to adjust.
Respondent was inspected and admitted, and an immigrant visa is immediately available to the spouse of a United States citizen. INA § 245(a).
B. Discretion favors termination.
‹{Rose-Merline} delivered {the mail} in {Plant City} through two hurricanes and has never had so much as {a parking ticket}.› ‹{Mr. Mabry}, {a retired tugboat pilot}, lost {both legs} to {diabetes}, and it is {she} who lifts {him} into {the van}.› ‹Their twins, {Odette} and {Lucien}, are {four}.›
Termination would save the resources of the Court and of the Department.
III. POSITION OF THE DEPARTMENT
‹On {December 1, 2025}, counsel e-mailed {Ms. Vo}, who answered that {she} would join if {the marriage certificate} were sent {again}.›
IV. CONCLUSION
Respondent asks that the motion be granted.
Respectfully submitted this {4th day of December 2025},
/s/ {Casimir Thorne}
{Casimir Thorne}
{Florida Bar} No. {0098812}
CERTIFICATE OF SERVICE
I certify that this motion was served on DHS through ECAS on {December 4, 2025}.
/s/ {Casimir Thorne}`,
    answers:
      'Judge: Leopold F. Anstey\nCourt: Denver, Colorado\nHearing: February 17, 2027 at 9:00 a.m.\nAdmitted at: John F. Kennedy Airport\nAdmitted on: May 9, 2019\nAdmitted as: F-1 student\nNotice to Appear: March 3, 2024\nI-130 approved on: October 2, 2026\nHusband: Walter Brandvold\nReceipt number: IOE0900000001\nCharge: INA § 237(a)(1)(C)(i)',
    told: 'Ms. Rakhimova teaches piano to children. Her husband Walter Brandvold is a firefighter. They have a son, Timur.',
    facts: [
      'Nilufar Rakhimova',
      'A 000-000-655',
      'Uzbekistan',
      'Leopold F. Anstey',
      'DENVER, COLORADO',
      'February 17, 2027',
      'John F. Kennedy Airport',
      'May 9, 2019',
      'March 3, 2024',
      'October 2, 2026',
      'Walter Brandvold',
      'teaches piano',
      'firefighter',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'advice to defense counsel on consequences of a plea',
    client: 'he',
    marked: `
@header PRIVILEGED – ATTORNEY WORK PRODUCT
{Ravenscroft Padilla Unit}
{January 30, 2025}
By e-mail: {dnguyen@elmorepd.example}
{Dat Nguyen}
{Elmore County Public Defender}
Re: State v. {Boubacar Diallo}, {CR-2024-1187}
Dear {Dat},
You asked what the offers in this case would mean for your client’s status. This letter is for you alone and is not advice to {Mr. Diallo}, whom we have not met.
# Facts as we understand them
‹{Boubacar Diallo} is {34}, was born in {Labé, Guinea}, and became a permanent resident on {April 17, 2016} through {his mother}.› ‹{He} was stopped on {State Route 9} on {August 12, 2024} with {two bottles of promethazine} in {the glove box} and {a friend’s pistol} under {the seat}.› ‹{He} has a {2019} conviction for {disorderly conduct} in {Macon County}.› ‹{His fiancée}, {Aissatou}, is due in {April}.›
# The charges
A conviction relating to a controlled substance as defined in 21 U.S.C. § 802 makes a noncitizen deportable. INA § 237(a)(2)(B)(i). A firearm offense is a separate ground. INA § 237(a)(2)(C).
The categorical approach looks to the elements of the statute and not to what the person did. Mathis v. United States, 579 U.S. 500 (2016).
# The offers
‹{The first offer}, {a plea to possession with eighteen months suspended}, would end {his} residence and bar {cancellation}, because {he} had only {eight years} when {he} was stopped.›
‹{ADA Marlene Fitch} has said that {she} would look at {attempted tampering} if {he} gave up {the friend}.›
We suggest that you ask for an offense without a controlled substance as an element. A plea colloquy that names no substance is safer than one that does.
# What your client should be told
A noncitizen in your client’s position should not travel, renew a card or apply for citizenship before speaking with an immigration lawyer.
Please call me with any questions at {(334) 555-0182}.
Best,
{Imogen Ravenscroft}`,
    answers:
      'Date of this letter: November 20, 2026\nDefense counsel: Harriet Lindqvist\nOffice of defense counsel: Multnomah Defenders\nCase: State v. Issouf Kaboré\nCase number: 26CR-4471',
    told: 'Mr. Kaboré is charged with theft of a bicycle in Gresham. He has no earlier conviction. The prosecutor Owen Tate has offered a diversion program.',
    facts: [
      'Kaboré',
      'November 20, 2026',
      'Harriet Lindqvist',
      'Multnomah Defenders',
      '26CR-4471',
      'theft of a bicycle',
      'no earlier conviction',
      'diversion program',
      'Philippa Oyelowo',
    ],
  },
]
