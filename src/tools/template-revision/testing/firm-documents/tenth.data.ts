import type { FirmDocument } from './firm-document.ts'

/** A response on a specialty occupation, a motion to change venue, and a teacher's letter. */
export const tenthDocuments: readonly FirmDocument[] = [
  {
    name: 'response on a specialty occupation',
    client: 'she',
    marked: `
@header {Brandt Halloran LLP}  |  Business Immigration  |  Response to Request for Evidence
@footer {WAC-24-118-50773} – {Anand} – Page
@footnote The {Occupational Profile of Tessellate Robotics} is attached as Exhibit {D}, page {14}.
@property RFE response {Tessellate} {Anand} H-1B
@comment {Priyanka} confirmed with {Mr. Oberlin} that the raise took effect in {March}
{Brandt Halloran LLP}
{2200 Market Street, 14th Floor}
{San Francisco, California 94114}
{June 18, 2024}
U.S. Citizenship and Immigration Services
{California} Service Center
{24000 Avila Road, 2nd Floor}
{Laguna Niguel, CA 92677}
RESPONSE TO REQUEST FOR EVIDENCE
| Petitioner: | {Tessellate Robotics, Inc.} |
| Beneficiary: | {Priyanka Devi ANAND} |
| Receipt Number: | {WAC-24-118-50773} |
| Classification: | H-1B Specialty Occupation |
| Position: | {Controls Engineer} |
Dear Officer:
We represent {Tessellate Robotics, Inc.} (“the Petitioner”) and respond to the Request for Evidence dated {April 2, 2024}. The response is timely because it is received within the period stated in the Request.
# I. THE REQUEST
The Service asks for evidence that the proffered position qualifies as a specialty occupation and that the Beneficiary is qualified to perform the duties of the position.
# II. LEGAL STANDARD
A specialty occupation is one that requires the theoretical and practical application of a body of highly specialized knowledge and attainment of a bachelor’s or higher degree in the specific specialty, or its equivalent, as a minimum for entry into the occupation. INA § 214(i)(1). The standard of proof is preponderance of the evidence. Matter of Chawathe, 25 I&N Dec. 369 (AAO 2010). The regulation lists four criteria, and the petitioner need meet only one. 8 C.F.R. § 214.2(h)(4)(iii)(A).
# III. THE POSITION IS A SPECIALTY OCCUPATION
‹{Tessellate} builds {warehouse robots} and employs {212} people in {Fremont}.› ‹{Ms. Anand} will write the {motion-control software of its third-generation picker} under {Gerald Oberlin}, its {Director of Controls}.›
## A. A degree is normally the minimum requirement for the occupation
The Department of Labor’s Occupational Outlook Handbook states that a bachelor’s degree in a specific specialty is normally required. The Petitioner has shown that the duties cannot be performed by a person with a general-purpose degree.
## B. The employer normally requires a degree
‹All {nineteen} engineers on {Mr. Oberlin’s} team hold degrees in {electrical or mechanical engineering}, and {four} of them came from {Carnegie Mellon}.›
The hiring history of the Petitioner is documented by job postings, résumés and copies of diplomas.
# IV. THE BENEFICIARY IS QUALIFIED
‹{She} earned a {Master of Science in Mechatronics} from {Purdue University} in {2021} and was paid {$118,000} a year at {Halcyon Drives} before that.›
A credential evaluation is not necessary where the degree was conferred by an accredited institution in the United States.
# V. CONCLUSION
The Petitioner has shown by a preponderance of the evidence that the petition should be approved.
Exhibits
| A | Letter of {Gerald Oberlin}, {Director of Controls} |
| B | Job postings and organizational chart |
| C | Diploma and transcripts of {Ms. Anand} |
Respectfully submitted,
{Colm Halloran}
{Brandt Halloran LLP}
{challoran@brandthalloran.example}
Attorneys for the Petitioner`,
    answers:
      'Petitioner: Larkmoor Analytics, Inc.\nPosition: Data Engineer\nReceipt Number: IOE-09-000-00312\nRequest for Evidence dated: October 1, 2026\nDate of this letter: November 20, 2026',
    told: 'Ms. Rakhimova earned a Master of Science in Statistics from Tashkent State University in 2017. Larkmoor Analytics employs 48 people in Denver. She will report to Owen Castellane.',
    facts: [
      'Larkmoor Analytics, Inc.',
      'Data Engineer',
      'IOE-09-000-00312',
      'October 1, 2026',
      'November 20, 2026',
      'Master of Science in Statistics',
      '48 people in Denver',
      'Owen Castellane',
      'Nilufar',
      'Philippa Oyelowo',
      'Oyelowo Law Group',
      'p@firm.example',
    ],
  },
  {
    name: 'motion to change venue with pleadings',
    client: 'he',
    marked: `
@header {Tavares Immigration, P.C.}
@footer {A 000-000-934} | Motion to Change Venue
@property {Okonjo} venue motion final
@box Rush: {Mr. Okonjo} moves on {the 15th}
{Beatriz L. Tavares}
{Tavares Immigration, P.C.}
{77 Elm Street, Suite 300}
{Hartford, Connecticut 06103}
Telephone: {(860) 555-0133}
EOIR ID: {BT551902}
Counsel for Respondent
{NON-DETAINED}
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
{HARTFORD, CONNECTICUT}
IN THE MATTER OF:
{OKONJO, Chidi Emmanuel}
IN REMOVAL PROCEEDINGS
FILE NO. {A 000-000-934}
Immigration Judge: {Theodora Vance}
Next Master Hearing: {September 12, 2024 at 8:30 a.m.}
RESPONDENT’S MOTION TO CHANGE VENUE AND WRITTEN PLEADINGS
Respondent, {Chidi Emmanuel Okonjo}, by and through undersigned counsel, respectfully moves the Court to change venue from {Hartford} to {Houston, Texas}.
# PROCEDURAL HISTORY
{Mr. Okonjo}, a native and citizen of {Nigeria}, was admitted at {New York, New York} on {May 3, 2022} as a {B-2 visitor}. The Department commenced these proceedings by filing a Notice to Appear on {January 9, 2024}.
# WRITTEN PLEADINGS
Respondent, through counsel, acknowledges proper service of the Notice to Appear. {He} {admits factual allegations 1 through 4} and {concedes the charge under INA § 237(a)(1)(B)}. Respondent {declines to designate a country of removal}. {He} will apply for {asylum and withholding of removal}.
# GOOD CAUSE
An immigration judge may change venue for good cause upon motion by one of the parties after the charging document has been filed. 8 C.F.R. § 1003.20(b). The court must give the opposing party notice and an opportunity to respond.
‹In {June}, {Mr. Okonjo} left {Hartford} and moved in with {his uncle}, {Festus Adeyemi}, at {9013 Bissonnet Street, Apt. 220, Houston, Texas 77074}.› ‹{His uncle} runs {a tire shop} and took {him} in when {his} {roommate} could no longer pay {the rent}.›
‹{Mr. Adeyemi} and {a cousin}, {Ngozi}, saw {the mob} burn {his} {pharmacy} in {Onitsha} and will testify at the individual hearing.›
The respondent’s residence, the location of witnesses and the cost of transporting them are all proper factors. Matter of Rahman, 20 I&N Dec. 480 (BIA 1992). A change of venue will promote the orderly disposition of the case and will not delay it.
Form EOIR-33/IC was filed on {July 1, 2024}. A copy is attached as Tab A.
On {July 3, 2024}, undersigned counsel wrote to Assistant Chief Counsel {Roland Petrakis}, who stated that the Department {does not oppose} this motion.
# PRAYER
For the foregoing reasons, Respondent prays that the Court grant this motion and transfer the record of proceedings to the Immigration Court in {Houston, Texas}.
Respectfully submitted,
____________________ Date: {July 5, 2024}
{Beatriz L. Tavares}
CERTIFICATE OF SERVICE
On {July 5, 2024}, I, {Beatriz L. Tavares}, served a copy of this motion on the Office of the Principal Legal Advisor, {450 Main Street, Room 483, Hartford, CT 06103}, through the ECAS system.`,
    answers:
      'Judge: Leopold F. Anstey\nCourt: Denver, Colorado\nCourt asked for: Portland, Oregon\nHearing: February 17, 2027 at 9:00 a.m.\nDate of entry: August 4, 2025\nPlace of entry: San Ysidro, California\nNotice to Appear: August 6, 2025\nAddress: 618 Alderbrook Lane, Gresham, Oregon 97030',
    told: 'In June 2026, Mr. Kaboré moved in with his cousin Abdoul Ilboudo at 618 Alderbrook Lane, Gresham, Oregon 97030. Abdoul Ilboudo will testify about the search of the family house in Ouagadougou.',
    facts: [
      'Issouf Rasmané',
      'A 000-000-772',
      'Leopold F. Anstey',
      'DENVER, COLORADO',
      'Portland, Oregon',
      'February 17, 2027',
      'August 4, 2025',
      'San Ysidro',
      'Burkina Faso',
      '618 Alderbrook Lane',
      'search of the family house',
      'Philippa Oyelowo',
      'PO117203',
    ],
  },
  {
    name: 'letter of a teacher',
    client: 'he',
    marked: `
@header {Roosevelt Adult Learning Center}
@footer {Roosevelt Adult Learning Center}, {1450 Delgado Avenue, El Paso, Texas 79901}
@property Letter {Lucía Barrientos}
{Lucía Barrientos}
{English Teacher}
{Roosevelt Adult Learning Center}
{1450 Delgado Avenue}
{El Paso, Texas 79901}
{October 8, 2023}
The Honorable Immigration Judge {Warren Acheson}
Immigration Court
{El Paso, Texas}
Re: {Wilmer Antonio Portillo Reyes}, {A 000-000-286}
Your Honor:
My name is {Lucía Barrientos} and I have been a {teacher of English as a second language} for {sixteen} years. I write in support of {Wilmer Portillo}, who has been my student since {August 2021}.
I am a citizen of the United States and I know that this letter will be used in immigration court.
‹{Wilmer} came to my {evening class} straight from {the slaughterhouse}, with {his} {boots} still wet, and never missed a {Tuesday}.› ‹When {his daughter}, {Kenia}, was born with {a cleft palate}, {he} did {his} homework in the waiting room of {Providence Children’s Hospital}.›
‹In {2022} {he} started a {conversation table} for {other fathers} and passed the {HiSET} with the second highest score of {his} group.›
In my opinion {he} is honest, patient and hard-working, and our community would be poorer without {Mr. Portillo}.
I ask the Court to take this letter into account when it decides {his} case. I am willing to testify if the Court wishes to hear from me.
I declare under penalty of perjury that the foregoing is true and correct.
Sincerely,
{Lucía Barrientos}
{(915) 555-0162}`,
    answers:
      'Judge: Leopold F. Anstey\nCourt: Denver, Colorado\nWho signs: Margaret Whitcombe\nDate of this letter: November 20, 2026\nTitle of who signs: ESL Instructor',
    told: 'Mr. Kaboré has studied English in my class since January 2026. He helps newcomers with their homework. He was named student of the term in June 2026.',
    facts: [
      'Issouf',
      'A 000-000-772',
      'Leopold F. Anstey',
      'Denver, Colorado',
      'Margaret Whitcombe',
      'November 20, 2026',
      'newcomers with their homework',
      'student of the term',
    ],
  },
]
