import type { FirmDocument } from './firm-document.ts'

/** Letters to USCIS and other agencies, each full of an earlier client. */
export const benefitDocuments: readonly FirmDocument[] = [
  {
    name: 'I-130 cover letter',
    client: 'she',
    marked: `
{Brightwell & Osei LLP}
{500 Commerce Way, Suite 220, Sacramento, California 95814}
{February 3, 2025}
VIA FEDEX {7712 0000 4418}
USCIS
Attn: I-130
{P.O. Box 4053}
{Chicago, IL 60680-4053}
Re: Form I-130, Petition for Alien Relative
Petitioner: {Gurpreet Kaur Dhaliwal}
Beneficiary: {Harjinder Singh Dhaliwal} (“{Harry}”)
Classification: Spouse of a lawful permanent resident, INA § 203(a)(2)(A)
Dear Sir or Madam:
Our office represents {Gurpreet Kaur Dhaliwal} in the above petition. Form G-28 is enclosed.
‹{Ms. Dhaliwal} and {Mr. Singh} met in {Ludhiana} in {2017} at the wedding of {her} cousin and married on {November 24, 2019} at a {gurdwara} in {Jalandhar}.› ‹They have a daughter, {Simran}, born {March 1, 2021}.› ‹{Gurpreet} works nights at {Sutter Valley Almonds} and sends {her} husband {$600} each month.›
In support of this petition we enclose the following:
| Tab | Document |
| A | Form I-130 with fee |
| B | Copy of the permanent resident card of {Gurpreet Kaur Dhaliwal} |
| C | Marriage certificate, {Jalandhar}, {November 24, 2019} |
| D | Birth certificate of {Simran Kaur} |
A petitioner must show by a preponderance of the evidence that the marriage was entered into in good faith. Matter of Laureano, 19 I&N Dec. 1 (BIA 1983).
We believe that the evidence is sufficient for approval. Should you need anything further, please contact our office.
Very truly yours,
{Kwabena Osei}
{kosei@brightwellosei.example}
Enclosures`,
    answers: 'Date of a letter: December 1, 2026\nBeneficiary: Rustam Yusupov\nA relative: Rustam Yusupov',
    told: 'Nilufar married Rustam Yusupov on May 2, 2024 in Tashkent. They share a bank account.',
    facts: [
      'Nilufar',
      'Rakhimova',
      'Rustam Yusupov',
      'May 2, 2024',
      'bank account',
      'Philippa',
      'Oyelowo Law Group',
      'Columbus',
    ],
  },
  {
    name: 'response to a request for evidence',
    client: 'he',
    marked: `
{June 17, 2024}
U.S. Citizenship and Immigration Services
{Texas} Service Center
RE: RESPONSE TO REQUEST FOR EVIDENCE
Form: I-140, EB-2 National Interest Waiver
Petitioner/Beneficiary: {DR. ROSTAM FARAHANI-MOGHADDAM}
Receipt No.: {SRC2490000117}
RFE dated: {March 28, 2024}
To Whom It May Concern:
This letter responds to the request for evidence dated {March 28, 2024}. A copy of the request is attached on top as instructed.
# 1. The proposed endeavor has substantial merit and national importance.
The endeavor may have national importance because of its prospective impact. Matter of Dhanasar, 26 I&N Dec. 884 (AAO 2016).
‹{Dr. Farahani-Moghaddam} develops {membranes} that take {arsenic} out of {groundwater}.› ‹{His} work at {Tulsa Polytechnic} has been adopted by {eleven} water districts in {Oklahoma}.› ‹{Prof. Ingeborg Thistlewood} calls it a turning point.›
# 2. {Dr. Farahani-Moghaddam} is well positioned to advance the endeavor.
The officer looks to education, skills, a record of success, a plan, and the interest of customers, users, investors, or others. ‹{He} holds a {Ph.D.} from {Sharif University of Technology} in {Tehran} and has published {23} articles that were cited {1,140} times.› ‹{Rostam} also leads a team of {six} at {AquaCeram Inc.}›
# 3. On balance, a waiver benefits the United States.
It may be impractical to require a labor certification where the work is urgent or self-directed. ‹{Mr. Farahani’s} wife, {Shirin}, is a {pharmacist}, and they have bought a house in {Broken Arrow}.›
# Conclusion
The request for evidence has been answered in full, and the petition should be approved.
Respectfully,
{Octavia R. Pennington}
{Pennington Business Immigration, P.C.}`,
    answers:
      'Date of a letter: November 20, 2026\nReceipt number: SRC2690000555\nRFE dated: September 1, 2026\nDate of the request: September 1, 2026',
    told: 'Mr. Kaboré designs solar pumps for small farms. He holds a doctorate from the University of Ouagadougou. He is employed at Sahel Engineering.',
    facts: [
      'Issouf Rasmané Kaboré',
      'SRC2690000555',
      'September 1, 2026',
      'solar pumps',
      'University of Ouagadougou',
      'Sahel Engineering',
      'Philippa',
    ],
  },
  {
    name: 'naturalization letter',
    client: 'she',
    marked: `
{Grace Immigration Clinic}
{14 Cathedral Square, Milwaukee, WI 53202}
{09/11/2024}
USCIS {Milwaukee} Field Office
RE: {May Thao XIONG}, {A 000-000-078}, N-400 Application for Naturalization
Interview: {October 4, 2024, 10:15 AM}
Dear Officer:
We write on behalf of {May Thao Xiong}, who applies for naturalization under INA § 316(a).
An applicant must show good moral character during the statutory period and five years of continuous residence after admission as a permanent resident. 8 C.F.R. § 316.2(a).
‹{Ms. Xiong} came from {Laos} as a refugee at the age of {nine} and has been a permanent resident since {May 6, 2008}.› ‹In {2013} {May} was fined {$80} for {retail theft} in {Wauwatosa}; the court dismissed the case on {May 20, 2014}.› ‹{She} raises {her} nephew {Tou Ger}, whose mother died of {stomach cancer}.›
The conduct lies outside the statutory period and does not by itself bar a finding of good moral character.
‹Because of {post-traumatic stress disorder} {she} asks for a waiver on Form N-648, completed by {Pa Houa Vang, LCSW}.› {She} asks for an interpreter in {Hmong}.
We ask that the application be approved and the oath be scheduled at the earliest date.
Sincerely,
{Brendan O’Shaughnessy}
Accredited Representative
cc: {May Thao Xiong}`,
    answers:
      'Date of a letter: December 1, 2026\nInterview: January 12, 2027\nHearing: January 12, 2027\nLanguage: Uzbek',
    told: 'Nilufar Rakhimova became a permanent resident on April 9, 2020. She teaches mathematics at a high school. She has had no arrests.',
    facts: [
      'Nilufar',
      'A 000-000-655',
      'January 12, 2027',
      'Uzbek',
      'April 9, 2020',
      'mathematics',
      'no arrests',
      'Philippa',
    ],
  },
  {
    name: 'U visa certification request',
    client: 'she',
    marked: `
@header {Ferrante Justice Project}
{August 19, 2024}
{Chief Marcus Delgadillo}
{Aurora} Police Department
{15001 E. Alameda Parkway, Aurora, CO 80012}
Re: Request for Form I-918 Supplement B
Victim: {Xiomara Abigail Sánchez y Peralta}
DOB: {December 30, 1996}
Incident Report No.: {AP-23-118842}
Dear {Chief Delgadillo}:
This office represents {Xiomara Abigail Sánchez y Peralta}, who was the victim of a qualifying crime in your jurisdiction. We ask that your agency certify {her} helpfulness.
A certifying official confirms that the person was a victim of a qualifying crime and has been, is being, or is likely to be helpful in the investigation or prosecution. 8 C.F.R. § 214.14(c)(2)(i).
‹On the night of {October 28, 2023} {her} former partner, {Dagoberto Rentería}, broke into {her} apartment on {Moline Street}, {choked} {her} and held a {kitchen knife} to {her} throat.› ‹{Xio} called 911 and spoke with {Officer T. Lindqvist} that night and with {Detective Yolanda Baird} on {November 2, 2023}.› ‹{Rentería} pleaded guilty to {second-degree assault}.›
The certification does not grant any immigration status; that decision rests with USCIS alone.
A draft of the form is enclosed for your convenience. Please sign in blue or black ink, because a certification is valid for six months only.
With thanks for your service,
{Luca Ferrante}
@box Hotline of {Ferrante Justice Project}: {720-555-0188}
@alt Photograph of {Ms. Sánchez’s} injuries`,
    answers:
      'Date of a letter: December 1, 2026\nAnother person: Chief Alan Whitcomb\nDate of birth: June 14, 1993\nReport number: 26-4471',
    told: 'On July 4, 2025 Nilufar was robbed and beaten at a bus stop. She spoke with Detective Ruth Amari the same night.',
    facts: ['Nilufar', 'June 14, 1993', 'robbed and beaten', 'Ruth Amari', 'Philippa'],
  },
]
