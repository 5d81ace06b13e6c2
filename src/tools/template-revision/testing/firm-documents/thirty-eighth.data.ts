import type { FirmDocument } from './firm-document.ts'

/** Four papers of kinds not worked before. Written whole before any was run. */
export const thirtyEighthDocuments: readonly FirmDocument[] = [
  {
    name: 'letter brief for permission to reapply after a removal',
    client: 'she',
    marked: `
{MARGUERITE TOLLIVER}
{Tolliver & Baca, P.C.}
{918 Silver Avenue SW, Suite 4}
{Albuquerque, New Mexico 87102}
{505-555-0117}
{June 3, 2024}
U.S. Citizenship and Immigration Services
{1720 Randolph Road SE}
{Albuquerque, New Mexico 87106}
RE: Form I-212, Application for Permission to Reapply for Admission
Applicant: {Yesenia Ivonne Chacón Prado}
File: {A 000-000-418}
Dear Officer:
This firm represents {Yesenia Ivonne Chacón Prado}, a citizen of {Honduras}, in her application for permission to reapply for admission after removal under section 212(a)(9)(A)(iii) of the Act. For the reasons set out below, we ask that the application be conditionally granted.
I. PROCEDURAL HISTORY
{Ms. Chacón} was ordered removed in absentia by the Immigration Court at {El Paso, Texas}, on {March 8, 2016}, and she departed under that order on {July 19, 2017}. She has not returned to the United States since that day. {Her husband}, {Leonel Armijo}, filed a Form I-130 for her, which was approved on {January 30, 2023}. The receipt number of that petition is {IOE0000000731}.
The bar of section 212(a)(9)(A)(ii) applies to her for {ten years}, until {July 19, 2027}. An applicant may seek permission to reapply at any time during that period. 8 C.F.R. § 212.2.
II. THE GOVERNING STANDARD
Permission to reapply is a matter of discretion. The adjudicator weighs the basis for the removal, the recency of the removal, the length of residence in the United States, the moral character of the applicant, her respect for law and order, evidence of reformation and rehabilitation, family responsibilities, and hardship to the applicant and others. Matter of Tin, 14 I&N Dec. 371 (Reg. Comm’r 1973). No single factor is controlling, and the factors are considered in the aggregate. Matter of Lee, 17 I&N Dec. 275 (Comm’r 1978).
Residence in unlawful status does not by itself outweigh favorable equities that were acquired before the order was entered. An equity that came into being after an order of removal may be given diminished weight, but it is not disregarded.
III. THE FAVORABLE FACTORS OUTWEIGH THE ADVERSE FACTORS
A. The basis for the removal was a missed hearing and nothing more.
The order rests on a failure to appear. {Ms. Chacón} was never charged with fraud or with any criminal ground. ‹She was {nineteen}, had {a three-week-old} in her arms, and the notice went to {a cousin’s trailer} in {Chaparral} that she had left in {the fall}.›
B. She has complied with the order.
Departure at one’s own expense is evidence of respect for the law. ‹She bought {a bus ticket} to {San Pedro Sula} the week after {her baby’s baptism} and mailed {the stub} to {the deportation officer}.›
C. The hardship to her family is severe.
‹{Mr. Armijo} drives {a propane truck} at night and sleeps in {the cab} because nobody is at home to take {Damián} to {his speech therapist}.› ‹{Damián}, who is {eight}, has {a cleft palate} and is due for {a third operation} at {Carrie Tingley Hospital}.›
Hardship to a lawful permanent resident or citizen spouse and child weighs heavily in the exercise of discretion. See Exhibit {D}, declaration of {Leonel Armijo}; Exhibit {F}, letter of {Dr. Priya Ramanathan}.
D. She is a person of good moral character.
{Ms. Chacón} has no arrests in any country. A police certificate from {the Honduran national police} is at Exhibit {H}. ‹She keeps the accounts of {a women’s bakery} in {Choloma} and teaches {catechism} on {Saturdays}.›
IV. CONCLUSION
Taken together, the favorable factors in this case clearly outweigh the single adverse one. We respectfully request that the Service exercise its discretion in her favor and grant the application, so that she may present herself at the consulate in {Tegucigalpa} with her immigrant visa.
Thank you for your attention to this matter. Please contact me at {505-555-0117} with any questions.
Very truly yours,
{Marguerite Tolliver}
Attorney for the Applicant
INDEX OF EXHIBITS
A. Form G-28
B. Form I-797, approval of Form I-130
D. Declaration of {Leonel Armijo}
E. {Bus ticket stub}
F. Letter of {Dr. Priya Ramanathan}
H. Police certificate, {Honduras}
@footer {Chacón Prado} / I-212 / page`,
    answers:
      'Date of the letter: November 23, 2026\nUSCIS address: 1800 Tower Avenue, Columbus, Ohio 43215\nImmigration Court: Cleveland, Ohio\nOrdered removed on: May 4, 2018\nDeparted on: February 12, 2019\nHusband: Carl Dietrich\nForm I-130 approved on: August 9, 2025\nReceipt number: IOE0000000552\nBar: ten years, until February 12, 2029\nPolice certificate from: the Ministry of Internal Affairs of Uzbekistan\nConsulate: Tashkent',
    told: 'Ms. Rakhimova never saw the notice because her former landlord kept the mail. She flew home at her own cost in February 2019. Her husband has multiple sclerosis and no longer climbs the stairs of their house.',
    facts: [
      'Rakhimova',
      'A 000-000-655',
      'Uzbekistan',
      'May 4, 2018',
      'February 12, 2019',
      'Dietrich',
      'August 9, 2025',
      'IOE0000000552',
      'Tashkent',
      'landlord',
      'multiple sclerosis',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'motion for testimony by video with a witness list',
    client: 'he',
    marked: `
@header {Abelard Quist}, Bar No. {MN 0388821} · {QUIST IMMIGRATION LAW}
{Abelard Quist}
{Quist Immigration Law}
{225 Main Avenue, Moorhead, Minnesota 56560}
Counsel for the Respondent
DETAINED: {NO}
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
{FORT SNELLING, MINNESOTA}
In the Matter of
{Goran Zdravko MIJATOVIĆ}
In Removal Proceedings
File No.: {A 000-000-593}
Immigration Judge: {Ingrid Halvorsen-Pike}
Individual Hearing: {September 18, 2025, at 1:00 p.m.}
RESPONDENT’S MOTION TO PERMIT WITNESSES TO TESTIFY BY VIDEO, AND WITNESS LIST
COMES NOW the Respondent, {Goran Zdravko Mijatović}, by and through undersigned counsel, and moves the Court to permit the witnesses named below to testify by video at the individual hearing. In support of this motion the Respondent states as follows:
1. The Respondent is a native and citizen of {Bosnia and Herzegovina} who was admitted as {a refugee} at {New York} on {October 9, 1999}, and later adjusted his status to that of a lawful permanent resident.
2. On {February 20, 2024}, the Department served the Notice to Appear, which charges him as removable under section {237(a)(2)(A)(ii)} of the Act.
3. He has applied for cancellation of removal for certain permanent residents under section 240A(a) of the Act.
4. Counsel for the Department, {Theodore Banaszak}, was asked for the Department’s position on {August 11, 2025}. {He does not oppose the motion as to the family and opposes it as to the expert.}
ARGUMENT
An Immigration Judge has broad authority to regulate the course of the hearing and to receive testimony. INA § 240(b)(1). Hearings may be conducted through video conference without the consent of the parties, and testimony may be received by telephone or video where good cause is shown. INA § 240(b)(2)(A). A motion of this kind must state why the witness cannot appear in person and where the witness will be. Immigration Court Practice Manual, ch. 4.15(o).
Good cause exists here. The testimony of each witness goes to the equities that the Court must balance under Matter of C-V-T-, 22 I&N Dec. 7 (BIA 1998), and no party will be prejudiced, because each witness can be seen, heard and cross-examined as if he or she stood in the courtroom.
‹{The Respondent’s mother}, {Zdravka}, lost {a leg} at {Brčko} and does not travel farther than {the pharmacy}.› ‹{His foreman} cannot leave {the sugar beet campaign}, which runs day and night from {September} until {the last truck}.›
The expert teaches at {North Dakota State University} and has classes on the day of the hearing. Requiring {her} to drive {four hours} each way would serve no purpose that a camera does not.
WITNESS LIST
| Witness | Where | Subject of testimony | Time |
| {Zdravka Mijatović}, {mother} | {Moorhead, Minnesota} | {Flight from Bosnia; her dependence on the Respondent} | {30 minutes} |
| {Duane Ostby}, {foreman} | {American Crystal Sugar, Hillsboro} | {Work record since 2008} | {15 minutes} |
| {Dr. Annika Feld}, expert | {Fargo, North Dakota} | {Post-traumatic stress and drinking} | {45 minutes} |
| The Respondent | In court | All issues | 60 minutes |
OFFERS OF PROOF
‹{Zdravka Mijatović} will testify that her son carried {his brother} {eleven kilometers} in {1993} and has bathed her every morning since {the stroke}.›
‹{Mr. Ostby} will say that in {seventeen campaigns} the Respondent missed {two shifts}, both for {the second drunk driving case}.›
{Dr. Feld} will explain her diagnosis and the course of treatment, and her report is at Tab {C}.
The Respondent’s own testimony will address his entry, his convictions, his rehabilitation and his ties to the community.
The Respondent reserves the right to call rebuttal witnesses and to withdraw any witness named above.
CONCLUSION
For the foregoing reasons, the Respondent respectfully requests that the Court grant this motion and permit the named witnesses to testify by video from the places stated above.
Respectfully submitted this {20th day of August, 2025},
____________________
{Abelard Quist}
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
{FORT SNELLING, MINNESOTA}
In the Matter of {Goran Zdravko MIJATOVIĆ}, {A 000-000-593}
ORDER OF THE IMMIGRATION JUDGE
Upon consideration of the Respondent’s Motion to Permit Witnesses to Testify by Video, it is HEREBY ORDERED that the motion be [ ] GRANTED [ ] DENIED because:
[ ] DHS does not oppose the motion.
[ ] Good cause has been established for the motion.
[ ] Other: ______________
Date: ______________
____________________
{Ingrid Halvorsen-Pike}
Immigration Judge
PROOF OF SERVICE
On {August 20, 2025}, I, {Abelard Quist}, served a true and complete copy of the foregoing on the Office of the Principal Legal Advisor at {1 Federal Drive, Suite 1800, Fort Snelling, Minnesota 55111} by {EOIR eService}.
____________________
{Abelard Quist}`,
    answers:
      'Court: Cleveland, Ohio\nImmigration Judge: Renata Oduya\nIndividual hearing: March 4, 2027, at 9:00 a.m.\nAdmitted as: a student\nAdmitted at: Newark\nAdmitted on: August 22, 2005\nNotice to Appear served on: May 6, 2025\nCharge: 237(a)(2)(B)(i)\nCounsel for the Department: Miles Farquhar\nDepartment asked on: November 9, 2026\nDepartment’s position: He does not oppose the motion.\nExpert: Dr. Louise Akintola\nExpert teaches at: Ohio State University\nOPLA address: 925 Keynote Circle, Brooklyn Heights, Ohio 44131\nService by: ECAS\nDetained: no',
    told: 'Mr. Kaboré’s sister Mariam cares for four small children in Toledo and cannot travel. His supervisor Denis Walsh runs a night dispatch desk. Dr. Akintola lectures on the day of the hearing.',
    facts: [
      'Kaboré',
      'A 000-000-772',
      'Oduya',
      'March 4, 2027',
      'Burkina Faso',
      'Newark',
      'August 22, 2005',
      'May 6, 2025',
      'Farquhar',
      'Mariam',
      'Walsh',
      'Akintola',
      'Ohio State University',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'request for humanitarian reinstatement after a petitioner died',
    client: 'she',
    marked: `
{Hollis Prendergast, Esq.}
{Prendergast & Sung LLP}
{44 Court Square, 2nd Floor}
{Springfield, Massachusetts 01103}
T {413.555.0162} | {hprendergast@psung.example}
{October 14, 2025}
VIA {FEDEX}
USCIS Vermont Service Center
ATTN: Humanitarian Reinstatement
{38 River Road}
{Essex Junction, VT 05479-0001}
Re: Request for Humanitarian Reinstatement under 8 C.F.R. § 205.1(a)(3)(i)(C)(2)
Deceased Petitioner: {Ebenezer Kofi Asante}
Principal Beneficiary: {Comfort Abena Asante}
Receipt No.: {EAC-00-000-00316}
Priority Date: {May 12, 2011}
Category: {F2B, unmarried daughter of a lawful permanent resident}
Dear Sir or Madam:
We write on behalf of {Comfort Abena Asante} to request that the Service reinstate the approval of the Form I-130 that {her late father} filed for her. He died on {December 3, 2024}, after the petition had been approved, and its approval was automatically revoked by operation of law.
1. Legal framework
The approval of a petition is revoked as of the date of approval when the petitioner dies before the beneficiary immigrates. The Secretary may decide, in the exercise of discretion, that for humanitarian reasons revocation would be inappropriate, if a person related to the beneficiary in one of the ways listed in section 213A(f)(5)(B) of the Act is willing and able to file an affidavit of support as a substitute sponsor. There is no form and no fee for this request.
In deciding whether to reinstate, USCIS considers the disruption of an established family unit, hardship to U.S. citizens or lawful permanent residents, a beneficiary who is elderly or in poor health, lengthy residence in the United States, ties to the home country, undue delay by the government, and family unity. See USCIS Adjudicator’s Field Manual, ch. 21.2(h). The list is not exhaustive, and an applicant need not show that every factor is present.
2. Substitute sponsor
{Mr. Asante’s} {widow}, {Grace Owusu Asante}, is {the beneficiary’s mother} and a lawful permanent resident. She has signed Form I-864, which is enclosed at Tab {2} together with her {2024} tax return. Her household income of {$58,400} exceeds 125 percent of the federal poverty guidelines for a household of {three}.
3. The equities
a. Family unity
‹{The Asantes} had {four} children, and {Comfort} is the only one still in {Kumasi}.› ‹{Her brothers} share {a two-family house} on {Sumner Avenue} with their mother and keep {the back bedroom} painted {yellow} for her.›
b. Hardship to her mother
‹{Mrs. Asante} has {glaucoma} and can no longer read {the labels} on {her drops}.› Hardship that the death of the petitioner itself has caused is a proper consideration, and the Service should weigh it together with the hardship that continued separation would cause.
c. Delay
The petition was filed in {2011} and was current for visa issuance in {June 2019}. ‹{The National Visa Center} sent {the fee bill} to {a post office box} that {the church} had given up, and then {the consulate} closed for {the pandemic}.› None of that delay can be laid at the beneficiary’s door.
d. Good conduct
{Ms. Asante} has never been in the United States, and she has no criminal record. A police clearance is enclosed at Tab {6}. ‹She sews {school uniforms} for {three parishes} and leads {the alto section}.›
4. Request
We respectfully ask that the Service reinstate the approval of the petition and notify the National Visa Center, so that the beneficiary may continue the process with her priority date of {May 12, 2011}. If the Service is inclined to deny this request, we ask for an opportunity to submit further evidence.
Respectfully,
{Hollis Prendergast}
Enclosures
Tab 1: Form G-28
Tab 2: Form I-864 of {Grace Owusu Asante} with {2024} tax return
Tab 3: Death certificate of {Ebenezer Kofi Asante}, {City of Springfield}
Tab 4: Approval notice of Form I-130
Tab 6: Police clearance of {Comfort Abena Asante}
cc: {Comfort Abena Asante}
@property {Asante reinstatement letter FINAL}`,
    answers:
      'Date of the letter: November 24, 2026\nSent by: UPS\nDeceased petitioner: Rustam Rakhimov\nReceipt number: EAC-00-000-00477\nPriority date: March 3, 2014\nCategory: F1, unmarried daughter of a U.S. citizen\nPetitioner died on: June 30, 2026\nSubstitute sponsor: Dilnoza Rakhimova\nRelation of the sponsor: her sister, a U.S. citizen\nTax year: 2025\nHousehold income: $71,250\nHousehold size: four\nPetition filed in: 2014\nCurrent since: January 2024',
    told: 'Ms. Rakhimova is the last of her family in Samarkand. Her sister Dilnoza is expecting twins and has no help. The consulate lost the file for two years. She teaches arithmetic to deaf children.',
    facts: [
      'Rakhimova',
      'Rustam Rakhimov',
      'EAC-00-000-00477',
      'March 3, 2014',
      'June 30, 2026',
      'Dilnoza Rakhimova',
      '$71,250',
      'Samarkand',
      'twins',
      'deaf children',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'emergency motion for a stay of removal in a court of appeals',
    client: 'he',
    marked: `
No. {24-6017}
UNITED STATES COURT OF APPEALS
FOR THE {EIGHTH} CIRCUIT
{Rigoberto XUYÁ CUMES},
Petitioner,
v.
{Merrick B. GARLAND}, Attorney General of the United States,
Respondent.
Agency No. {A 000-000-287}
On Petition for Review of a Decision of the Board of Immigration Appeals
PETITIONER’S EMERGENCY MOTION FOR A STAY OF REMOVAL
{Perpetua Lindqvist}
{MIDLANDS REFUGEE DEFENSE}
{1616 Leavenworth Street, Suite 300}
{Omaha, Nebraska 68102}
{(402) 555-0178}
Counsel for Petitioner
EMERGENCY: REMOVAL SCHEDULED FOR {NOVEMBER 12, 2024}
INTRODUCTION
Petitioner {Rigoberto Xuyá Cumes} moves under Federal Rule of Appellate Procedure 18 for a stay of removal pending review. Immigration and Customs Enforcement has told counsel that it will remove him on or about {November 12, 2024}. Respondent’s counsel, {Ayesha Brandt-Nielsen}, {takes no position until the motion is filed}.
JURISDICTION AND CUSTODY
This Court has jurisdiction under 8 U.S.C. § 1252. The Board’s decision was issued on {October 2, 2024}, and the petition for review was filed on {October 21, 2024}, within thirty days. Venue lies in this Circuit because the Immigration Judge completed the proceedings in {Omaha, Nebraska}. Petitioner is held at {the Pottawattamie County Jail}.
BACKGROUND
Petitioner is a {forty-one-year-old} {Kaqchikel} man from {San Juan Comalapa}, {Guatemala}. He entered without inspection near {Sasabe, Arizona}, in {April 2007}. Immigration Judge {Lucius Wetherell} denied withholding of removal and protection under the Convention Against Torture on {December 14, 2023}.
‹As {a boy} he dug with {his aunts} for {his father’s} bones behind {the military base}, and in {2006} he gave {a forensic team} {the names of two colonels}.› AR {212-19}. ‹{Men on a motorcycle} shot through {the loom shed} and left {a list} with {his name} third.› AR {224}.
‹{His wife}, {Marta Cúmez}, weaves at {the Benson market}, and {their youngest}, {Ixchel}, has {a shunt} for {hydrocephalus}.› AR {301}.
ARGUMENT
A stay of removal is governed by the traditional four factors: whether the applicant has made a strong showing that he is likely to succeed on the merits, whether he will be irreparably injured absent a stay, whether a stay will substantially injure the other parties interested in the proceeding, and where the public interest lies. Nken v. Holder, 556 U.S. 418, 434 (2009). The first two factors are the most critical.
I. PETITIONER IS LIKELY TO SUCCEED ON THE MERITS.
A. The Board ignored material evidence.
The Board must consider the record as a whole and announce its decision in terms sufficient to enable a reviewing court to perceive that it has heard and thought and not merely reacted. It did not do so here. The decision does not mention {the affidavit of the forensic anthropologist}, AR {240-58}, which is the only evidence of who knew of the testimony.
B. The Board applied the wrong standard to nexus.
For withholding of removal, a protected ground must be one central reason for the harm. The agency found that {the colonels} acted out of {personal revenge}. But motives may be mixed, and a persecutor who punishes a witness for {exposing the crimes of the State} acts on account of a political opinion, whether actual or imputed.
II. PETITIONER WILL SUFFER IRREPARABLE HARM.
Removal is not categorically irreparable, but it is so where the petitioner faces persecution or torture. ‹{One of the names above his} on {the list} was found in {the Pixcayá river} in {May 2024}.›
III. THE BALANCE OF INTERESTS FAVORS A STAY.
The last two factors merge when the government is the opposing party. There is a public interest in preventing noncitizens from being wrongfully removed, particularly to countries where they are likely to face substantial harm. Petitioner has no criminal convictions and is not a danger to anyone.
CONCLUSION
The Court should grant a stay of removal pending its decision on the petition for review, and an administrative stay while it considers this motion.
Dated: {November 4, 2024}
Respectfully submitted,
s/ {Perpetua Lindqvist}
Counsel for Petitioner
CERTIFICATE OF COMPLIANCE
This motion complies with the type-volume limit of Fed. R. App. P. 27(d)(2)(A) because it contains {1,140} words, and with the typeface requirements because it was prepared in {14-point Book Antiqua}.
s/ {Perpetua Lindqvist}
CERTIFICATE OF SERVICE
I certify that on {November 4, 2024}, I filed the foregoing with the Clerk of the Court through the appellate CM/ECF system, which will serve all counsel of record.
s/ {Perpetua Lindqvist}
@footer {Xuyá Cumes v. Garland}, No. {24-6017}`,
    answers:
      'Docket number: 26-4102\nCircuit: Sixth\nAttorney General: Pamela J. Bondi\nRemoval scheduled for: December 9, 2026\nRespondent’s counsel: Gareth Lindley\nRespondent’s position: opposes the motion\nBoard decision issued on: October 30, 2026\nPetition for review filed on: November 16, 2026\nProceedings completed in: Cleveland, Ohio\nHeld at: the Geauga County Jail\nEntered near: Laredo, Texas\nEntered in: August 2019\nImmigration Judge: Renata Oduya\nWithholding denied on: February 3, 2026\nFiled on: November 25, 2026',
    told: 'Mr. Kaboré is a Mossi schoolteacher from Kongoussi. Armed men burned his school in 2018 and named him in a sermon. His wife Aminata and two sons live in Columbus. His colleague was killed in July 2026.',
    facts: [
      'Kaboré',
      'A 000-000-772',
      '26-4102',
      'Sixth',
      'Bondi',
      'December 9, 2026',
      'Lindley',
      'October 30, 2026',
      'November 16, 2026',
      'Geauga County Jail',
      'Laredo',
      'Burkina Faso',
      'Oduya',
      'schoolteacher',
      'Aminata',
      'Philippa Oyelowo',
    ],
  },
]
