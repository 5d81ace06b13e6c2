import type { FirmDocument } from './firm-document.ts'

/** A bond motion with its exhibits. Written whole before it was run. */
export const thirtyThirdDocuments: readonly FirmDocument[] = [
  {
    name: 'motion for a custody redetermination of a dairy worker',
    client: 'she',
    marked: `
@header {Hinojosa-Lara}, {A 000-000-917}
{Kerrigan Volkov}
{VOLKOV DETENTION DEFENSE}
{2 Erie Boulevard West, Suite 405}
{Syracuse, New York 13202}
{315-555-0119}
Attorney for Respondent
{DETAINED: Buffalo Federal Detention Facility}
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
{BATAVIA, NEW YORK}
In the Matter of:
{Yesenia HINOJOSA LARA},
Respondent.
File No. {A 000-000-917}
In bond proceedings
Immigration Judge: {Hon. Walter Pickens}
Bond hearing: {July 9, 2025, at 8:30 a.m.}
MOTION FOR CUSTODY REDETERMINATION
Respondent {Yesenia Hinojosa Lara}, through undersigned counsel, moves this Court for a redetermination of her custody under INA § 236(a) and 8 C.F.R. § 1003.19, and asks to be released on bond of {$2,500} or on conditions.
I. FACTS
{Ms. Hinojosa} is a {29-year-old} citizen of {Mexico}. She entered near {Eagle Pass, Texas} in {2016} and has lived in {Cayuga County} ever since. ICE took her into custody on {June 20, 2025} {at a gas station in Auburn}.
‹She milks {four hundred Holsteins} at {Fingerlakes Dairy} from {three in the morning}, and her {son} {Ulises}, {seven}, sleeps in {the break room} until {the school bus} comes.›
‹When they took her he was {in the car}.› ‹He has not spoken {on the phone} since.›
She has {no criminal convictions}. Her only contact with police is {a ticket for driving without a license in 2021}, for which she paid a fine of {$130}.
II. THE COURT HAS JURISDICTION
An Immigration Judge may redetermine custody before a removal order becomes final. The Respondent is not an arriving alien and is not subject to mandatory detention under INA § 236(c).
III. THE RESPONDENT IS NOT A DANGER
Dangerousness is assessed on the record as a whole. Matter of Guerra, 24 I&N Dec. 37 (BIA 2006). Among the factors are criminal activity, its recency and its seriousness. A traffic matter says nothing about danger to the community.
The Respondent has {no arrest}. {Sister Maureen Tobin} of {St. Mary’s} has known her for {six years} and writes that she {translates for the other mothers at the clinic}.
IV. THE RESPONDENT IS NOT A FLIGHT RISK
The Court looks to a fixed address, length of residence, family ties, employment, and eligibility for relief. Id. at 40.
The Respondent has a fixed address at {1187 Route 34, Genoa, New York}, where {her employer} houses her. Her {son} is a {U.S. citizen}. She is eligible for {cancellation of removal}, for which she has filed Form {EOIR-42B}.
‹{The farmer}, {Dale Wyckoff}, will drive her to {Batavia} {himself}, and says that {cow 212} lets nobody else near.›
{Her sister}, {Rocío}, a {lawful permanent resident} in {Ithaca}, will sponsor her.
V. CONCLUSION
For these reasons, the Respondent asks that the Court find that she is neither a danger nor a flight risk and set a bond in the minimum amount, or release her on recognizance.
Respectfully submitted on {June 30, 2025}.
{Kerrigan Volkov}
EXHIBITS
A. Declaration of {Yesenia Hinojosa Lara}
B. Birth certificate of {Ulises}
C. Letter of {Dale Wyckoff} with pay records
D. Letter of {Sister Maureen Tobin}
E. Permanent resident card and tax returns of {Rocío Hinojosa}, {2022 to 2024}
F. Certificate of disposition, {Town of Aurelius Court}
CERTIFICATE OF SERVICE
I certify that on {June 30, 2025} I served this motion on the Office of the Principal Legal Advisor in {Buffalo} through the ECAS system.
{Kerrigan Volkov}`,
    answers:
      'Court: Aurora, Colorado\nJudge: Harriet J. Solberg\nCustody: DETAINED: Denver Contract Detention Facility\nBond hearing: December 3, 2026 at 1:00 p.m.\nBond asked for: $3,000\nEntered near: San Ysidro\nEntered in: 2018\nTaken into custody on: November 2, 2026\nPlace of arrest: a bus stop on Havana Street\nCriminal convictions: none\nClient’s address: 77 Larkspur Street, Aurora, Colorado 80010\nRelief: asylum\nSponsor: Farrukh Rakhimov, brother\nOffice of the Department: Denver\nFiled on: November 20, 2026',
    told: 'Ms. Rakhimova works at a bakery on Colfax Avenue. Her landlady, Gulnora Yusupova, has known her for four years. She volunteers as a translator at the Aurora library. Her brother Farrukh is a lawful permanent resident and lives in Denver.',
    facts: [
      'Rakhimova',
      'A 000-000-655',
      'AURORA, COLORADO',
      'Solberg',
      'Denver Contract Detention Facility',
      'December 3, 2026',
      '$3,000',
      'Uzbekistan',
      'San Ysidro',
      'November 2, 2026',
      '77 Larkspur Street',
      'asylum',
      'Farrukh',
      'bakery',
      'Philippa Oyelowo',
    ],
  },
]
