import type { FirmDocument } from './firm-document.ts'

/** Written pleadings with a motion to set an individual hearing, a supplemental brief on asylum. */
export const thirtiethDocuments: readonly FirmDocument[] = [
  {
    name: 'written pleadings with a motion to set an individual hearing',
    client: 'she',
    marked: `
@header {PÁEZ MONTILLA} – {A 000-000-229} – Written Pleadings
@footer {Stroud & Vélez, P.A.} – {Orlando}
{Marisol Vélez-Stroud}, Esq.
{Florida} Bar No. {0000482}
{STROUD & VÉLEZ, P.A.}
{37 North Orange Avenue, Suite 500}
{Orlando, Florida 32801}
{(407) 555-0171}
Counsel for Respondent
{NON-DETAINED}
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
OFFICE OF THE IMMIGRATION JUDGE
{ORLANDO, FLORIDA}
| IN THE MATTER OF | |
| {PÁEZ MONTILLA, Yusmary Coromoto} | File No. {A 000-000-229} |
| Respondent | In Removal Proceedings |
Immigration Judge: {Vance T. Hollingsworth}
Master Hearing: {March 18, 2026} at {8:30 A.M.}, {by Webex}
RESPONDENT’S WRITTEN PLEADINGS AND MOTION TO SET AN INDIVIDUAL HEARING
The Respondent, {Yusmary Coromoto Páez Montilla}, through undersigned counsel, submits these written pleadings under Chapter 4.15(j) of the Immigration Court Practice Manual and 8 C.F.R. § 1240.10(c).
I. SERVICE AND REPRESENTATION
1. Counsel filed Form EOIR-28 through ECAS on {December 4, 2025}.
2. The Respondent concedes proper service of the Notice to Appear dated {July 30, 2024}, and waives a formal reading of it.
3. The Respondent has been advised of the rights set out in 8 C.F.R. § 1240.10(a) and waives a further explanation of those rights.
II. ALLEGATIONS AND CHARGE
4. The Respondent {admits allegations 1 through 3}, and {denies allegation 4 as to the place of entry}, which was {El Paso} and not {Eagle Pass}.
5. The Respondent {concedes the charge under INA § 212(a)(6)(A)(i)}.
6. Should a country of removal be needed, the Respondent {declines to designate one}. The Department has named {Venezuela}.
| Allegation | Answer |
| 1. Not a citizen of the United States | {Admitted} |
| 2. Native and citizen of {Venezuela} | {Admitted} |
| 3. Entered on {July 28, 2024} | {Admitted} |
| 4. Entered near {Eagle Pass, Texas} | {Denied} |
III. RELIEF SOUGHT
7. The Respondent will apply for the following: (a) {asylum under INA § 208}; (b) {withholding of removal under INA § 241(b)(3)}; (c) {protection under the Convention Against Torture}; and (d) in the alternative, {voluntary departure}.
8. Form I-589 was filed with this Court on {January 22, 2025}, within one year of arrival. The Respondent’s biometrics were taken at the Application Support Center in {Kissimmee} on {May 9, 2025}.
9. The Respondent requests an interpreter in {Spanish}. She asks for {four hours} for the hearing and expects to call {three witnesses}.[1]
IV. OFFER OF PROOF
10. The following is offered so that the Court can set the time for hearing, and is no substitute for testimony.
11. ‹{Yusmary} drew blood at {the Hospital Central of Maracay} until {the night of February 11, 2024}, when she refused to change {a chart} for {a colonel of the SEBIN}.›
12. ‹{The young man in bed nine} had been shot in {the back} and the chart was to say {dengue}.›
13. ‹{Three men} waited at her gate with {the motor running}; they broke {her collarbone} and cut off {her braid}.›
14. ‹She hid for {five weeks} at {a godmother’s finca} near {Villa de Cura}, and then walked {the Darién} with {her nephew Yonaiker}, {fourteen}, on her back for part of it because he had {a fever}.›
15. ‹{Yonaiker} is in {the ninth grade} at {Cypress Creek} and interprets for her at {the pharmacy}.›
16. A noncitizen’s testimony may be enough to sustain the burden of proof without corroboration where it is credible, persuasive, and specific. INA § 208(b)(1)(B)(ii).
17. ‹{The colonel}, {Wilmer Uzcátegui}, was promoted that {spring}.›
V. MOTION TO SET AN INDIVIDUAL HEARING
18. Pleadings having been taken in writing, nothing is left for the master calendar. The Respondent asks that the hearing of {March 18, 2026} be vacated and that the case be set for an individual hearing on the next available date.
19. Undersigned counsel is not available from {June 15} to {July 3, 2026} because of {a trial in Tampa}.
20. On {February 20, 2026}, counsel asked the Department for its position through {OPLA-Orlando-Duty@ice.example}; Assistant Chief Counsel {Priya Ramanathan} answered on {February 24} that the Department {has no objection}.
VI. STATEMENT OF THE RESPONDENT
I, {Yusmary Coromoto Páez Montilla}, have read these pleadings in {Spanish}, or they were read to me in that language, and I understand that what is admitted here binds me.
____________________
{Yusmary C. Páez Montilla}
Date: {February 26, 2026}
Respectfully submitted,
/s/ {Marisol Vélez-Stroud}
{Marisol Vélez-Stroud}
{Stroud & Vélez, P.A.}
CERTIFICATE OF TRANSLATION
I, {Ibelise Farías}, am competent in English and {Spanish}, and I read the foregoing to the Respondent on {February 25, 2026} at {our office in Orlando}.
{Ibelise Farías}, {Legal Assistant}
CERTIFICATE OF SERVICE
On {February 27, 2026}, these pleadings were served through ECAS on the Department of Homeland Security, Office of the Principal Legal Advisor, {3535 Lawton Road, Suite 100, Orlando, FL 32803}.
{M. Vélez-Stroud}
@footnote The witnesses are {Dr. Anaís Colmenares}, {a physician who left the same hospital}, {Yonaiker Páez}, and {the Respondent’s landlady, Mrs. Edith Crowell}.
@property Pleadings {Paez Montilla} v2`,
    answers:
      'Court: Denver, Colorado\nJudge: Harriet J. Solberg\nMaster hearing: February 17, 2027 at 9:00 a.m.\nCustody: NOT DETAINED\nForm EOIR-28 filed on: October 5, 2026\nNotice to Appear dated: May 4, 2024\nAnswer to the allegations: admits allegations 1 through 4\nAnswer to the charge: concedes the charge\nCountry of removal: declines to designate\nEntered on: May 2, 2024\nEntered near: San Ysidro, California\nRelief: asylum, withholding of removal and protection under the Convention Against Torture\nForm I-589 filed on: April 28, 2025\nBiometrics on: July 14, 2025\nLanguage: Uzbek\nTime needed: three hours\nWitnesses: her sister Dilnoza\nDepartment counsel: Ingrid M. Thorsby\nPosition of the Department: takes no position\nTranslated by: Lena Ortiz\nDate of these pleadings: November 20, 2026',
    told: 'Ms. Rakhimova was an editor of a newspaper in Samarkand. In March 2023 officers of the security service took her from the newsroom because she would not name a source. They kept her for six days in a cellar and burned her hand. Her sister Dilnoza saw how she was taken.',
    facts: [
      'Rakhimova',
      'A 000-000-655',
      'DENVER, COLORADO',
      'Solberg',
      'February 17, 2027',
      'Uzbekistan',
      'October 5, 2026',
      'May 2, 2024',
      'San Ysidro',
      'April 28, 2025',
      'Uzbek',
      'three hours',
      'newspaper in Samarkand',
      'burned her hand',
      'Thorsby',
      'Lena Ortiz',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'supplemental brief on asylum of a bus driver who paid no more',
    client: 'he',
    marked: `
@header In re {Wilber Antonio CHICAS RIVERA}, {A 000-000-586}
@footer Respondent’s Supplemental Brief
{GREENLEAF & DANSO LLP}
{Ama Danso (SBN 000331)}
{Tobias Greenleaf (SBN 000872)}
{1100 Wilshire Blvd., 14th Fl.}
{Los Angeles, CA 90017}
Attorneys for Respondent
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
{LOS ANGELES (OLIVE STREET), CALIFORNIA}
In the Matters of:
{Wilber Antonio CHICAS RIVERA} ({A 000-000-586}) – Lead
{Marlene Esmeralda GUARDADO} ({A 000-000-587}) – Rider
In Removal Proceedings
Before: {Hon. Lucille M. Abernathy-Cho}
Individual hearing: {Thursday, September 10, 2026}, {1:00 pm}, {Courtroom 17}
SUPPLEMENTAL BRIEF IN SUPPORT OF ASYLUM
PRELIMINARY STATEMENT
At the close of testimony on {April 2, 2026} the Court asked the parties for briefs on two points: whether the proposed particular social group is cognizable, and whether internal relocation is reasonable. {Mr. Chicas} submits this brief in answer.
I. THE RECORD
‹{Mr. Chicas} drove {the 29-C} between {Soyapango} and {the center of San Salvador} for {eleven years}.› (Tr. {22}.)
‹In {2021} {the clique at the terminal} raised {the rent} from {five dollars a trip} to {nine}, and {his partner on the route}, {don Chepe}, was burned in {his seat} for being {a week} behind.› (Tr. {24–26}.)
‹{Mr. Chicas} went to {the delegation of the PNC} the next morning and picked {“El Zurdo”} out of {an album}.› (Tr. {31}; Exh. {5}.)
‹{The sergeant} photographed {his} DUI card with {his own telephone}.›
‹By {that Sunday} {a funeral wreath} with {his} children’s names on {the ribbon} hung at {the tortillería} that {Marlene} kept.› (Exh. {6}, at {41}.)
‹They left on {the 6:00 bus} with {a thermos} and {two of the three children}; {the eldest}, {Katherine}, stayed with {his mother-in-law} in {Chalatenango} and has not been in {school} since.›
Dr. {Ignacio Bermúdez-Lowell}, whom the Court accepted as an expert on gangs in {Central America}, testified that persons who give a statement against {the MS-13} are found wherever in {the country} they go. (Tr. {58}.)
II. THE PROPOSED GROUP IS COGNIZABLE
A particular social group must be composed of members who share a common immutable characteristic, defined with particularity, and socially distinct within the society in question. Matter of M-E-V-G-, 26 I&N Dec. 227, 237 (BIA 2014). Whether a group meets these tests is decided on the evidence in each case and not on the label.
{Mr. Chicas} has proposed the group of {“Salvadoran transport workers who have reported extortion to the police.”}
A. Immutability. A past act cannot be undone. That an applicant once gave a statement to the police is a fact of his history, and the law does not ask him to take it back.
B. Particularity. The group has clear limits: a person has made a report or has not. {The PNC} keeps {a register of such reports}, which is at Exh. {9}.
C. Social distinction. What matters is how the society in question sees the group, and not only how the persecutor does. {The Special Law for the Protection of Victims and Witnesses of 2006} shows that {Salvadoran} society sees those who testify as a group in need of protection. See Henriquez-Rivas v. Holder, 707 F.3d 1081 (9th Cir. 2013) (en banc).
‹{The newspapers} that {Mr. Chicas} filed call them {“the ones who spoke.”}›
III. RELOCATION IS NOT REASONABLE
Where past persecution has been shown, the Department bears the burden of showing by a preponderance of the evidence that the applicant could avoid future persecution by relocating and that it would be reasonable to expect him to do so. 8 C.F.R. § 1208.13(b)(1)(ii). It offered no evidence on the point.
‹{The family} tried.› ‹They lived {six weeks} in {Santa Ana} with {a cousin who sells shoes}, until {a boy on a bicycle} asked {the cousin} whether {the driver} liked it there.› (Tr. {37}.)
{El Salvador} is {a small country}, and {the state of exception} has not changed the danger to witnesses. The Department’s own report says so. (Exh. {11}, at {19}.)
IV. HUMANITARIAN ASYLUM, IN THE ALTERNATIVE
Even if the presumption had been rebutted, asylum may be granted in the exercise of discretion for compelling reasons arising out of the severity of the past persecution. 8 C.F.R. § 1208.13(b)(1)(iii)(A).
‹{Mr. Chicas} still smells {the diesel}; {Dr. Weintraub} diagnosed {post-traumatic stress disorder} and {he} takes {prazosin} for {the dreams}.›
CONCLUSION
For these reasons and those in the prehearing brief of {March 12, 2026}, {Mr. Chicas} asks that asylum be granted to him and, as a derivative, to {Ms. Guardado}.
DATED: {April 30, 2026}
{Greenleaf & Danso LLP}
By: {Ama Danso}
PROOF OF SERVICE
I am employed in {the County of Los Angeles}. My business address is {1100 Wilshire Blvd., 14th Fl.} On {April 30, 2026} I served the within brief on Deputy Chief Counsel {Orrin Vasquez-Hale}, {606 S. Olive Street, 8th Floor}, by {hand delivery}. I declare under penalty of perjury that this is true.
{Mireya Tafolla}`,
    answers:
      'Court: Denver, Colorado\nJudge: Harriet J. Solberg\nIndividual hearing: February 17, 2027 at 9:00 a.m.\nTestimony closed on: October 14, 2026\nProposed group: shopkeepers of Kaya who reported armed groups to the police\nExpert: Dr. Odile Sankara\nPrehearing brief of: September 21, 2026\nDepartment counsel: Ingrid M. Thorsby\nAddress of the Department: 12445 East Caley Avenue, Centennial, Colorado 80111\nServed by: Lena Ortiz\nDate of this brief: November 20, 2026',
    told: 'Mr. Kaboré kept a shop for telephones in Kaya. On March 2, 2024 armed men burned the shop because he had reported them to the police. They beat him with a chain. His brother Seydou was killed on March 5, 2024. He went to Bobo-Dioulasso for a month, and men asked for him there. A psychologist, Dr. Hannah Weil, found that he has depression.',
    facts: [
      'Kaboré',
      'A 000-000-772',
      'DENVER, COLORADO',
      'Solberg',
      'February 17, 2027',
      'October 14, 2026',
      'shopkeepers of Kaya',
      'Odile Sankara',
      'September 21, 2026',
      'shop for telephones',
      'with a chain',
      'Seydou',
      'Bobo-Dioulasso',
      'Thorsby',
      'November 20, 2026',
      'Lena Ortiz',
      'Philippa Oyelowo',
    ],
  },
]
