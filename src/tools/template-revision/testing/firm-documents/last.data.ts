import type { FirmDocument } from './firm-document.ts'

/** Five more kinds of paper, each full of an earlier client. */
export const lastDocuments: readonly FirmDocument[] = [
  {
    name: 'I-601A brief',
    client: 'he',
    marked: `
{TIDEWATER} IMMIGRATION COUNSEL
{910 Granby Street, Norfolk, VA 23510}
{June 4, 2024}
USCIS {Nebraska} Service Center
RE: Form I-601A for {Luis Alberto Chávez Monge}, {A 000-000-733}
Qualifying relative: {Tamika Renee Broadnax}, U.S. citizen spouse
BRIEF IN SUPPORT OF PROVISIONAL WAIVER
# I. Introduction
{Mr. Chávez Monge}, a native and citizen of {Costa Rica}, requests a provisional waiver of unlawful presence. ‹{His} wife, {Tamika}, would suffer extreme hardship if {he} were refused.›
# II. Legal standard
Extreme hardship is hardship beyond that which is usual when families are apart. Matter of Cervantes, 22 I&N Dec. 560 (BIA 1999).
USCIS considers family ties, social impact, economic impact, health conditions, and country conditions. 9 USCIS-PM B.5.
# III. Hardship upon separation
‹{Mrs. Broadnax} is a {school bus driver} who was diagnosed with {lupus} in {2018} and sees {Dr. Farouk Elmasry} at {Sentara} every month.› ‹{Luis} earns {$61,000} as a {shipyard welder}, and without {him} the couple would lose the house on {Princess Anne Road}.›
# IV. Hardship upon relocation
The applicant must also show what relocation would mean. ‹{Tamika’s} mother, {Odessa}, is {83} and cannot be left alone.› ‹There is no {rheumatologist} within three hours of {Limón}.›
# V. Conclusion
The favorable factors outweigh the adverse ones, and the waiver should be granted.
Respectfully submitted,
{Corinne Vandermeer}
{VSB 48812}`,
    answers: 'Date of a letter: November 20, 2026\nQualifying relative: Rose Delaney',
    told: 'His wife Rose Delaney has had chronic kidney disease since 2019. Mr. Kaboré earns $19.20 an hour as a warehouse clerk.',
    facts: [
      'Issouf Rasmané Kaboré',
      'A 000-000-772',
      'Burkina Faso',
      'Rose Delaney',
      'kidney disease',
      '$19.20',
      'Philippa',
    ],
  },
  {
    name: 'stay of removal request',
    client: 'she',
    marked: `
{September 12, 2025}
Field Office Director
ICE Enforcement and Removal Operations
{St. Paul} Field Office
{1 Federal Drive, Fort Snelling, MN 55111}
Re: Form I-246, Application for a Stay of Removal of {Halima Monserrat Noor}
{Halima Monserrat NOOR}, {A 000-000-399}
Dear Director:
I represent {Ms. Noor} and ask for a stay of removal for one year. The application, the fee and {her} passport are enclosed.
A stay is a matter of discretion, and the agency may consider the length of residence, family ties and humanitarian reasons. 8 C.F.R. § 241.6.
‹{Ms. Noor} fled {Kismayo} in {1999} and has checked in at {Fort Snelling} without fail since {2011}.› ‹{Her} daughter {Ikran} graduates from {Edina High School} in the summer, and {her} son {Zakariya} is being treated for {a brain tumor} at {Gillette}.› ‹{She} was ordered removed in absentia on {March 8, 2005} by {Judge Kristin Olmanson}.›
There is no danger to the community and no risk of flight.
Please call me at {651-555-0147} with any questions.
Sincerely,
{Anders Lindqvist-Moua}
{Lindqvist-Moua Law Office}`,
    answers: 'Date of a letter: November 20, 2026',
    told: 'Ms. Rakhimova has lived in Chicago since 2018. Her son Timur is in treatment for leukemia.',
    facts: ['Rakhimova', 'A 000-000-655', 'Chicago', 'Timur', 'leukemia', 'Philippa', 'Oyelowo Law Group'],
  },
  {
    name: 'affidavit of a friend',
    client: 'he',
    marked: `
AFFIDAVIT OF {DELROY ANTHONY PINNOCK}
State of {Connecticut}
County of {Hartford}
I, {Delroy Anthony Pinnock}, being duly sworn, depose and say:
1. I am over the age of 18 and believe in the obligation of an oath.
‹2. I have known {Kwame Asante Boateng} since {2012}, when we both drove for {Yellow Cab} in {Hartford}.›
‹3. {Kwame} and {Efua} asked me to be the godfather of their son {Nana Kofi}.›
‹4. I was at their wedding at {Wesleyan Methodist} on {July 2, 2016}, and I have eaten {fufu} in their kitchen more times than I can count.›
5. I make this affidavit to support the petition and for no other purpose.
{Delroy Anthony Pinnock}
Subscribed and sworn to before me this {9th day of February, 2023}.
____________________
Notary Public`,
    answers: 'Declarant: Abdoul Ilboudo',
    told: 'I have known Issouf Kaboré since 2019. I was at his wedding in Gresham.',
    facts: ['Abdoul Ilboudo', 'known Issouf Kaboré since 2019', 'wedding in Gresham'],
  },
  {
    name: 'FOIA request with a table',
    client: 'she',
    marked: `
{Kestrel & Ruiz Abogados}
{P.O. Box 7719, Tucson, Arizona 85725}
FREEDOM OF INFORMATION ACT REQUEST
| Subject of the request | {Marisela Ontiveros de Salcido} |
| Other names | {Maricela Ontiveros}, {Mari Salcido} |
| A-number | {A 000-000-154} |
| Date of birth | {11 November 1974} |
| Country of birth | {Mexico} |
| Parents | {Eusebio Ontiveros} and {Ramona Tarango} |
| Date of entry | {August 1996}, {Nogales} |
We request a complete copy of all records about the person named above, including video, notes and e-mail.
Expedited treatment is requested because of a hearing on {October 27, 2025} before IJ {Stanford}.
The records are needed to prepare {her} defense, and disclosure is in the public interest.
A signed consent on Form G-28 is enclosed.
{Ysabel Ruiz}`,
    answers: 'Hearing: February 3, 2027\nDate of entry: May 9, 2017',
    told: '',
    facts: [
      'Rakhimova',
      'A 000-000-655',
      'June 14, 1993',
      'Uzbekistan',
      'February 3, 2027',
      'May 9, 2017',
      'Oyelowo Law Group',
    ],
  },
  {
    name: 'notice of appeal statement',
    client: 'he',
    marked: `
BOARD OF IMMIGRATION APPEALS
In re: {Sukhwinder Singh GILL}, {A 000-000-467}
Decision appealed: oral decision of Immigration Judge {Dominic Farrugia}, {San Francisco, California}, {January 17, 2025}
# STATEMENT OF REASONS FOR APPEAL
The decision should be reversed for three reasons.
1. The adverse credibility finding rests on a trivial omission. An omission that does not go to the heart of the claim may still be weighed, but the whole record must be considered. INA § 208(b)(1)(B)(iii). ‹The Immigration Judge faulted {Mr. Gill} for not naming the {Mann Party} worker who hid {him} in {Moga}.›
2. The Immigration Judge did not consider the medical certificate. ‹{Civil Hospital, Moga}, treated {his} fractured {collarbone} on {April 3, 2019}.›
3. Relocation within {India} is not reasonable. ‹{Police} in {Punjab} came to {his} uncle {Balbir’s} farm twice after {he} left.›
Appellant will file a separate brief.
{Gurleen Sandhu-Whitfield}
Attorney for Appellant`,
    answers: 'Judge: Leopold F. Anstey\nCourt: Denver, Colorado\nDate of a decision: September 30, 2026',
    told: 'Soldiers beat Mr. Kaboré in Kaya in May 2020. The hospital in Kaya treated his broken arm.',
    facts: [
      'Issouf Rasmané',
      'A 000-000-772',
      'Leopold F. Anstey',
      'Denver',
      'September 30, 2026',
      'Burkina Faso',
      'beat Mr. Kaboré',
      'broken arm',
      'Philippa',
    ],
  },
]
