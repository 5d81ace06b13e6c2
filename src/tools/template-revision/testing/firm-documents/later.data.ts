import type { FirmDocument } from './firm-document.ts'

/** Four more: of a self-petitioner, of counsel to an officer, to close a case, and of an employer. */
export const laterDocuments: readonly FirmDocument[] = [
  {
    name: 'VAWA cover letter',
    client: 'she',
    marked: `
@property Title {Petrosyan} VAWA, Author jhalloran
{Halloran Family & Immigration Law}
{September 26, 2024}
U.S. Citizenship and Immigration Services, {Vermont} Service Center
RE: Form I-360, Self-Petition of an Abused Spouse
Self-petitioner: {Anahit Petrosyan-Reed}, {A 000-000-561}
Abusive spouse: {Darrell Wayne Reed}, a United States citizen
Dear Officer:
Please accept the enclosed self-petition of {Anahit Petrosyan-Reed} under INA § 204(a)(1)(A)(iii).
# Requirements
A self-petitioner must show a qualifying relationship, residence with the abuser, battery or extreme cruelty, good faith marriage, and good moral character. 8 C.F.R. § 204.2(c)(1).
# Good faith marriage
‹{Ms. Petrosyan-Reed} met {Mr. Reed} at a {dance class} in {Glendale} and married {him} on {August 8, 2020}.›
# Battery and extreme cruelty
‹{Darrell} took {her} telephone, pushed {her} down the stairs while {she} was {pregnant}, and told {her} that {ICE} would come.› ‹{Ani} stayed at {Haven Hills} shelter from {January} to {April 2023}.› ‹A restraining order was entered by the {Los Angeles County} court on {February 14, 2023}.›
The agency considers any credible evidence relevant to the petition.
# Good moral character
{Her} letter from {Father Hovsep Kalaydjian} and the police clearance from {Yerevan} are at Exhibit G.
We ask for approval and for a notice of prima facie eligibility.
Sincerely,
{Judith M. Halloran}
Cal. Bar No. {218843}`,
    answers: 'Date of a letter: December 1, 2026\nAbusive spouse: Timur Azimov',
    told: 'Nilufar married on May 2, 2024. Her husband hit her and locked her in the house in January 2026.',
    facts: ['Nilufar', 'Rakhimova', 'A 000-000-655', 'May 2, 2024', 'hit her', 'Philippa', 'PO117203'],
  },
  {
    name: 'G-28 transmittal',
    client: 'he',
    marked: `
{OLD MILL LEGAL, PLLC}
{7 Wharf Lane · Portland, Maine 04101 · 207.555.0134}
{November 8, 2023}
By certified mail no. {7019 0000 1182}
Enforcement and Removal Operations
{Scarborough} Sub-Office
Re: Entry of appearance for {Baraka MUKENDI wa Tshibangu}; {A000-000-690}; national of the {Democratic Republic of the Congo}
Dear Deportation Officer {Kowalczyk}:
Enclosed is Form G-28 for {Mr. Mukendi}. Please direct all further contact to this office and do not question {him} without counsel.
‹{Mr. Mukendi} reports on the first {Tuesday} of each month and has a check-in on {December 5, 2023}.› ‹{He} wears an ankle monitor, which has caused {sores} because of {his} {diabetes}.›
A person in proceedings has the privilege of being represented at no expense to the Government. INA § 292.
Please return a stamped copy in the envelope that is provided.
Yours,
{Saoirse Blackwood}`,
    answers: 'Date of a letter: November 20, 2026\nOfficer: Dale Hutchins',
    told: 'Mr. Kaboré has a check-in on December 15, 2026. He uses a cane after surgery.',
    facts: [
      'Issouf Rasmané',
      'A 000-000-772',
      'Burkina Faso',
      'December 15, 2026',
      'cane after surgery',
      'Philippa',
      'Oyelowo Law Group',
    ],
  },
  {
    name: 'motion for administrative closure',
    client: 'he',
    marked: `
@footer {Mr. Al-Hashimi’s} motion
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
{DETROIT, MICHIGAN}
| In the Matter of {Qusay Abdul-Karim AL-HASHIMI} | {A 000 000 147} |
Judge: {Roberta Nwosu-Clark}     Master hearing: {06/18/2025, 9:00 am}
# MOTION FOR ADMINISTRATIVE CLOSURE
Respondent moves to close these proceedings while Form I-130 is pending.
# Facts
‹{Mr. Al-Hashimi}, {44}, an {Iraqi} {Shi’a} {interpreter} for the {First Cavalry Division}, entered through {John F. Kennedy Airport} on {May 3, 2010}.› ‹{His} wife {Nadia Haddad}, a {dental hygienist} in {Dearborn}, filed Form I-130 on {February 1, 2025}, receipt {MSC2590000721}.› ‹{Abu Ali}, as {he} is called at the mosque, coaches {wrestling}.›
# Argument
In deciding such a motion the Court weighs the reason, the basis for any opposition, the likelihood of success on the petition, and the expected length. Matter of Avetisyan, 25 I&N Dec. 688 (BIA 2012).
‹The first motion was denied by {Judge Nwosu-Clark} on {December 11, 2024} because no receipt was attached.›
‹{DHS attorney Kip Vandersloot} told counsel on {March 7, 2025} that the government will oppose.›
Closure would save the time of the Court and of both parties.
# Conclusion
Respondent asks that the motion be granted.
{s/ Ephraim Goldwater}
{Ephraim Goldwater}, {EG330912}
# Certificate of service
{Al-Hashimi}, {A 000 000 147}. I served this motion electronically on {April 10, 2025}. {E.G.}`,
    answers:
      'Judge: Leopold F. Anstey\nHearing: February 17, 2027\nCourt: Denver, Colorado\nReceipt number: MSC2690000333',
    told: 'Mr. Kaboré is married to Rose Delaney, a citizen. She filed Form I-130 on August 20, 2026.',
    facts: [
      'Issouf Rasmané',
      'A 000-000-772',
      'DENVER, COLORADO',
      'Leopold F. Anstey',
      'February 17, 2027',
      'Rose Delaney',
      'August 20, 2026',
      'Philippa',
      'PO117203',
    ],
  },
  {
    name: 'letter of support by an employer',
    client: 'she',
    marked: `
{Green Acre Nurseries, Inc.}
{RR 2 Box 118, Apopka, Florida 32703}
{14 July 2024}
To the Immigration Judge:
I write in support of {Rosa Esperanza Cux Tzoc}, who has worked for me since {the spring of 2017}.
‹{Rosa} started by watering {orchids} and now runs the potting shed with {nine} people under {her}.› ‹{She} speaks {Mam} and {Spanish} with the crew and has never missed a day, even when {her} father was dying in {Huehuetenango}.› ‹Last year {Doña Rosa} found a gas leak and got everyone out.›
I understand that this letter may be used in a court proceeding, and I am willing to testify to what is in it.
Please call me with any questions at {(407) 555-0163}.
{Hank Dillard}, Owner`,
    answers: 'Date of a letter: December 1, 2026\nEmployer: Lakeshore Pediatrics\nSigner: Dr. Paula Reyes',
    told: 'Nilufar Rakhimova has worked for Lakeshore Pediatrics as a nurse since 2023. She trains the new staff.',
    facts: ['Nilufar', 'Lakeshore Pediatrics', 'trains the new staff'],
  },
]
