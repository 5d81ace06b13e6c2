import type { FirmDocument } from './firm-document.ts'

/** A request for records, a cover letter of a petition with its exhibits, a prehearing brief with footnotes. */
export const twentyFirstDocuments: readonly FirmDocument[] = [
  {
    name: 'request for the records of an agency',
    client: 'he',
    marked: `
@header {Pemberton & Achebe, P.A.}
{Pemberton & Achebe, P.A.}
{1140 Gulfview Avenue, Suite 6, Tampa, Florida 33602}
{January 22, 2025}
VIA ELECTRONIC SUBMISSION
U.S. Customs and Border Protection
FOIA Division
Re: Freedom of Information Act request
Subject of record: {Bekzat Toktogulov}
Date of birth: {March 2, 1991}
Country of birth: {Kyrgyzstan}
A-Number: {A 000-000-918}
Dear FOIA Officer:
This office represents {Mr. Toktogulov}. Under the Freedom of Information Act, 5 U.S.C. § 552, we request a complete copy of the records described below. A signed consent is enclosed.
Records requested
1. All records of {his} encounter with Border Patrol on {August 14, 2023} near {Lukeville, Arizona}, including Form I-213, the sworn statement and any recording.
2. All records of {his} secondary inspection at {Tampa International Airport} on {December 3, 2024}.
3. Any fingerprint, photograph or database entry that is held under {his} name or the name {Bek Toktogul}.
Reason for expedited processing
The subject is in removal proceedings and the records bear on a hearing. 6 C.F.R. § 5.5(e)(1)(iii).
‹{He} was held {three days} at {the Ajo station} and signed {a paper in Spanish}, which {he} does not read.› ‹{His} hearing before Judge {Marguerite Dunleavy} is on {April 17, 2025}.›
Fees
We agree to pay fees up to {$25}. Please contact us before you exceed that sum.
If any portion of this request is denied, please state the exemption and the name of the person who made the decision.
Sincerely,
{Ngozi Achebe}
{Florida} Bar No. {0998812}
Enclosures: Form G-28; consent of {Bekzat Toktogulov} dated {January 15, 2025}`,
    answers:
      'Date of this letter: November 20, 2026\nEncounter with Border Patrol on: August 4, 2025\nPlace of the encounter: San Ysidro, California\nJudge: Leopold F. Anstey\nHearing: February 17, 2027\nFees up to: $50\nConsent dated: November 12, 2026',
    told: 'Mr. Kaboré was held for two nights at Chula Vista. He was questioned in English without an interpreter.',
    facts: [
      'Issouf',
      'Kaboré',
      'May 19, 1982',
      'Burkina Faso',
      'A 000-000-772',
      'November 20, 2026',
      'August 4, 2025',
      'San Ysidro',
      'two nights at Chula Vista',
      'without an interpreter',
      '$50',
      'November 12, 2026',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'cover letter of a petition for a husband',
    client: 'he',
    marked: `
@footer {Lindqvist Immigration PLLC} | I-130 and I-485 of {Emeka Nwachukwu-Obi}
@property Cover letter {Nwachukwu-Obi}
{Lindqvist Immigration PLLC}
{903 Nicollet Row, Suite 1210, Minneapolis, Minnesota 55403}
{May 6, 2025}
USCIS {Chicago} Lockbox
Re: Form I-130, Petition for Alien Relative, and Form I-485
Petitioner: {Hannah Brecht}, spouse of the beneficiary
Beneficiary: {Emeka NWACHUKWU-OBI}
Country of birth: {Nigeria}
Dear Officer:
We represent the petitioner and the beneficiary in these concurrently filed applications.
# The marriage
A petition is approved where the petitioner shows by a preponderance of the evidence that the marriage was entered in good faith. Matter of Laureano, 19 I&N Dec. 1 (BIA 1983).
‹{Hannah} and {Emeka} met in {an evening welding class} in {Duluth} in {February 2021} and married at {the St. Louis County courthouse} on {October 9, 2022}.› ‹They rent {a duplex on Lavaque Road} with {her} sister {Greta} and keep {eleven hens}.›
Neither was married before, and no petition was filed for either before this one.
# Admissibility
The beneficiary was inspected and admitted, and no ground of inadmissibility applies. INA § 245(a).
‹{He} was admitted at {Minneapolis} on {January 4, 2020} in {F-1 status} and left {Lake Superior College} after {two semesters} when {his} father {Chidi} fell ill.›
# Exhibits
| Exhibit | Description |
| A | Passport of {Emeka Nwachukwu-Obi} |
| B | Marriage certificate, {October 9, 2022} |
| C | Lease of {the duplex on Lavaque Road} |
| D | Joint tax returns, {2022} and {2023} |
| E | Affidavit of {Greta Brecht} |
| F | Photographs |
Please issue a receipt notice to this office for each form.
Very truly yours,
{Sigrid Lindqvist}
Attorney for Petitioner and Beneficiary`,
    answers:
      'Date of this letter: November 20, 2026\nLockbox: Dallas\nPetitioner: Rachel Ellison\nMarriage certificate: June 27, 2025',
    told: 'Rachel Ellison and Issouf Kaboré met at a soccer league in Aurora in March 2023 and married on June 27, 2025. He was admitted at New York on May 2, 2022 in B-2 status.',
    facts: [
      'Issouf',
      'Burkina Faso',
      'November 20, 2026',
      'Dallas',
      'Rachel Ellison',
      'soccer league in Aurora',
      'June 27, 2025',
      'admitted at New York on May 2, 2022',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'prehearing brief for cancellation with footnotes',
    client: 'she',
    marked: `
@header {Delgado-Pruitt}, {A 000-000-347}
@footnote {Ms. Delgado’s} pay stubs from {Sunrise Poultry} for {2011} are at Tab {G}; those for {2012} burned with {the trailer}.
@footnote The ten years are counted back from the service of a Notice to Appear that meets the statute. Pereira v. Sessions, 138 S. Ct. 2105 (2018).
{Rutherford Obuya}
{Obuya Law, LLC}
{212 Cotton Exchange Lane, Little Rock, Arkansas 72201}
Counsel for Respondent
{DETAINED}
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
{MEMPHIS, TENNESSEE}
In the Matter of: {Araceli DELGADO-PRUITT}
File No. {A 000-000-347}
Immigration Judge: {Horace Whitlow}
Next Hearing: {July 8, 2025, 1:00 p.m.}
# RESPONDENT’S PREHEARING BRIEF
# I. INTRODUCTION
{Araceli Delgado-Pruitt}, a citizen of {Honduras}, seeks cancellation of removal under INA § 240A(b)(1).
# II. STATEMENT OF FACTS
‹{Ms. Delgado} crossed near {Eagle Pass} in {May 2009}, at {nineteen}, and has cut {chicken thighs} on {the night line} in {Springdale} ever since.› ‹{Her} son {Mateo}, {eleven}, was born with {spina bifida} and walks with {blue braces} that {the Shriners} made.›
‹{She} has one arrest, for {fishing without a license} at {Beaver Lake} in {2016}, and paid {$120}.›
# III. ARGUMENT
## A. Respondent has been present for ten years.
Continuous presence is not broken by a departure of ninety days or less. INA § 240A(d)(2).
‹{She} left once, for {eight days} in {November 2014}, to bury {her} grandmother in {Olancho}.›
## B. Respondent is a person of good moral character.
No bar of INA § 101(f) applies, and the Court weighs what remains as a matter of discretion.
‹{Father Aloysius Brandt} of {St. Raphael’s} writes that {she} launders {the altar linens} and has never let {him} pay for {the soap}.›
## C. Removal would result in exceptional and extremely unusual hardship.
The hardship must be substantially beyond that which would ordinarily be expected. Matter of Monreal, 23 I&N Dec. 56 (BIA 2001). All factors are considered in the aggregate.
‹{Mateo’s} surgeon, {Dr. Priya Venkataraman}, plans {a third operation} for {the spring of 2026}; in {Juticalpa} there is {one orthopedist} for {the whole department}.›
# IV. CONCLUSION
For these reasons, the respondent asks that {her} application be granted.
Respectfully submitted,
{Rutherford Obuya}
Counsel for Respondent
Date: {June 20, 2025}`,
    answers:
      'Court: Denver, Colorado\nJudge: Harriet J. Solberg\nNext hearing: February 17, 2027 at 9:00 a.m.\nCustody: not detained',
    told: 'Ms. Rakhimova has lived in Aurora since July 2012. Her daughter Madina, nine, has type 1 diabetes. Dr. Simone Aldaba treats Madina each month. She left once, for twelve days in March 2019. She has no arrest.',
    facts: [
      'Nilufar Rakhimova',
      'A 000-000-655',
      'Uzbekistan',
      'DENVER',
      'Solberg',
      'February 17, 2027',
      'in Aurora since July 2012',
      'type 1 diabetes',
      'Simone Aldaba',
      'twelve days in March 2019',
      'Philippa Oyelowo',
    ],
  },
]
