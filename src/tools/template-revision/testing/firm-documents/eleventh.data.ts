import type { FirmDocument } from './firm-document.ts'

/** A memorandum to a family court, a cover letter for adjustment, and a coach's letter. */
export const eleventhDocuments: readonly FirmDocument[] = [
  {
    name: 'memorandum for special findings',
    client: 'she',
    marked: `
@header {Hollis & Quiroga, PLLC}
@footer Memorandum of Law – In re Guardianship of {E.M.C.} – No. {23-GD-0417}
@property {Chavajay} SIJ memo v4 {Quiroga}
@comment Check with {Elvira’s} school whether the {May} report card is in
@footnote The {Guatemalan} birth certificate of {Elvira}, with its translation, is Exhibit B.
{CIRCUIT COURT FOR PRINCE GEORGE’S COUNTY, MARYLAND}
FAMILY DIVISION
IN THE MATTER OF THE GUARDIANSHIP OF
{ELVIRA MARISOL CHAVAJAY}, a minor
Case No. {23-GD-0417}
MEMORANDUM OF LAW IN SUPPORT OF MOTION FOR FACTUAL FINDINGS REGARDING SPECIAL IMMIGRANT JUVENILE STATUS
Petitioner, {Tomasa Chavajay Ixcot}, by {her} attorney, {Renzo Quiroga}, submits this memorandum in support of {her} motion.
# INTRODUCTION
Congress created Special Immigrant Juvenile status to protect children who cannot be reunified with one or both parents because of abuse, neglect, abandonment or a similar basis under state law. 8 U.S.C. § 1101(a)(27)(J). The federal agency cannot act until a state juvenile court has made the findings.
# STATEMENT OF FACTS
‹{Elvira} was born on {March 30, 2008} in {San Pedro La Laguna, Guatemala}.› ‹{Her father}, {Mateo Chavajay}, left for {Tapachula} when {she} was {three} and sent neither money nor a letter.›
‹{Her mother}, {Juana Cotuc}, made {her} leave school at {ten} to {embroider blouses} for a dealer who struck {her} with {a cane} when the thread broke.›
‹In {November 2021} {she} walked to {Panajachel}, took {a bus} north with {a neighbor}, {Doña Chela}, and reached {her aunt} in {Hyattsville} in {January 2022}.›
‹{She} is now in the {ninth grade} at {Northwestern High School} and sings in {the choir of St. Jerome}.›
# ARGUMENT
## I. The Court is a juvenile court with jurisdiction
A state court that has jurisdiction under state law to make judicial determinations about the custody and care of juveniles is a juvenile court for this purpose. 8 C.F.R. § 204.11(a). A guardianship proceeding is such a determination.
## II. Reunification with the parents is not viable
Viability of reunification is a question of state law. The court need not find that the child will never again see the parent, and termination of parental rights is not required.
‹{Mr. Chavajay} has not been heard of since {2011}, and {Ms. Cotuc} told {the petitioner} by telephone that {the girl} should not come back.›
## III. Return is not in the best interests of the child
The best-interests determination belongs to the state court and rests on the child’s safety, stability and wishes.
‹{Elvira} told {the evaluator}, {Karen Dombrowski, LCSW-C}, that {she} sleeps through the night for the first time since {she} was {nine}.›
# CONCLUSION
For these reasons, Petitioner asks that the Court enter the proposed order with the factual findings that federal law requires.
Respectfully submitted,
_________________________
{Renzo Quiroga}
{Hollis & Quiroga, PLLC}
{6411 Baltimore Avenue, Suite 201}
{Riverdale, Maryland 20737}
{(301) 555-0188}
{rquiroga@hollisquiroga.example}
Attorney for Petitioner
CERTIFICATE OF SERVICE
I certify that on {June 2, 2023} a copy of this memorandum was mailed to {Mateo Chavajay} at {his} last known address, {Cantón Tzanjay, San Pedro La Laguna}.`,
    answers:
      'Court: Circuit Court for Arapahoe County, Colorado\nCase No.: 2026-PR-1180\nPetitioner: Zulfiya Karimova\nGuardian: Zulfiya Karimova',
    told: 'Ms. Rakhimova was born in Samarkand on June 14, 1993. Her father abandoned the family in 2001. She attends Aurora Central High School. Her aunt Zulfiya Karimova has cared for her since 2025.',
    facts: [
      'Nilufar',
      'Arapahoe County',
      '2026-PR-1180',
      'Zulfiya Karimova',
      'abandoned the family',
      'Aurora Central High School',
      'Philippa Oyelowo',
      'Oyelowo Law Group',
      'p@firm.example',
    ],
  },
  {
    name: 'cover letter for adjustment',
    client: 'he',
    marked: `
@header {Law Office of Simone Archambault}
@footer {1 Federal Street, Suite 900, Portland, Maine 04101} | {207-555-0119}
@property I-485 cover {Mbuyi}
@box {Mbuyi} – priority date {10/12/2022}
@alt Photograph of {Mr. Mbuyi} and {Ms. Thibodeau} at {Old Orchard Beach}
{September 19, 2023}
VIA FEDEX {7731 0042 8876}
USCIS
Attn: AOS
{2500 Westfield Drive}
{Elgin, IL 60124-7836}
RE: Form I-485, Application to Register Permanent Residence
Applicant: {Patrice MBUYI Kalonji}
A-Number: {A 000-000-418}
Petitioner: {Danielle Thibodeau}
Dear Sir or Madam:
This office represents {Patrice Mbuyi Kalonji}, the husband of {Danielle Thibodeau}, a citizen of the United States. Enclosed please find the following forms and supporting documents for concurrent filing:
1. Form I-130, Petition for Alien Relative, with Form I-130A
2. Form I-485, Application to Register Permanent Residence or Adjust Status
3. Form I-864, Affidavit of Support, with the {2022} federal tax return of {Ms. Thibodeau}
4. Form I-765 and Form I-131
5. Form I-693, in a sealed envelope, signed by {Dr. Arnaud Pelletier} on {August 30, 2023}
6. Passport of {Mr. Mbuyi}, issued by {the Democratic Republic of the Congo}
Eligibility
An applicant must have been inspected and admitted or paroled into the United States. INA § 245(a). {Mr. Mbuyi} was admitted at {Boston, Massachusetts} on {July 22, 2019} as an {F-1 student}. A spouse of a United States citizen is an immediate relative, and a visa is always immediately available to an immediate relative.
The marriage
‹{Mr. Mbuyi} and {Ms. Thibodeau} met in {the laboratory of the University of Southern Maine} in {2020} and married on {May 7, 2022} at {the Portland City Hall}.› ‹They share {an apartment on Munjoy Hill}, {two cats} and a bank account at {Norway Savings}.›
‹{He} was cited once for {fishing without a license} in {Cumberland County}; the fine of {$100} was paid.›
Discretion
Adjustment of status is granted as a matter of discretion. Where there are no adverse factors, family ties will ordinarily suffice. Matter of Arai, 13 I&N Dec. 494 (BIA 1970).
We ask that the interview be scheduled at the {Portland} Field Office and that all notices be sent to this office. Please contact me with any questions.
Very truly yours,
{Simone Archambault}
Attorney for Applicant
{simone@archambaultlaw.example}
Enclosures`,
    answers:
      'Date of this letter: November 20, 2026\nPetitioner: Aminata Diallo\nDate of entry: August 4, 2025\nPlace of entry: San Ysidro, California\nInterview at: Denver Field Office',
    told: 'Mr. Kaboré and Aminata Diallo married in Aurora on July 3, 2026. They share a house on Larkspur Court.',
    facts: [
      'Issouf',
      'A 000-000-772',
      'November 20, 2026',
      'Aminata Diallo',
      'August 4, 2025',
      'San Ysidro',
      'Burkina Faso',
      'married in Aurora',
      'house on Larkspur Court',
      'Philippa Oyelowo',
      'Oyelowo Law Group',
      'p@firm.example',
    ],
  },
  {
    name: 'letter of a coach',
    client: 'he',
    marked: `
@property coach letter {Darío}
{Big Thompson Soccer Club}
{Loveland, Colorado}
{March 2, 2024}
To the Immigration Judge:
I am writing about {Darío Fuentes Alemán} ({A 000-000-163}). ‹I have coached youth soccer in this town for {twenty-two} years and I do not write letters like this often.›
‹{Darío} showed up on {a gravel field} in {2016} with {a bag of mended balls} and asked if {he} could help with the {under-tens}.› ‹{He} has not missed a {Saturday} since, not even the week {he} buried {his brother}, {Nelson}.›
‹My own son, {Kyle}, was {a shy kid with a stutter}; {Darío} made {him} captain.›
I understand that the judge must decide whether to let {him} stay. I am not a lawyer and I do not know the rules. What I know is what I have seen with my own eyes.
‹{The two girls}, {Marisela} and {Abril}, wait for {him} by {the snack shed} every evening.› ‹If {he} is sent back to {Chalatenango}, {they} lose a father and we lose {our best coach}.›
Please feel free to call me. I will come to court and say the same things under oath.
Thank you for reading this.
{Hank Dvorsky}
{Head Coach}
{970-555-0104}
{hank@bigthompsonsc.example}`,
    answers:
      'Who signs: Louise Everard\nTitle of who signs: Volunteer Coordinator\nDate of this letter: November 20, 2026',
    told: 'Mr. Kaboré has helped in our food pantry every Friday since January 2026. He repairs the shelves and drives the van.',
    facts: [
      'Issouf',
      'A 000-000-772',
      'Louise Everard',
      'November 20, 2026',
      'food pantry every Friday',
      'drives the van',
    ],
  },
]
