import type { FirmDocument } from './firm-document.ts'

/** A motion to terminate, a cover letter for adjustment, a declaration of a teacher, a letter brief on a bar. */
export const twentySeventhDocuments: readonly FirmDocument[] = [
  {
    name: 'motion to terminate of a stepfather with a petition',
    client: 'he',
    marked: `
@header {Haidar} – {A 000-000-586} – Motion to Terminate
{Marguerite Solis-Tran}
{SOLIS TRAN LAW GROUP, APC}
{4225 Executive Square, Suite 600, La Jolla, California 92037}
Attorneys for Respondent
{Non-Detained}
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
{SAN DIEGO, CALIFORNIA}
In the Matter of {Bilal HAIDAR}, Respondent
File No. {A 000-000-586}
In removal proceedings
Immigration Judge: {Wendell T. Ashby}
Master hearing: {October 7, 2025} at {1:00 p.m.}
{JOINT} MOTION TO TERMINATE
I. INTRODUCTION
Respondent {Bilal Haidar}, a native and citizen of {Lebanon}, moves to terminate these proceedings so that {he} may apply for adjustment of status before USCIS.
II. STATEMENT OF FACTS AND PROCEDURE
{Mr. Haidar} was admitted on {June 6, 2016} as {a visitor for pleasure}. The Department served a Notice to Appear on {January 18, 2019}.
‹{He} married {Kimberly Ochoa}, {a paramedic}, at {the Escondido courthouse} on {a lunch break}, and took on {her three}.›
USCIS approved the petition of his wife on {May 28, 2025}.
‹{The oldest}, {Trevor}, has {a feeding pump} that {Mr. Haidar} primes at {two in the morning}.›
III. ARGUMENT
A. The Court may terminate where relief lies before USCIS.
An Immigration Judge may terminate proceedings in the exercise of discretion where the noncitizen is prima facie eligible for relief that USCIS may grant. 8 C.F.R. § 1003.18(d)(1)(ii). The Court shall consider the reason termination is sought and the basis for any opposition.
B. Respondent is prima facie eligible for adjustment.
An immediate relative who was inspected and admitted may adjust although he overstayed. INA § 245(a), (c).
‹{Mr. Haidar} fixes {pool heaters} under {the tax number} that {he} was given, and has paid on {every one} of {them}.›
C. Discretion favors termination.
‹{He} was once cited in {Oceanside} for {fishing from the pier with four rods}.›
‹{The neighbors} call {him} when {a heater} or {a heart} stops.›
Termination would save the resources of this Court, which has many cases that only it can decide.
IV. POSITION OF THE DEPARTMENT
‹On {August 29, 2025} {Assistant Chief Counsel Bettina Krol} wrote that the Department joins this motion.›
V. CONCLUSION
Respondent asks that proceedings be terminated without prejudice.
Respectfully submitted,
{Marguerite Solis-Tran}
Dated: {September 3, 2025}
LIST OF EXHIBITS
Exhibit 1: Approval notice, {IOE 0000000777}
Exhibit 2: Marriage certificate, County of {San Diego}
Exhibit 3: Letter of {Rady Feeding Clinic} for {Trevor Ochoa}
Exhibit 4: E-mail of {Ms. Krol}
PROOF OF SERVICE
On {September 3, 2025} I served this motion by ECAS on the Office of the Principal Legal Advisor, {880 Front Street, Room 2246, San Diego}.
{Joaquín Pell}, legal assistant`,
    answers:
      'Court: Denver, Colorado\nJudge: Harriet J. Solberg\nMaster hearing: February 17, 2027 at 9:00 a.m.\nCustody: NOT DETAINED\nAdmitted on: March 3, 2018\nAdmitted as: a student\nNotice to Appear served on: April 2, 2022\nPetition approved on: August 4, 2026\nDepartment counsel: Ingrid M. Thorsby\nPosition of the Department: takes no position\nServed by: Lena Ortiz',
    told: 'Mr. Kaboré married Claire Sanou, a librarian, on May 3, 2024. They have one daughter, Awa, who is two. Mr. Kaboré drives a delivery van at night so that he can care for Awa by day. He pays his taxes each year. He has no arrest.',
    facts: [
      'Kaboré',
      'A 000-000-772',
      'DENVER',
      'Solberg',
      'February 17, 2027',
      'Burkina Faso',
      'March 3, 2018',
      'April 2, 2022',
      'August 4, 2026',
      'Claire Sanou',
      'Awa',
      'delivery van',
      'pays his taxes',
      'no arrest',
      'Thorsby',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'cover letter for adjustment of a religious worker',
    client: 'she',
    marked: `
{Prairie Legal Partners, Ltd.}
{118 N. Main, Suite 2B, Fargo, ND 58102}
{701-555-0119}
{The 2nd of April, 2026}
USCIS Lockbox
Attn: AOS
{P.O. Box 805887}
{Chicago, IL 60680-4120}
RE: Form I-485, Application to Adjust Status
Applicant: {Sr. Immaculata Wanjiru}
A#: {A 000-000-264}
Priority date: {November 9, 2022}
Category: {special immigrant religious worker}
Dear Sir or Madam,
We represent {Sister Immaculata}, who applies to adjust on the basis of an approved Form I-360. The following are enclosed:
- Form I-485 with the fee of {$1,440}
- Form G-28
- Approval notice of {July 15, 2024}, receipt {WAC 22 000 00456}
- Medical examination in a sealed envelope by {Dr. Ole Fossum}
- Letter of {Mother Bernarda Klein} of {the Sisters of the Presentation}
- Copy of passport of {Kenya}, valid to {2029}
Eligibility
An applicant for adjustment must have been inspected and admitted or paroled, must be admissible, and must have a visa that is immediately available at the time of filing. INA § 245(a).
{She} was admitted in {R-1} status at {Minneapolis} on {August 20, 2019}.
‹{She} keeps {the infirmary} of {the motherhouse}, where {eleven old sisters} are turned {every two hours}, and plays {the reed organ} at {Lauds}.›
Maintenance of status
A gap of not more than 180 days in aggregate is excused for religious workers. INA § 245(k).
‹{The visa} ran out when {the bishop’s secretary} put {the extension} in {the wrong tray}; it was out for {forty-one days}.›
Our client has never worked without authorization.
Public charge
‹{The order} has fed {her} since {the day she came off the bus}, and it gives {a vow} and {a letter} to that effect.›
Religious workers who have taken a vow of poverty are asked for the means of their community.
Please send all notices to this office.
Very truly yours,
{Arne Lindgren}
{Prairie Legal Partners, Ltd.}`,
    answers:
      'Date of this letter: November 20, 2026\nPriority date: March 1, 2024\nApproval notice of: June 9, 2026\nReceipt: IOE 0000000912\nAdmitted on: January 12, 2021\nAdmitted at: Denver\nFee: $1,440\nMedical examination by: Dr. Wren\nStatus: R-1',
    told: 'Ms. Rakhimova teaches Uzbek and the Quran at the Aurora Islamic Center. The center gives her a room and a stipend. Her status lapsed for twenty days in May 2025 because the center mailed the extension late. She has not worked elsewhere.',
    facts: [
      'Rakhimova',
      'A 000-000-655',
      'November 20, 2026',
      'March 1, 2024',
      'June 9, 2026',
      'IOE 0000000912',
      'January 12, 2021',
      'Dr. Wren',
      'Uzbekistan',
      'Aurora Islamic Center',
      'a stipend',
      'twenty days',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'declaration of a village teacher',
    client: 'she',
    marked: `
@footer {Azizi} declaration p.
DECLARATION OF {TAHMINA AZIZI}
IN SUPPORT OF {HER} APPLICATION FOR ASYLUM
I, {Tahmina Azizi}, being over the age of eighteen, declare:
Background
1. ‹I was born in {Jaghori} on {the first day of Nowruz 1990} and am {Hazara}. My father kept {almond trees}.›
2. ‹I studied at {Marefat} and taught {the fourth class} under {a blue tent} that {the Swedes} gave.›
3. I am married and have {two sons}.
The threats
4. ‹In {the autumn of 2020} {a letter with a green seal} was put under {our gate}: {close the tent or we will close your mouth}.›
5. ‹{My colleague Nasreen} was taken from {the minibus} at {Qarabagh}; {her scarf} came back.›
6. ‹I told the elders, and they told me to stop.› ‹I did not stop.›
7. ‹{Two men on one motorcycle} threw {a bottle} that burned {the tent} and {my left ear}.›
After the change
8. ‹When the government fell, people like me had nobody to turn to.› ‹The new authorities are the ones who had threatened us.›
9. ‹We hid in {my husband’s uncle’s} {bakery} in {Kabul}, above {the oven}, until {the ninth of Muharram}.›
My journey
10. ‹We walked over {Nimruz}, were {five months} in {Van}, and I came from {Tijuana} with {the younger} on my back.›
11. I was admitted for processing at {San Ysidro} on {February 14, 2023}.
12. ‹My {older} is still with {my sister in Quetta} and sends me {drawings of doors}.›
What I fear
13. ‹If I am returned I will be punished for having taught girls and for what I am.› ‹I cannot live in another province, because those who look for me rule in all of them.›
I declare under penalty of perjury under the laws of the United States that the foregoing is true and correct.
Signed at {Sacramento, California} on {May 30, 2023}.
{Tahmina Azizi}
INTERPRETER’S STATEMENT
I, {Parwana Sediqi}, am fluent in {Dari} and English and have read this declaration to {Ms. Azizi}, who said that she understood it.
{Parwana Sediqi}`,
    answers:
      'Signed at: Aurora, Colorado\nSigned on: November 20, 2026\nAdmitted at: Otay Mesa\nAdmitted on: May 2, 2024\nLanguage: Uzbek\nInterpreter: Lena Ortiz\nChildren: one daughter',
    told: 'I was born in Samarkand on June 14, 1993. I wrote for the newspaper Ovoz. On March 3, 2023 two officers came to the newsroom and broke my computer. They held me for three days and broke two of my ribs. On May 5, 2023 a man followed me home and said that the next time it would be my daughter. My daughter lives with my mother in Bukhara.',
    facts: [
      'Nilufar Rakhimova',
      'Aurora, Colorado',
      'Otay Mesa',
      'May 2, 2024',
      'Uzbek',
      'Lena Ortiz',
      'Samarkand',
      'Ovoz',
      'broke my computer',
      'two of my ribs',
      'followed me home',
      'Bukhara',
    ],
  },
  {
    name: 'letter brief on a bar in answer to a notice of intent to deny',
    client: 'he',
    marked: `
{LAW OFFICE OF EUGENIA F. MARCHETTI}
{22 Elm Row, New Brunswick, New Jersey 08901}
{June 19, 2025}
Via UPS {1Z 000 000 00 0000 0000}
Field Office Director
USCIS {Mount Laurel} Field Office
{530 Fellowship Road}
{Mount Laurel, NJ 08054}
Re: Response to Notice of Intent to Deny
Applicant: {Kwabena Osei-Tutu}
Form I-601, {A 000-000-973}
Notice dated: {May 21, 2025}
Dear Director:
The notice finds that {Mr. Osei-Tutu} is inadmissible under INA § 212(a)(6)(C)(i) because {he} gave {another man’s name} at {Newark}, and that hardship to {his} wife has not been shown. We respond to both.
I. The misrepresentation was not willful.
A misrepresentation must be willful and of a material fact. The burden on the applicant is to show that it was neither, and the waiver is asked for in the alternative. INA § 212(i).
‹{He} was {nineteen}, had {a fever of malaria}, and signed where {the man with the gold tooth} put {his} {thumb}.›
II. Extreme hardship to the qualifying relative
The qualifying relative is {Abena Mensah-Cole}, a citizen. Hardship must be more than the usual result of separation, and all factors are weighed together. Matter of O-J-O-, 21 I&N Dec. 381 (BIA 1996).
A. If {she} remains
‹{Mrs. Mensah-Cole} drives {the No. 814 bus}; {she} has {fibroids} that bleed and has fallen {twice} at {the depot}.›
‹{Her} mother, {Auntie Efua}, thinks that it is {1974} and goes out by {the fire stairs}.›
‹Nobody but the applicant can be at home in the hours when {she} works.›
B. If {she} goes with {him}
‹In {Kumasi} {the gynecologist} is {four hours} off and wants {cash in the hand}.›
‹{She} would lose {the pension} at {eighteen of twenty years}.›
III. Discretion
‹{He} has been {the night porter} at {Robert Wood} since {2008} and {the treasurer} of {the Asante union}, and the {one} thing against {him} is {the name}.›
The equities outweigh a single act at the age of {nineteen}.
For these reasons the application should be approved. If it cannot be, we ask for an interview.
Respectfully,
{Eugenia F. Marchetti}, Esq.
{NJ Bar 000551988}
Attachments: declarations of both spouses; payroll of {NJ Transit}; chart of {Dr. Roth}`,
    answers:
      'Date of this letter: November 20, 2026\nField office: Denver\nAddress of the agency: 12484 East Weaver Place, Centennial, Colorado 80111\nNotice dated: October 21, 2026\nQualifying relative: Claire Sanou\nAge at the time: twenty-two\nPlace of the misrepresentation: Houston',
    told: 'Mr. Kaboré showed a passport of a cousin at Houston because the smuggler had taken his own. Claire Sanou has epilepsy and may not drive. Mr. Kaboré takes her to the neurologist and stays with her at night when the seizures come. The clinic in Ouagadougou has no neurologist. Mr. Kaboré teaches French to children on Saturdays.',
    facts: [
      'Kaboré',
      'A 000-000-772',
      'November 20, 2026',
      'October 21, 2026',
      'Denver',
      '12484 East Weaver Place',
      'Claire Sanou',
      'passport of a cousin',
      'epilepsy',
      'neurologist',
      'Ouagadougou',
      'teaches French',
      'Philippa Oyelowo',
    ],
  },
]
