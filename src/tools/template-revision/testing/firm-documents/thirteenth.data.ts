import type { FirmDocument } from './firm-document.ts'

/** A brief on the one-year bar, a cover for a U petition with a statement, and a pastor's wife's letter for a bond. */
export const thirteenthDocuments: readonly FirmDocument[] = [
  {
    name: 'brief on the one-year deadline',
    client: 'he',
    marked: `
@header {Lindqvist & Ayala, LLP}
@footer {KHALIL, Samer} – {A 000-000-587} – Brief in Support
@property {Khalil} one year brief v7
@box {Samer}: confirm the {Beirut} flight
@footnote {Dr. Okafor’s} evaluation is at Tab {F}, pages {3-9}.
{Marisol Ayala}, SBN {288146}
{Lindqvist & Ayala, LLP}
{1901 Harrison Street, Suite 1400}
{Oakland, California 94612}
Attorney for Respondent
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
{SAN FRANCISCO, CALIFORNIA}
In the Matter of
{KHALIL, Samer Nabil}
Respondent.
In Removal Proceedings
File No. {A 000-000-587}
Before: {Hon. Priscilla Nakagawa}
Individual Hearing: {March 3, 2025, 1:00 p.m.}
RESPONDENT’S BRIEF ON THE ONE-YEAR FILING DEADLINE
# INTRODUCTION
Respondent {Samer Nabil Khalil} submits this brief to address the one-year filing deadline for asylum. {He} asks the Court to find that extraordinary circumstances excuse the delay.
# FACTS
{Mr. Khalil} is a native and citizen of {Lebanon}. He last entered the United States at {San Francisco, California} on {October 11, 2021} and filed his Form I-589 on {May 2, 2023}.
‹For {nineteen months} {he} did not leave {his cousin’s garage} in {Daly City} except to work nights at {a parking structure}.› ‹{Dr. Chinwe Okafor} diagnosed {major depression} and found that {he} could not speak of {the checkpoint at Tripoli} without shaking.›
‹{His sister}, {Rima}, who had kept {his} papers, died in {the port explosion} in {August 2020}.›
# ARGUMENT
## I. The governing standard
An applicant must file within one year of the last arrival in the United States unless changed or extraordinary circumstances are shown. INA § 208(a)(2)(B), (D). Extraordinary circumstances include serious illness or mental disability during the first year after arrival. 8 C.F.R. § 1208.4(a)(5)(i). The applicant must show that the circumstances were not of his own making, that they were directly related to the delay, and that the delay was reasonable.
## II. Respondent’s condition is an extraordinary circumstance
‹{Mr. Khalil} could not sleep, lost {thirty} pounds, and was taken to {Seton Medical Center} after {he} {swallowed pills} in {February 2022}.›
The regulation does not require hospitalization, and no particular diagnosis is required.
## III. The delay was reasonable
What is reasonable depends on the facts of each case. Matter of T-M-H- & S-W-C-, 25 I&N Dec. 193 (BIA 2010).
‹{He} filed {seven weeks} after {Dr. Okafor} began {him} on {sertraline} and {a volunteer} at {the Arab Cultural Center} told {him} what asylum is.›
# CONCLUSION
For the reasons stated, the Court should find the application timely and reach the merits.
Respectfully submitted,
Dated: {February 10, 2025}
______________________
{Marisol Ayala}
PROOF OF SERVICE
On {February 10, 2025}, I served the foregoing on the Office of the Principal Legal Advisor, {100 Montgomery Street, Suite 200, San Francisco, California 94104}, by ECAS.
{Marisol Ayala}`,
    answers:
      'Judge: Leopold F. Anstey\nCourt: Denver, Colorado\nHearing: February 17, 2027 at 9:00 a.m.\nDate of entry: August 4, 2025\nPlace of entry: San Ysidro, California\nForm I-589 filed on: October 9, 2026',
    told: 'Dr. Elena Marsh diagnosed post-traumatic stress disorder in March 2026. Mr. Kaboré could not leave his room for months. He filed five weeks after treatment began.',
    facts: [
      'Issouf Rasmané',
      'A 000-000-772',
      'Leopold F. Anstey',
      'DENVER, COLORADO',
      'February 17, 2027',
      'August 4, 2025',
      'San Ysidro',
      'Burkina Faso',
      'October 9, 2026',
      'Dr. Elena Marsh',
      'leave his room',
      'five weeks after treatment',
      'Philippa Oyelowo',
      'Oyelowo Law Group',
    ],
  },
  {
    name: 'cover letter for a U petition',
    client: 'she',
    marked: `
@header {Refugio Legal Services}
@footer {Refugio Legal Services} · {512-555-0174} · {P.O. Box 4410, Austin, Texas 78765}
@property U visa cover {Batz Coy}
@comment {Glendy’s} sister has the second police report
{August 15, 2024}
USCIS {Nebraska} Service Center
{850 S Street}
{Lincoln, NE 68508}
RE: Form I-918, Petition for U Nonimmigrant Status
Petitioner: {Glendy Patricia BATZ COY}
Date of Birth: {February 2, 1990}
A#: {A 000-000-702}
Qualifying family member: {Kevin Josué Batz Coy} ({son})
Dear Officer:
{Refugio Legal Services} represents {Glendy Patricia Batz Coy} in {her} petition for U nonimmigrant status. Enclosed are the following:
| Form | Document |
| I-918 | Petition, signed by {Ms. Batz Coy} |
| I-918B | Certification signed by {Sergeant Leroy Pickens} of the {Round Rock} Police Department on {June 3, 2024} |
| I-918A | Petition for {Kevin Josué Batz Coy} |
| I-192 | Application for Advance Permission to Enter as a Nonimmigrant |
Eligibility
A petitioner must show that she was the victim of qualifying criminal activity, suffered substantial physical or mental abuse, possesses information about the crime, and was, is or is likely to be helpful to law enforcement. 8 C.F.R. § 214.14(b).
1. Qualifying criminal activity
Felonious assault is a qualifying criminal activity. INA § 101(a)(15)(U)(iii).
‹On {September 9, 2022}, {two men} followed {Ms. Batz Coy} from {a laundromat} on {Gattis School Road}, struck {her} with {a tire iron}, and took {the quinceañera money}.›
2. Substantial abuse
‹{Ascension Seton} closed the wound on {her} scalp with {fourteen} staples; {she} still cannot hear with {her} {left} ear.›
3. Helpfulness
‹{She} gave a statement in {K’iche’}, picked {one} of the men from {six} photographs, and testified before {the Williamson County} grand jury in {January 2023}.›
The certifying official has confirmed that the petitioner was helpful.
4. Admissibility
{Ms. Batz Coy} entered without inspection and requests a waiver under INA § 212(d)(14).
Family unity is a factor that the agency weighs in the exercise of discretion.
Please send all correspondence to this office.
Sincerely,
{Ezequiel Montemayor}
{DOJ Accredited Representative}
{Refugio Legal Services}`,
    answers:
      'Date of this letter: November 20, 2026\nQualifying family member: Sevara Rakhimova\nCertification signed by: Captain Joan Ibsen',
    told: 'On May 2, 2025, a man attacked Ms. Rakhimova with a hammer outside her building in Aurora. She gave a statement to the Aurora Police Department and picked him from photographs. She lost the sight of one eye.',
    facts: [
      'Nilufar',
      'A 000-000-655',
      'November 20, 2026',
      'June 14, 1993',
      'Sevara Rakhimova',
      'Captain Joan Ibsen',
      'with a hammer',
      'picked him from photographs',
      'sight of one eye',
      'Philippa Oyelowo',
      'Oyelowo Law Group',
    ],
  },
  {
    name: 'letter of a church member for bond',
    client: 'he',
    marked: `
@header {Iglesia Luz de Betania}
@property bond letter {Nery}
{Sister Adelina Fuentes}
{Iglesia Luz de Betania}
{4007 Navigation Boulevard}
{Houston, Texas 77003}
{January 30, 2024}
Re: {Nery Orlando Castellón Mejía}
A#: {A 000-000-339}
Honorable Immigration Judge:
May this letter find you well. My name is {Adelina Fuentes} and I direct {the women’s ministry} of {Iglesia Luz de Betania}. I am a citizen of the United States.
I have known {Nery Castellón} for {seven years}. ‹{He} came to us after {Hurricane Harvey} with {a shovel} and would not take {a dollar} for clearing {eleven} houses.›
‹{He} plays {the accordion} on {Sunday nights} and teaches {the little ones} to read music.› ‹When {Brother Ezequías} fell from {the roof of the chapel}, {Nery} drove {him} to {Ben Taub} and sat with {him} till morning.›
‹I can offer {Nery} a place to live if {he} is released.› ‹{He} would stay with {my husband and me} at {6210 Avenue H}, where {his} room is as {he} left it.›
I promise to bring {him} to every hearing. I understand that I may be called to testify, and I will come.
I swear under penalty of perjury that this is true.
God bless you,
{Adelina Fuentes}
Telephone: {713 555 0190}`,
    answers:
      'Who signs: Bernard Achebe\nTitle of who signs: deacon\nDate of this letter: November 20, 2026\nI have known him for: two years',
    told: 'Mr. Kaboré repairs the church van without pay. He would live with my family at 12 Quail Run, Aurora.',
    facts: [
      'Issouf',
      'A 000-000-772',
      'Bernard Achebe',
      'November 20, 2026',
      'two years',
      'church van',
      '12 Quail Run',
    ],
  },
]
