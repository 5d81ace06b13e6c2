import type { FirmDocument } from './firm-document.ts'

/** A motion to change venue, an asylum cover letter with its index, a request for certification, a bond motion, a sister's affidavit, a fee agreement. */
export const twentyEighthDocuments: readonly FirmDocument[] = [
  {
    name: 'motion to change venue of a mother who moved to her brother',
    client: 'she',
    marked: `
@header {MEJÍA-LAZO}, {A 000-000-318}
@footer Respondent’s Motion to Change Venue
{Harriet Quezada-Blum}
EOIR ID No. {XQ000772}
{QUEZADA BLUM & ASSOCIATES}
{6611 Hillcrest Avenue, Suite 410}
{Houston, Texas 77005}
{hquezada@qblaw.example}
Counsel for Respondent
{NOT DETAINED}
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
{HOUSTON, TEXAS}
In the Matter of:
{Dunia Maribel MEJÍA LAZO},
{Brayan Josué ROMERO MEJÍA},
Respondents
File Nos. {A 000-000-318}
{A 000-000-319}
In Removal Proceedings
Immigration Judge {Clarence B. Whitlow}
Next Hearing: {August 11, 2025}, {1:30 p.m.}
{UNOPPOSED} MOTION TO CHANGE VENUE
Respondents, through undersigned counsel, move this Court under 8 C.F.R. § 1003.20(b) to change venue of these proceedings from {Houston, Texas} to {Charlotte, North Carolina}, and in support state as follows:
1. Respondent {Dunia Mejía} is {thirty-one} years old and is a native and citizen of {Honduras}. The rider, {Brayan}, is her {ten-year-old} son.
2. {Ms. Mejía} and {Brayan} entered the United States near {Eagle Pass} on or about {10/22/2023} and were each served with a Notice to Appear.
3. The Notices to Appear were filed with this Court on {November 30, 2023}. Respondents appeared with counsel at a master hearing on {February 20, 2025}, where they admitted the allegations and conceded the charge.
4. Respondents will seek {asylum, withholding of removal, and protection under the Convention Against Torture}. Applications on Form I-589 were filed with the Court on {September 27, 2024}.
5. ‹Until {May} {she} rented {a room} in {Gulfton} from {a woman she had met on the bus}, and {she} cleaned {apartments} between tenants.›
6. ‹{The woman} sold {the house}, and {Ms. Mejía’s} brother {Elmer} sent {bus tickets} and told {her} to bring {the boy} and come.›
7. Respondents now reside with {Elmer Mejía} at {2208 Finchley Drive, Apartment C, Charlotte, North Carolina 28215}. A Form EOIR-33/IC was filed on {June 9, 2025}. See Tab A.
8. ‹{The boy} has been enrolled in {Albemarle Road Elementary} and sees {a speech therapist} there on {Tuesdays}.›
9. Venue may be changed by the Immigration Judge for good cause, upon motion of either party, after the charging document has been filed and the other party has had notice and an opportunity to respond. 8 C.F.R. § 1003.20(b).
10. Good cause is determined by balancing the factors that bear on the fundamental fairness of the hearing, among them administrative convenience, expeditious treatment of the case, location of witnesses, and cost of transporting witnesses or evidence to a new location. Matter of Rahman, 20 I&N Dec. 480 (BIA 1992).
11. Those factors favor {Charlotte}. Respondents’ residence and their principal witness are there, and none of their witnesses remains in this Court’s jurisdiction.
12. ‹{Elmer} was {in the next room} on {the night} that {the men} came for {their father}, and he is the only other person alive who saw {their faces}.›
13. ‹{He} lays {tile} {six days} a week and would be let go if {he} left for {a trip of a thousand miles}.›
14. It would be a severe hardship for Respondents to travel to this Court for each hearing. ‹{She} does not drive, and {the last trip} cost {her} what {she} earns in {two weeks}.›
15. Respondents have complied with the requirements of the Immigration Court Practice Manual: they have filed written pleadings, stated the relief that they will seek, and provided the address at which they will reside.
16. This is Respondents’ {first} request for a change of venue, and it is not made for purposes of delay.
17. On {June 24, 2025} the undersigned conferred by e-mail with Assistant Chief Counsel {Whitney Saldaña}, who stated that the Department {does not oppose} this motion.
WHEREFORE, Respondents respectfully request that the Court grant this motion, change venue to the Immigration Court in {Charlotte, North Carolina}, and vacate the hearing of {August 11, 2025}.
Respectfully submitted,
{Harriet Quezada-Blum}
Date: {June 26, 2025}
INDEX OF TABS
Tab A – Form EOIR-33/IC for each Respondent
Tab B – Lease of {Elmer Mejía} and bill of {Duke Energy}
Tab C – Enrollment letter, {Charlotte-Mecklenburg Schools}
Tab D – Written pleadings
CERTIFICATE OF SERVICE
On {June 26, 2025}, I, {Harriet Quezada-Blum}, served this motion and its attachments on the Office of the Principal Legal Advisor, {126 Northpoint Drive, Suite 2020, Houston, Texas 77060}, by ECAS.`,
    answers:
      'Custody: NOT DETAINED\nCourt: Portland, Oregon\nCourt asked for: Denver, Colorado\nJudge: Harriet J. Solberg\nNext hearing: February 17, 2027 at 9:00 a.m.\nEntered near: San Ysidro\nEntered on: May 2, 2024\nNotice to Appear filed on: June 20, 2024\nForm I-589 filed on: April 28, 2025\nNew address: 618 Alderbrook Lane, Aurora, Colorado 80012\nEOIR-33 filed on: October 30, 2026\nDepartment counsel: Ingrid M. Thorsby\nPosition of the Department: opposes\nDate of this motion: November 20, 2026',
    told: 'Ms. Rakhimova moved to Aurora on October 20, 2026 because her sister Dilnoza took her in. Dilnoza saw how the officers took Ms. Rakhimova from the newsroom in March 2023. Ms. Rakhimova has lupus and is treated at Denver Health. Dilnoza nurses a baby and cannot travel.',
    facts: [
      'Rakhimova',
      'A 000-000-655',
      'PORTLAND, OREGON',
      'Denver, Colorado',
      'Solberg',
      'February 17, 2027',
      'Uzbekistan',
      'San Ysidro',
      '618 Alderbrook Lane',
      'October 30, 2026',
      'Dilnoza',
      'newsroom',
      'lupus',
      'Thorsby',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'asylum cover letter with an index of evidence',
    client: 'he',
    marked: `
{BRIDGEWAY IMMIGRATION LAW PC}
{350 Frank H. Ogawa Plaza, Suite 700}
{Oakland, California 94612}
Tel. {510-555-0187} • Fax {510-555-0188}
{January 12, 2026}
VIA FEDEX
USCIS {San Francisco} Asylum Office
{75 Hawthorne Street, 7th Floor}
{San Francisco, CA 94105}
RE: Affirmative Application for Asylum and Withholding of Removal (Form I-589)
Principal Applicant: {Rostam Jalal AHMADI}
Alien Number: {A 000-000-447}
Nationality: {Iran}
Derivatives: {Parisa AHMADI} (spouse), {Kian AHMADI} (child)
Interview: {January 29, 2026}, {7:45 a.m.}
Dear Asylum Officer:
Please find enclosed supplemental evidence in support of the above-referenced application. {Mr. Ahmadi} filed {his} Form I-589 with the {Texas} Service Center on {March 6, 2020} and received receipt {ZSF 20 000 01188}. {He} has been waiting for {his} interview for {almost six years}.
{Mr. Ahmadi} was admitted to the United States as {an F-1 student} at {San Francisco International Airport} on {August 31, 2019}. The application was filed within one year of {his} last arrival and is therefore timely. INA § 208(a)(2)(B).
Summary of the Claim
{Mr. Ahmadi} seeks asylum on account of {his} {religion} and {political opinion}, actual and imputed.
‹{He} grew up in {Ahvaz} in {a family of mosque caretakers} and became {a Christian} in {his second year} at {Shahid Chamran University}, after {a classmate} lent {him} {the Gospel of Mark} inside {a chemistry binder}.›
‹{He} was baptized in {a bathtub}, and from then on met with {nine others} in {apartments} that changed {each week}.›
‹On {the 4th of December 2018} {plainclothes agents} broke up {a meeting} in {Kianpars}; {he} was held for {seventeen days} at {the Intelligence office}, beaten on {the soles} with {a cable}, and made to write out {the names}.›
‹{His} uncle, {Hajj Mostafa}, put up {the deed to the family shop} so that {he} could leave {the jail}, and has not spoken to {him} since.›
‹{Two of the nine} are in {Evin}.›
An applicant who has suffered past persecution on account of a protected ground is presumed to have a well-founded fear of future persecution on the same ground. 8 C.F.R. § 208.13(b)(1). Even without past persecution, a one-in-ten chance of persecution may be enough. INS v. Cardoza-Fonseca, 480 U.S. 421 (1987).
‹Converts from the religion of the state are prosecuted there as a threat to national security, and the government monitors their communications abroad.› See Tab F.
‹{Mr. Ahmadi} has led {the Farsi fellowship} at {First Presbyterian} in {Berkeley} since {2022}, and {its services} are streamed with {his} face in them.›
{Mr. Ahmadi} has no criminal record in any country and is not barred from asylum under INA § 208(b)(2).
We respectfully request that the Asylum Office consider this evidence, find {Mr. Ahmadi} credible, and grant asylum to {him} and to {his} wife and {son} as derivatives. {Mr. Ahmadi} will bring {his} own interpreter in {Farsi}.
Should you have any questions, please do not hesitate to contact me.
Very truly yours,
{Leila Moradi-Stern}, Esq.
INDEX OF SUPPORTING EVIDENCE
| Tab | Description | Pages |
| A | Declaration of {Rostam Ahmadi} | {1–14} |
| B | Passport, I-94 and I-20 of {San Francisco State University} | {15–22} |
| C | Marriage certificate ({Ahvaz, 2016}) and birth certificate of {Kian} | {23–29} |
| D | Baptism certificate; letter of {Rev. Carol Hastings} | {30–33} |
| E | Psychological evaluation by {Dr. Nasrin Tabrizi}, {PTSD} and {major depression} | {34–48} |
| F | Country conditions: reports of the Department of State and Article 18 | {49–121} |
| G | Letter of {Behrouz K.}, former cellmate, with translation | {122–125} |
| H | {Bail receipt} and {court summons}, {Branch 4}, with translations | {126–131} |`,
    answers:
      'Date of this letter: November 20, 2026\nAsylum office: Denver\nAddress of the agency: 12484 East Weaver Place, Centennial, Colorado 80111\nInterview: January 14, 2027 at 8:00 a.m.\nForm I-589 filed on: February 3, 2026\nReceipt number: ZDE 26 000 00452\nAdmitted as: a visitor\nAdmitted at: Houston\nAdmitted on: August 4, 2025\nProtected ground: political opinion\nLanguage: Mooré',
    told: 'Mr. Kaboré kept a shop for telephones in Kaya. On March 2, 2024 armed men burned the shop because he had reported them to the police. They beat him with a chain. His brother Seydou was killed on March 5, 2024. Men asked for him at his mother’s house in May 2026. He has spoken at meetings of the diaspora in Aurora.',
    facts: [
      'Issouf Rasmané',
      'Kaboré',
      'A 000-000-772',
      'Burkina Faso',
      'November 20, 2026',
      'January 14, 2027',
      'February 3, 2026',
      'ZDE 26 000 00452',
      'Houston',
      'August 4, 2025',
      'Mooré',
      'telephones in Kaya',
      'with a chain',
      'Seydou',
      'diaspora',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'request for certification of a U visa after an assault at home',
    client: 'she',
    marked: `
{Tidewater Justice Center}
{1415 Granby Street}
{Norfolk, Virginia 23510}
{Oct. 8, 2024}
BY HAND AND BY E-MAIL
{Chief Raymond T. Okafor}
{Norfolk} Police Department
{3661 E. Virginia Beach Boulevard}
{Norfolk, VA 23502}
Re: Request for U Nonimmigrant Status Certification (Form I-918, Supplement B)
Victim: {Griselda Paz Tomás}, a/k/a {“Gris”}
Date of birth: {04/17/1990}
Report No.: {220914-118}
Date and place of offense: {September 14, 2022}, {9700 block of Chesapeake Boulevard}
Offender: {Nery Otoniel Ramos}
Dear {Chief Okafor}:
Our office represents {Ms. Griselda Paz Tomás}, who was the victim of {felony domestic assault} and {abduction} in your jurisdiction. We write to ask that your department certify {her} helpfulness on the enclosed Form I-918, Supplement B.
Congress created the U visa in the Victims of Trafficking and Violence Protection Act of 2000 to strengthen the ability of law enforcement to detect, investigate and prosecute crimes and to protect the victims who come forward. A certification does not grant any immigration benefit. It only confirms to USCIS that the victim has been, is being, or is likely to be helpful in the detection, investigation or prosecution of a qualifying crime.
Any official with the responsibility to investigate or prosecute the crime may sign, if designated by the head of the agency. There is no statute of limitations, and the case need not have led to an arrest or a conviction.
The crime
‹{Nery}, with whom {she} had lived for {eight years}, came home from {the shipyard} drunk, tied {her} to {the water heater} with {an extension cord}, and told {the children} to turn up {the cartoons}.›
‹{The upstairs tenant} heard {the kicking} and called {911}.›
‹{She} was taken by ambulance to {Sentara Leigh} with {a broken orbital bone} and {three cracked ribs}, and lost {the sight} of {her} left eye.›
Her helpfulness
‹{Gris} spoke to {Officer D. Pruett} at {the bedside} that same night, let {them} photograph {everything}, and handed over {the phone} on which {he} had left {forty messages}.›
‹{She} came to {every hearing} in {the Juvenile and Domestic Relations court}, although {his} sisters waited for {her} at {the elevator}, and testified for {two hours} before {Judge Marchetti-Lowe}.›
‹{He} pleaded guilty on {May 3, 2023} and is serving {four years} at {Greensville}.›
‹{Commonwealth’s Attorney Sloane Whitaker} wrote to {us} that without {her} there would have been no case.›
{Ms. Paz} remains willing to assist your department and the prosecutor in any way that is asked of her.
Why we ask now
‹{Ms. Paz’s} {youngest}, {Abner}, has {a cleft lip} that is to be operated on at {CHKD} in {January}, and {she} cannot be put on {a plane to Quiché} with {a baby} who cannot yet swallow.›
Enclosed for your convenience are the completed Supplement B, a copy of the report, and the guide for law enforcement agencies that the Department of Homeland Security publishes. Under {Va. Code § 9.1-1501} we ask that the form be returned within {120 days}.
Thank you for your time and for your service to this community. I can be reached at {757-555-0133} if you have any questions.
Sincerely,
{Dorothea Vance-Abrams}
{Managing Attorney}
Encl.
cc: {Det. Luis Carmona}, {Special Victims Unit}`,
    answers:
      'Date of this letter: November 20, 2026\nHead of the agency: Chief Ana Ruiz\nPolice department: Aurora Police Department\nAddress of the agency: 15001 East Alameda Parkway, Aurora, Colorado 80012\nReport number: 26-4410\nDate of the offense: March 3, 2026\nPlace of the offense: 1200 block of Peoria Street\nOffender: Viktor Hale\nQualifying crime: felonious assault\nSigns within: 90 days\nState law: C.R.S. § 24-4.1-402',
    told: 'On March 3, 2026 Viktor Hale struck Ms. Rakhimova with a bottle in the stairwell of her building. Her jaw was broken. She named him to Officer Lund at the hospital and testified at the preliminary hearing on June 9, 2026. He was convicted on September 1, 2026.',
    facts: [
      'Nilufar Rakhimova',
      'November 20, 2026',
      'Ana Ruiz',
      'Aurora Police Department',
      '26-4410',
      'Viktor Hale',
      'felonious assault',
      'stairwell',
      'jaw was broken',
      'Officer Lund',
      'June 9, 2026',
      'convicted on September 1, 2026',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'bond motion of a roofer who has a pending asylum case',
    client: 'he',
    marked: `
@header Matter of {Tavares Andrade} | {A000 000 214} | DETAINED
{Kofi Brennan-Adjei}
{Adjei Law, LLC}
{88 Broad Street, 4th Floor, Boston, MA 02110}
{(617) 555-0142}
Attorney for the Respondent
{DETAINED}
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
{CHELMSFORD} IMMIGRATION COURT
{CHELMSFORD, MASSACHUSETTS}
In the matter of {Edmilson TAVARES ANDRADE}
A-Number: {A000 000 214}
In Bond Proceedings
Hon. {Margaux E. Delacroix}
Bond hearing: {14 November 2024}, {10:30 AM}
RESPONDENT’S MOTION FOR BOND AND MEMORANDUM IN SUPPORT
Now comes the Respondent, {Edmilson Tavares Andrade}, by and through counsel, and respectfully moves for a bond hearing and for release from the custody of the Department of Homeland Security under INA § 236(a).
I. PROCEDURAL HISTORY
{Mr. Tavares} is a {26 year old} citizen of {Cape Verde}. {He} was paroled into the United States at {Logan Airport} in {July 2021}. The Department took {him} into custody on {October 25, 2024} and holds {him} at {Plymouth County Correctional Facility}. A Form I-589 is pending before the {Boston} Immigration Court, with an individual hearing on {3/9/2026}.
II. STATEMENT OF FACTS
‹{Edmilson}, whom everybody calls {Dí}, was on {a roof in Brockton} when {the foreman} shouted up that {men with vests} were checking {the trucks}.›
‹{He} came down {the ladder} with {his} hands open.›
‹{He} shares {a triple-decker on Ames Street} with {his} mother, {Dona Filomena}, {his} stepfather and {two half-sisters}, for whom {he} packs {lunches} before {the sun is up}.›
‹{His} mother has been on {dialysis} since {the spring}, on {Mondays, Wednesdays and Fridays}, and {the van} will not come up {the hill}.›
‹{He} sends {200 dollars} a month to {Praia} for {a daughter} who knows {him} from {a screen}.›
‹In {2022} {he} was charged in {Brockton District Court} with {disorderly conduct} after {a soccer game}; the charge was dismissed upon {sixteen hours} of {sweeping at a church}.›
III. ARGUMENT
A. The Respondent bears the burden under Section 236(a), and he has met it.
In a custody redetermination under INA § 236(a), the noncitizen must establish to the satisfaction of the Immigration Judge that he does not present a danger to persons or property, is not a threat to national security, and does not pose a risk of flight. Matter of Adeniji, 22 I&N Dec. 1102 (BIA 1999). In the First Circuit the government bears the burden of proving dangerousness by clear and convincing evidence or risk of flight by a preponderance of the evidence. Hernandez-Lara v. Lyons, 10 F.4th 19 (1st Cir. 2021).
B. The Respondent is not a danger to the community.
The Court considers the nature and seriousness of any criminal conduct, how recent it was, and whether there is a pattern. A dismissed charge, without more, is entitled to little weight.
‹{A shoving match} over {a penalty kick} is not dangerousness.›
‹{The pastor} who supervised {him} asks only when {he} is coming back to fix {the gutters}.›
C. The Respondent is not a flight risk.
A respondent with a bona fide claim to relief has every incentive to appear. {Mr. Tavares} has a pending application for asylum, a fixed address, and a family that depends on him.
‹{He} has never missed {a check-in}, even when {the bus drivers} struck and {he} walked {eleven miles} to {Burlington}.›
‹{His} stepfather, {Joaquim Lopes}, a United States citizen who has driven for {the MBTA} for {nineteen years}, has {$6,000} put by and will post {it}.›
IV. CONCLUSION
The Respondent asks the Court to set bond in the amount of {$3,500}, or in the alternative to order conditional parole with such conditions as the Court deems appropriate.
Respectfully submitted, on behalf of {Edmilson Tavares Andrade}, by his attorney
{Kofi Brennan-Adjei}
BBO {000417}
{November 6, 2024}
EXHIBITS
1. Affidavit of {Filomena Andrade}
2. Records of {DaVita Brockton}
3. Naturalization certificate and pay stubs of {Joaquim Lopes}
4. Docket, No. {2215CR00318}
5. Letter of {Pastor Silvino Gomes}, {Igreja do Nazareno}
6. Form I-589 with receipt of {May 2, 2022}
CERTIFICATE OF SERVICE
I certify that on {November 6, 2024} I caused a copy of the foregoing to be served electronically on counsel for the Department.
{K. Brennan-Adjei}`,
    answers:
      'Court: Aurora, Colorado\nJudge: Harriet J. Solberg\nBond hearing: February 17, 2027 at 9:00 a.m.\nCustody: DETAINED\nDetained at: Aurora Contract Detention Facility\nDetained on: October 30, 2026\nParoled at: San Ysidro\nParoled in: August 2025\nBond asked for: $3,000\nDate of this motion: November 20, 2026',
    told: 'Mr. Kaboré has worked as a warehouse clerk at Tallow Creek Freight since October 2025. He lives with his cousin Abdoul Ilboudo at 618 Alderbrook Lane. Officers arrested him at a bus stop in Aurora on October 30, 2026. He has never been arrested before. Abdoul Ilboudo is a citizen and will pay the bond.',
    facts: [
      'Kaboré',
      'A 000-000-772',
      'AURORA, COLORADO',
      'Solberg',
      'February 17, 2027',
      'Aurora Contract Detention Facility',
      '$3,000',
      'San Ysidro',
      'Burkina Faso',
      'warehouse clerk',
      'Abdoul Ilboudo',
      'bus stop in Aurora',
      'never been arrested',
      'will pay the bond',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'affidavit of a sister on a marriage in good faith',
    client: 'he',
    marked: `
STATE OF {MINNESOTA}
COUNTY OF {RAMSEY}
AFFIDAVIT OF {MARISSA LYNN HALVERSON}
IN SUPPORT OF FORM I-751 OF {TENZIN NORBU}
I, {Marissa Lynn Halverson}, being first duly sworn, state as follows:
1. I am {42} years of age and a citizen of the United States. I live at {1190 Hague Avenue, St. Paul, Minnesota 55104}. I am employed as {a dental assistant} by {Grand Smiles}.
2. I make this affidavit of my own free will and from personal knowledge. No one has promised me anything for it.
3. I am the {older} sister of {Kirsten Halverson}, who has been married to {Tenzin Norbu} since {June 18, 2022}. I have known {Tenzin} for about {five years}.
4. ‹{Kirsten} met {Tenzin} at {the co-op on Selby}, where {he} ran {the cheese counter} and {she} kept coming back for {Gouda} that {she} did not need.›
5. ‹{Mom} had {her} doubts, I will not lie. Then {the furnace} went out on {New Year’s Eve}, and {he} drove {two hours} from {Duluth} to sit with {her} till {the repairman} came.›
6. ‹They were married in {our backyard}; {his} cousins hung {prayer flags} from {the garage} and {my husband Doug} burned {the brats}.›
7. They live together as husband and wife at {874 Blair Avenue}. I have been inside their home many times, and I have seen that they share a bedroom, a kitchen and their bills.
8. ‹When {the twins} came at {thirty weeks}, {he} slept in {a chair in the NICU} for {twenty-six nights}.›
9. ‹{Pema} and {Otto} call me {Ani Mari}, which {he} taught {them}.›
10. ‹In {2024} {Kirsten} had {the blues} so badly that {she} came to {us} for {a month}; {he} called {every evening at seven} and never once asked {her} when {she} was coming home.›
11. In my opinion their marriage is real. They did not marry to evade the immigration laws of the United States.
12. I understand that this affidavit will be submitted to U.S. Citizenship and Immigration Services, and I am willing to testify to what it says.
FURTHER AFFIANT SAYETH NAUGHT.
{Marissa Lynn Halverson}
Subscribed and sworn to before me this {9th} day of {April}, {2025}
Notary Public
My commission expires {January 31, 2029}`,
    answers:
      'State: Oregon\nCounty: Multnomah\nWho signs: Celeste Sanou\nAge of who signs: thirty-eight\nAddress of who signs: 311 Larch Street, Gresham, Oregon 97030\nEmployed as: a nurse\nEmployer: Gresham Clinic\nSister: Claire Sanou\nMarried on: May 3, 2024\nKnown for: four years\nHome of the couple: 618 Alderbrook Lane\nDay of signing: 20th\nMonth of signing: November\nYear of signing: 2026\nCommission expires: June 30, 2028',
    told: 'Claire met Issouf at the Gresham Public Library in 2023. They had a small wedding in the garden of Celeste. Their daughter Awa was born on August 9, 2025. Issouf stayed at home with Awa when Claire went back to work. Celeste visits them each Sunday.',
    facts: [
      'Kaboré',
      'Celeste Sanou',
      'MULTNOMAH',
      'thirty-eight',
      '311 Larch Street',
      'Gresham Clinic',
      'Claire Sanou',
      'May 3, 2024',
      '618 Alderbrook Lane',
      'Gresham Public Library',
      'in the garden',
      'Awa',
      'each Sunday',
      'June 30, 2028',
    ],
  },
  {
    name: 'fee agreement for a cancellation case in court',
    client: 'she',
    marked: `
{SALINAS & WREN, ATTORNEYS AT LAW}
{2900 E. Camelback Road, Suite 1120}
{Phoenix, Arizona 85016}
{February 27, 2025}
{Mrs. Ofelia Barraza de Soto}
{4417 W. Earll Drive}
{Phoenix, AZ 85031}
Re: Agreement for Legal Services – EOIR {42B} cancellation of removal
Dear {Mrs. Barraza}:
Thank you for choosing {Salinas & Wren} to represent you. This letter sets out the terms on which we will do so. Please read it with care, ask us about anything that is not clear, and sign it only when you agree.
1. Scope of Representation
You have asked us to represent you in removal proceedings before the Immigration Court in {Phoenix}, case number {A 000 000 690}, and to prepare and file an application for {cancellation of removal for certain nonpermanent residents}. Our work includes your individual hearing on {September 22, 2026} before {Judge Irwin Castellón}.
Our work does not include an appeal to the Board of Immigration Appeals, a petition for review, a motion to reopen, the criminal matter of {your son Iván}, or any application before USCIS. If you need any of these, we will make a separate agreement.
2. What you have told us
‹You told us that you came through {the desert at Sasabe} in {1998} with {your sister-in-law} and have not left since.›
‹You sell {tamales} and {burros} from {a cart outside the swap meet} and pay taxes with {an ITIN} that {the lady at the library} helped you to get.›
‹Your husband {Don Chuy} was deported in {2011}, and you have heard nothing of {him} in {nine years}.›
‹{Your granddaughter Lupita}, {six}, whom you are adopting, has {cerebral palsy} and is fed through {a tube}.›
‹You were once stopped at {a Fry’s} for {a package of diapers} that somebody had put in {your basket}; we need {the paper from the city court} about {that}.›
We rely on what you tell us. It is important that you tell us the truth, and all of it, even what you think might hurt your case.
3. Fee
You agree to pay a flat fee of {$7,500} for the work described in Section 1. You have paid {$1,500} today and will pay the rest in {twelve} monthly payments of {$500}, due on the {5th} of each month. {Your nephew, Arturo Soto}, has agreed to pay if you cannot.
The fee does not include costs, such as filing fees, fees for biometrics, translations, expert evaluations, postage and travel. We will ask you before we incur any cost of more than {$100}.
4. Our Responsibilities
We will work on your case with diligence, keep you informed, return your calls within a reasonable time, and keep what you tell us confidential. The attorney in charge of your case is {Beatriz Wren}; {Paola}, her paralegal, speaks Spanish and is your first contact.
We cannot promise any result. The decision belongs to the Immigration Judge, and the number of grants in a fiscal year is limited by statute.
5. Your Responsibilities
You must tell us at once if you move, change your telephone number, are arrested, or receive any mail from the court or from ICE. You must come to every hearing; if you do not, the judge can order you removed in your absence.
‹Please bring {Lupita’s} {therapy notes}, {the letter from Dr. Kapoor} and {three years} of {the receipts you keep in the shoebox} before {Holy Week}.›
6. Ending this agreement
You may end this agreement at any time, in writing. We may withdraw with leave of the court if you do not cooperate, do not pay, or ask us to do what is not lawful. Any part of the fee that has not been earned will be returned.
7. Your file
We keep your file for {seven} years after the case is closed. After that it will be destroyed without further notice.
If you agree to these terms, please sign below and return one copy.
Sincerely,
{Beatriz Wren}
I have read this agreement, or it was read to me in {Spanish} by {Paola Ybarra}, and I agree to it.
{Ofelia Barraza de Soto}
Date: {27 de febrero de 2025}`,
    answers:
      'Date of this letter: November 20, 2026\nAddress of the client: 618 Alderbrook Lane, Aurora, Colorado 80012\nMatter: asylum\nCourt: Denver\nIndividual hearing: individual hearing on March 9, 2027\nJudge: Harriet J. Solberg\nFlat fee: $6,000\nPaid today: $1,000\nMonthly payments: ten\nAmount of each payment: $500\nDue on: 1st\nCosts above: $150\nFile kept for: five\nLanguage: Russian\nInterpreter: Lena Ortiz',
    told: 'You told us that you wrote for the newspaper Ovoz in Samarkand. Two officers broke two of your ribs in March 2023. You came to the United States on May 2, 2024. Your daughter Zarina lives with your mother in Bukhara.',
    facts: [
      'Rakhimova',
      'A 000-000-655',
      'November 20, 2026',
      '618 Alderbrook Lane',
      'Denver',
      'March 9, 2027',
      'Solberg',
      '$6,000',
      '$1,000',
      'Russian',
      'Lena Ortiz',
      'Ovoz',
      'two of your ribs',
      'Zarina',
      'Philippa Oyelowo',
    ],
  },
]
