import type { FirmDocument } from './firm-document.ts'

/** A bond motion, a cancellation brief, cover letters for a U petition and a juvenile, a response, a wife's letter, a declaration, an appeal. */
export const twentySixthDocuments: readonly FirmDocument[] = [
  {
    name: 'motion for bond of a line cook with one arrest',
    client: 'he',
    marked: `
@header {Barrientos} / {A 000-000-529} / Custody
@footer Motion for Custody Redetermination
{Rosalind Okafor-Brandt}
{OKAFOR BRANDT & PINE, PLLC}
{1180 Sixteenth Street, Suite 300}
{Tacoma, Washington 98402}
Telephone {(253) 555-0164}
Counsel for Respondent
{DETAINED} at {Northwest ICE Processing Center}
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
{TACOMA, WASHINGTON}
In the Matter of:
{Wilmer Antonio BARRIENTOS CRUZ}
Respondent
File No.: {A 000-000-529}
In bond proceedings
Immigration Judge: {Theodora Vance}
Next hearing: {April 14, 2025}, {8:30 a.m.}
MOTION FOR CUSTODY REDETERMINATION
I. INTRODUCTION
Respondent, {Wilmer Antonio Barrientos Cruz}, through counsel, asks this Court to redetermine {his} custody and to release {him} on the minimum bond of $1,500 or on conditional parole. 8 C.F.R. § 1236.1(d)(1).
II. FACTS
{Mr. Barrientos} is {thirty-four} and a native of {Honduras}. {He} entered without inspection near {Hidalgo} in {the fall of 2012}.
‹{He} has run {the fry station} at {the Harbor Lantern} in {Gig Harbor} for {six years} and sleeps over {the garage} of {his sister-in-law Yessenia}.›
‹{ICE} stopped {the van} on {the Narrows bridge} on {March 19, 2025} when {the crew} was on its way to {a catering job}.›
‹{He} has {two boys}, {Dylan} and {Ian}, who were born at {St. Joseph’s} and do not know why {he} is not home.›
‹In {August 2019} {he} was arrested in {Fife} for driving under the influence; the count was reduced to {negligent driving in the first degree}, {RCW 46.61.5249}, and {he} finished {the victim panel} and {ninety days} of {sobriety checks}.›
III. LEGAL STANDARD
An alien detained under INA § 236(a) may be released on bond of at least $1,500 or on conditional parole if he shows that he is not a danger to persons or property and is likely to appear. Matter of Adeniji, 22 I&N Dec. 1102 (BIA 1999). The Court may look to a fixed address, length of residence, family ties, employment, record of appearance, criminal history, and manner of entry. Matter of Guerra, 24 I&N Dec. 37 (BIA 2006).
IV. ARGUMENT
A. Respondent is not subject to mandatory detention.
‹{His} one conviction is not an offense that is listed in INA § 236(c)(1).›
B. Respondent is no danger to the community.
‹One night of {bad judgment} {five and a half years} ago, with no {accident} and a reading of {.09}, does not make {a line cook} dangerous.›
‹{He} has not had {so much as a parking ticket} since.›
C. Respondent is no risk of flight.
‹{His} sister-in-law will keep the room over {the garage}, and {the owner, Mr. Halvorsen}, is holding {the fry station} for {him}.›
{He} is eligible for cancellation of removal for certain nonpermanent residents, and has every reason to come to {his} hearings.
Respondent would accept electronic monitoring in addition to any bond.
V. CONCLUSION
For these reasons the Court should release Respondent on a bond of {$2,500}.
Respectfully submitted,
{Rosalind Okafor-Brandt}, WSBA {00417}
Date: {April 4, 2025}
LIST OF EXHIBITS
A. Letter of {Yessenia Murillo} with her lease
B. Letter of {Harbor Lantern}, with pay stubs for {January to March}
C. Birth certificates of {Dylan} and {Ian Barrientos}
D. Docket of the {Fife Municipal Court}
E. Certificate of {Sound Recovery Services}
CERTIFICATE OF SERVICE
I served this motion on the Department of Homeland Security, Office of the Principal Legal Advisor, {1623 East J Street, Suite 2, Tacoma}, through ECAS on {April 4, 2025}.
{Rosalind Okafor-Brandt}`,
    answers:
      'Court: Denver, Colorado\nJudge: Harriet J. Solberg\nHearing: February 17, 2027 at 9:00 a.m.\nCustody: DETAINED at Aurora Contract Detention Facility\nBond asked for: $3,000\nEntered near: San Ysidro\nEntered in: August 2025\nDepartment address: 12445 East Caley Avenue, Centennial',
    told: 'Mr. Kaboré has worked as a warehouse clerk at Tallow Creek Freight since October 2025. He lives with his cousin Abdoul Ilboudo at 618 Alderbrook Lane. Officers arrested him at a bus stop in Aurora on October 30, 2026. He has never been arrested before. His cousin will drive him to every hearing.',
    facts: [
      'Kaboré',
      'A 000-000-772',
      'DENVER',
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
      'every hearing',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'brief on cancellation for a grandmother who cleans a courthouse',
    client: 'she',
    marked: `
@header {Nguyen Thi Lan} – {A 000-000-836} – Pre-Hearing Brief
@footnote The report of {Dr. Castellanos-Webb} is at {Tab H}; she saw {Tommy} {four times}.
{LAKEVIEW IMMIGRANT DEFENDERS}
{2305 Esplanade Ave.}
{New Orleans, LA 70119}
Pro bono counsel for Respondent
{NON-DETAINED}
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
{NEW ORLEANS, LOUISIANA}
In the Matter of {NGUYEN, Lan Thi}
In removal proceedings
File {A 000-000-836}
Judge: {Augustin R. Melançon}
Merits: {June 3, 2026}
PRE-HEARING BRIEF IN SUPPORT OF CANCELLATION OF REMOVAL
STATEMENT OF THE CASE
{Ms. Nguyen}, a citizen of {Vietnam}, was served with a Notice to Appear on {May 11, 2018}, admitted its allegations, conceded removability as one who overstayed, and applied for cancellation under INA § 240A(b)(1).
STATEMENT OF FACTS
‹{She} came on {a visitor’s visa} in {1999} to bury {her} brother, whose {shrimp boat} went down off {Grand Isle}, and stayed with {his} widow.›
‹{She} cleans {the parish courthouse} at night; {her} knees were replaced {one after the other} in {2021} and {2022}.›
‹{Her} grandson {Tommy}, who is {nine}, was left with {her} at {eleven days} old; {a judge in Gretna} made {her} {his} tutrix, and in {2020} {she} adopted {him}.›
‹{Tommy} has {sickle cell trait} and {a stammer}, and hides under {the bed} when {the sirens} go.›
ARGUMENT
I. RESPONDENT HAS TEN YEARS OF CONTINUOUS PHYSICAL PRESENCE.
Continuous presence ends with service of a Notice to Appear that has all that INA § 239(a) requires, including the time and place of the hearing. Niz-Chavez v. Garland, 593 U.S. 155 (2021).
‹{The notice} that {she} was handed said only that the hearing was “to be set.”›
II. RESPONDENT IS A PERSON OF GOOD MORAL CHARACTER.
The period is the ten years before the final decision. INA § 101(f) bars a finding of good moral character for those whom it lists; nobody is barred for a traffic citation.
‹{Her} one citation, for {crabbing without a license}, was paid at {the window}.›
III. REMOVAL WOULD RESULT IN EXCEPTIONAL AND EXTREMELY UNUSUAL HARDSHIP TO A QUALIFYING RELATIVE.
The hardship must be substantially beyond that which would ordinarily be expected when a close family member leaves. Matter of Monreal, 23 I&N Dec. 56 (BIA 2001). Its factors are weighed in the aggregate. Matter of Recinas, 23 I&N Dec. 467 (BIA 2002).
A child who was adopted before the age of sixteen is a child under INA § 101(b)(1)(E).
‹{Tommy’s} mother is in {the women’s prison at St. Gabriel} until {2034} and {his} father was never named.›
‹If {she} goes, {the state} takes {him}; if {he} goes with {her}, {he} goes to {a rice village} whose {language} {he} {stammers} worse than English.›
‹{The speech teacher} says {he} talks to {his} grandmother and to {the dog}.›
IV. THE COURT SHOULD EXERCISE ITS DISCRETION.
Matter of C-V-T-, 22 I&N Dec. 7 (BIA 1998), lists what is weighed for and against a respondent. Nothing weighs against {Ms. Nguyen} but the overstay itself.
‹{Twenty-two} of {her} neighbors in {Village de l’Est} signed {the letter}, and {the clerk of court} wrote one of {her own}.›
CONCLUSION
Respondent asks that {her} application be granted.
{Camille Thibodeaux-Ray}
{LSBA 00638}
{May 4, 2026}`,
    answers:
      'Court: Denver, Colorado\nJudge: Harriet J. Solberg\nMerits hearing: March 9, 2027\nCustody: NOT DETAINED\nNotice to Appear served on: April 2, 2019',
    told: 'Ms. Rakhimova came on a student visa in 2008 and stayed after it ended. Her son Timur is seven and was born in Denver. Timur has severe hemophilia and gets factor infusions every other day at Children’s Hospital. The medicine cannot be bought in Samarkand. She sews costumes for the Denver ballet. She has no arrest.',
    facts: [
      'Rakhimova',
      'A 000-000-655',
      'DENVER',
      'Solberg',
      'March 9, 2027',
      'April 2, 2019',
      'Uzbekistan',
      'student visa',
      'Timur',
      'hemophilia',
      'Samarkand',
      'costumes',
      'no arrest',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'cover letter for a U petition after a robbery',
    client: 'he',
    marked: `
@property {Tesfaye U cover final FINAL}
{Hollander Immigration Law, P.C.}
{77 Monroe Center NW, Suite 610}
{Grand Rapids, MI 49503}
T {616.555.0107} | {intake@hollanderlaw.example}
{September 17, 2024}
USCIS {Nebraska} Service Center
Attn: I-918
{850 S Street}
{Lincoln, NE 68508}
RE: Form I-918, Petition for U Nonimmigrant Status
Petitioner: {Dawit TESFAYE}
A-Number: {A 000-000-418}
Qualifying crime: {felonious assault}
Derivative: {Meron TESFAYE} (wife)
To Whom It May Concern:
This office represents {Mr. Tesfaye} and his wife in the above matter. Enclosed please find the following:
Forms
Form G-28
Form I-918 with Supplement B, signed by {Lt. Carla Dykstra} of the {Kentwood Police Department} on {June 20, 2024}
Form I-918, Supplement A, for {Mrs. Tesfaye}
Form I-192 for the ground in INA § 212(a)(6)(A)(i)
Evidence
Exhibit 1: Declaration of {Dawit Tesfaye}
Exhibit 2: Incident report no. {24-0117733}
Exhibit 3: Records of {Corewell Butterworth} and of {hand surgeon Dr. Philip Mwangi}
Exhibit 4: Letter of {Wedgwood Counseling}
Exhibit 5: Marriage certificate, {Addis Ababa}
Summary of eligibility
To qualify, a petitioner must be a victim of qualifying criminal activity, have suffered substantial physical or mental abuse as its result, possess information about it, and be, have been, or be likely to be helpful to those who investigate or prosecute it. INA § 101(a)(15)(U)(i). The crime must have violated the laws of the United States or occurred here.
1. Victim of a qualifying crime
‹On {the night of February 9, 2024}, {two men in ski masks} came into {the Marathon station on Division Avenue}, where {he} was {alone at the register}, and one of them swung {a machete}.›
{MCL 750.82} is a felony that is similar to the federal offense, since it needs an assault with a dangerous weapon.
2. Substantial abuse
‹{He} raised {his} {left hand}; {the blade} took {two fingers} and {the tendon of the third}.›
‹{He} has not worked {a night} since, wakes when {the ice maker} drops, and counts {the exits} in {church}.›
USCIS looks at the nature and severity of the injury and the extent of the harm to appearance, health or physical soundness. 8 C.F.R. § 214.14(b)(1).
3. Information and helpfulness
‹{He} gave {the detective} {the limp} and {the voice}, picked {the younger one} from {six photographs}, and testified at {the preliminary exam} in {the 62-B District Court}.›
There is no expiration to the duty of a petitioner to help, and our client stands ready to do so.
4. Inadmissibility
{Mr. Tesfaye} entered without admission at {Lukeville, Arizona} in {October of 2021}. The waiver in INA § 212(d)(14) may be granted where it is in the public or national interest.
‹{He} sends {her} mother {insulin} from here and is {the only deacon} that {the congregation on Burton Street} has.›
We also ask for a bona fide determination and for employment authorization under 8 C.F.R. § 274a.12(c)(14) while the petition is pending.
Please direct any correspondence to this office. Thank you for your attention to this petition.
Sincerely,
{Greta M. Hollander}
cc: {Mr.} and {Mrs. Tesfaye}`,
    answers:
      'Date of this letter: November 20, 2026\nQualifying crime: robbery\nSupplement B signed by: Sgt. Ana Ruiz\nPolice department: Aurora Police Department\nSupplement B signed on: October 5, 2026\nIncident report number: 26-4410\nEntered at: San Ysidro, California\nEntered in: August 2025',
    told: 'On March 3, 2026 a man with a pistol robbed Mr. Kaboré in the parking lot of Tallow Creek Freight. The man broke his jaw with the pistol. Mr. Kaboré could not eat solid food for seven weeks. He named the man in a lineup on March 20, 2026. He has nightmares and sees a counselor at Servicios de la Raza. He is not married.',
    facts: [
      'Issouf Rasmané',
      'KABORÉ',
      'A 000-000-772',
      'November 20, 2026',
      'robbery',
      'Ana Ruiz',
      'Aurora Police Department',
      'October 5, 2026',
      '26-4410',
      'San Ysidro',
      'with a pistol',
      'broke his jaw',
      'seven weeks',
      'lineup',
      'nightmares',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'cover letter for the petition of a juvenile with a guardian aunt',
    client: 'she',
    marked: `
@footer {Yamileth} I-360 | page
{Juniper Children’s Law Project}
{401 Second Street SW, Albuquerque NM 87102}
{January 6, 2026}
U.S. Citizenship and Immigration Services
National Benefits Center
{850 NW Chipman Road}
{Lee’s Summit, MO 64063}
Re: Petition for Special Immigrant Juvenile, Form I-360
Beneficiary: {Yamileth Sarahí COTO}
DOB: {October 2, 2008}
A#: {A 000-000-097}
Dear Officer,
Please accept this letter and its enclosures in support of the petition of {Yamileth Coto}, a {seventeen-year-old girl} from {El Salvador}.
The law
A juvenile may be classified as a special immigrant who is under twenty-one, unmarried, and declared dependent on a juvenile court or placed under the custody of an individual appointed by a State; whose reunification with one or both parents is not viable due to abuse, neglect, abandonment or a similar basis under State law; and for whom it would not be in the best interest to be returned. INA § 101(a)(27)(J); 8 C.F.R. § 204.11.
The order of the state court
On {November 13, 2025}, {the Second Judicial District Court, Bernalillo County}, by {the Hon. Debra Ramsey-Lujan}, appointed {her} aunt, {Blanca Coto de Armijo}, as kinship guardian under {the Kinship Guardianship Act, NMSA 1978, § 40-10B-1}. The order finds that {Yamileth} may not be reunified with {either parent}.
The child’s life
‹{Yamileth} was {five} when {her} mother left {her} with {a neighbor in Soyapango} and {a sack of beans}; {the neighbor’s sons} made {her} carry {water} and worse.›
‹{Her} father sold {the bicycle} that {her aunt} sent, and drank it.›
‹At {fourteen} {she} walked to {Tapachula} behind {a family from Choluteca}.›
‹{She} is {a junior at Rio Grande High}, plays {the clarinet} and wants to fix {airplanes}.›
Consent
USCIS consents where the request is bona fide, which means that relief from parental maltreatment was a primary reason for seeking the court’s determinations. The findings rest on evidence that the court heard, as the enclosed transcript shows.
‹The judge heard {her} for {forty minutes} with {the bailiff’s} {jacket} around {her} {shoulders}.›
Age
{Yamileth} will turn {eighteen} on {October 2, 2026}, and the jurisdiction of the court ends then. We ask that the petition be decided within the 180 days of 8 U.S.C. § 1232(d)(2).
Enclosed
1. Forms G-28 and I-360
2. Birth certificate of {Soyapango}, with translation by {Efraín Duarte}
3. Certified order of {November 13, 2025}
4. Affidavit of {Ms. Coto de Armijo}
5. Transcript of the {October 30} hearing
6. {Rio Grande High School} report card
Respectfully,
{Tobias Running Elk}
Staff Attorney`,
    answers:
      'Date of this letter: November 20, 2026\nCourt: Denver Juvenile Court\nJudge: Harriet J. Solberg\nOrder of: September 8, 2026\nGuardian: Marhabo Karimova\nDate of birth: June 14, 2009',
    told: 'Nilufar was eight when her father left for Russia and sent nothing. Her mother beat her with a cable. She came to her aunt Marhabo Karimova in Denver in 2024. She is a senior at East High School and takes evening classes in welding. Her aunt takes her to a counselor each week.',
    facts: [
      'Rakhimova',
      'A 000-000-655',
      'November 20, 2026',
      'Denver Juvenile Court',
      'Solberg',
      'September 8, 2026',
      'Marhabo Karimova',
      'Uzbekistan',
      'left for Russia',
      'with a cable',
      'East High School',
      'evening classes',
      'counselor',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'response to a request for evidence on a marriage',
    client: 'she',
    marked: `
{Pettibone Law Office}
{PO Box 9, Bozeman, Montana 59771}
{July 22, 2025}
USCIS {Potomac} Service Center
{2200 Potomac Center Drive}
{Arlington, VA 22201}
RESPONSE TO REQUEST FOR EVIDENCE
Original request on top
Petitioner: {Wade Lindqvist}
Beneficiary: {Precious Chipo Moyo}
Receipt No.: {IOE 0000000555}
Form I-130 and Form I-130A
Dear Officer:
USCIS asked on {May 5, 2025} for more evidence that the marriage of our clients was entered into in good faith. The response is timely, as it is due by {July 31, 2025}.
A marriage is bona fide where the couple intended to establish a life together at the time when they married. Matter of Laureano, 19 I&N Dec. 1 (BIA 1983). The law does not ask for any single paper. Evidence of shared property, of a shared lease, of funds held together, of children, and affidavits of those who know the couple may all be given. 8 C.F.R. § 204.2(a)(1)(iii)(B).
1. Why there is no joint lease
‹{Mr. Lindqvist} lives where he works: {a bunkhouse} on {the Flying D}, which {the ranch} gives to {hands} and will not put in {a wife’s} name.›
‹{The foreman’s} letter says that {she} has slept there since {the week of the Gallatin fair}.›
2. Why the tax return is separate
‹They were married on {December 30, 2023}, and {his} mother had done {his} return with {the shoebox} as she does {every New Year}.›
An amended return has now been filed and is enclosed with proof of mailing.
3. The difference in age
The request notes that the petitioner is older by {twenty-six years}. The law has no rule on this point, and difference in age is no evidence of fraud by itself.
‹{She} is {a widow} of {forty-one} with {a grown son in Bulawayo}; {he} buried {his} {first wife, Darlene}, in {2016}.›
4. How they met
‹They met in {the emergency room} in {Livingston}, where {she} was {a traveling nurse’s aide} and {he} had {a hoof-shaped bruise} {under the ribs}.›
‹{He} proposed over {elk stew} with {a ring made of a horseshoe nail}.›
5. Further evidence
We enclose {thirty-one} photographs with dates, the joint account at {Big Sky Western Bank}, the policy of {Mountain West Farm Bureau} that names {Mrs. Lindqvist} as beneficiary, and affidavits of {Pastor Lyle Egge} and {Donna Yellowtail}.
Should USCIS not approve the petition on this record, the petitioner asks for an interview of both spouses before any denial.
Sincerely,
{Orrin Pettibone}
{Montana} Bar No. {00092}`,
    answers:
      'Date of this letter: November 20, 2026\nPetitioner: Tom Becker\nReceipt number: IOE 0000000912\nRequest of: September 28, 2026\nDue on: December 24, 2026\nMarried on: May 8, 2021\nDifference in age: fourteen years\nBank: Elevations Credit Union',
    told: 'Ms. Rakhimova met Tom Becker at a chess club in Aurora. They live in the basement of his parents and pay no rent. Tom Becker files alone because he owes back taxes from his first business. Ms. Rakhimova nursed his mother after her hip surgery. They keep a garden and a dog named Pixel.',
    facts: [
      'Tom Becker',
      'Nilufar Rakhimova',
      'IOE 0000000912',
      'November 20, 2026',
      'September 28, 2026',
      'December 24, 2026',
      'fourteen years',
      'Elevations Credit Union',
      'chess club',
      'basement',
      'back taxes',
      'hip surgery',
      'Pixel',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'letter of a wife on hardship, as the firm writes them',
    client: 'he',
    marked: `
{Denise Okonjo-Hartley}
{4471 Shelby Street}
{Indianapolis, IN 46227}
{March 2, 2026}
U.S. Citizenship and Immigration Services
Re: Hardship letter for my husband, {Emeka Okonjo}
To the officer who reads this:
My name is {Denise Okonjo-Hartley}. I am {thirty-nine years old} and a citizen of the United States by birth. I am writing this letter because my husband needs a waiver and I have been told that what matters is what would happen to me. I will try to tell it plainly.
‹I met {Emeka} in {2015} when {my transmission} died outside {the Speedway on Madison Avenue} and {he} pushed {the Buick} with {one hand} and held {an umbrella} over me with the other.›
‹We have {three}: {Chidi}, {eight}, {Grace}, {six}, and {Baby Samuel} who will be {one} at {Easter}.›
My health
‹I have {lupus}. It got into {my kidneys} in {2022} and I was at {IU Methodist} for {nineteen days}.›
‹I take {fourteen pills} in the morning, and on {a flare} I can’t open {a jar} or button {Grace’s} {coat}.›
I am the one who knows what I can and cannot do in a day, and I say this without wanting pity.
Our money
I earn {$17.40} an hour and work {twenty-eight hours} a week at {the Eli Lilly cafeteria}. ‹My husband earns the rest.› ‹Without his pay we could not make the rent, and I would lose the insurance that comes through {his job at the rail yard}.›
‹{Chidi’s} {ear tubes} are still on {a payment plan}.›
If I stay here without him
‹There’s nobody. {Mama} passed in {November} and {my brother Curtis} is in {Germany with the Air Force}.›
‹I do not know how I would raise {our children} and keep up with my treatment by myself.›
If we go with him
‹{His} people are in {Onitsha}, up {four flights}, and {the dialysis unit} there takes {cash} and has {two machines}.›
‹{Grace} has {an aide at school} because she runs; nobody runs after a child on {the Niger bridge}.›
I love my country and do not want to leave it, and I love my husband and do not want to live without him. Nobody should have to choose between these two.
I declare under penalty of perjury under the laws of the United States that the foregoing is true and correct. 28 U.S.C. § 1746.
{Denise Okonjo-Hartley}
Prepared with the help of {Cutler & Baines Immigration Group}`,
    answers:
      'Who signs: Claire Sanou\nAddress of who signs: 618 Alderbrook Lane, Gresham, Oregon 97030\nDate of this letter: November 20, 2026\nHer age: thirty-five years old\nHer pay: $21.00 an hour\nHer hours: thirty hours\nHer employer: Gresham Public Library\nHis job: his job at Tallow Creek Freight',
    told: 'Claire Sanou and Issouf Kaboré were married on May 3, 2024. Claire Sanou has epilepsy and may not drive. They have one daughter, Awa, who is two. Issouf drives Claire to work and to the neurologist. Claire’s parents are dead. The clinic in Ouagadougou has no neurologist.',
    facts: [
      'Claire Sanou',
      'Kaboré',
      '618 Alderbrook Lane',
      'November 20, 2026',
      'thirty-five years old',
      '$21.00',
      'Gresham Public Library',
      'Tallow Creek Freight',
      'epilepsy',
      'Awa',
      'neurologist',
      'parents are dead',
      'Ouagadougou',
    ],
  },
  {
    name: 'declaration of a journalist of a radio station',
    client: 'he',
    marked: `
@header Declaration of {Jean-Baptiste Nzeyimana} {A 000-000-361}
DECLARATION OF {JEAN-BAPTISTE NZEYIMANA}
I, {Jean-Baptiste Nzeyimana}, declare as follows:
1. I am the applicant. I make this declaration in support of my application for asylum, withholding of removal and protection under the Convention Against Torture. I make it from my own knowledge and can testify to what it says.
2. ‹I was born on {July 1, 1986} in {Gitega}, {Burundi}, the {fourth} of {seven}; my father mended {radios} and I held {the solder}.›
3. ‹From {2010} I read {the evening bulletin} on {Radio Isanganiro}.›
What happened to me
4. ‹On {May 14, 2015}, {the day after the coup failed}, {soldiers} burned {the transmitter} and wrote {my name} on {the wall of the studio}.›
5. ‹{Four men of the documentation service} took me on {the road to Kibimba} in {a white Hilux} and kept me in {a coffee washing station} for {eleven nights}.›
6. ‹They hung {a jerrican of sand} from {my parts} and asked who had paid for {the program on the stadium}.›
7. ‹{Sergeant Niyonkuru}, who had been at {the lycée} with me, left {the shutter} open.›
8. ‹I did not report what had happened to me, since those who did it were the authorities themselves.›
Why I fear to go back
9. ‹In {October} {the Imbonerakure} came to {my mother’s} house at {Mutaho} with {my photograph} and took {the goats}.›
10. I am afraid that I would be arrested at the airport, that I would be tortured, and that no court would help me. ‹There is no part of the country in which the government would not find me.›
How I came to the United States
11. ‹I crossed {Lake Tanganyika} in {a sambaza boat}, taught {French} for {three years} in {Kigoma}, and flew from {Dar es Salaam} to {São Paulo} on {the passport of a cousin}.›
12. I entered the United States at {Otay Mesa} on {December 12, 2019} and asked for asylum there and then.
13. ‹My wife {Espérance} and {our girl} are in {the Nduta camp}; {the girl} was {in the womb} when I left.›
I declare under penalty of perjury that the foregoing is true and correct.
Executed on {April 29, 2024} at {Portland, Maine}.
{Jean-Baptiste Nzeyimana}
CERTIFICATE OF INTERPRETATION
I, {Clarisse Habonimana}, am competent in {Kirundi} and English. I read the foregoing to the declarant in {Kirundi} before he signed it.
{Clarisse Habonimana}, {22 Munjoy Street, Portland}`,
    answers:
      'Executed on: November 20, 2026\nExecuted at: Aurora, Colorado\nEntered at: San Ysidro\nEntered on: August 4, 2025\nLanguage: Mooré\nInterpreter: Lena Ortiz',
    told: 'I was born on May 19, 1982 in Kaya. I kept a shop for telephones in Kaya. On March 2, 2024 armed men burned my shop because I had reported them to the police. They beat me with a chain. My brother Seydou was killed on March 5, 2024. Men came to my mother’s house in May 2026 and asked for me.',
    facts: [
      'Issouf Rasmané Kaboré',
      'November 20, 2026',
      'Aurora, Colorado',
      'San Ysidro',
      'August 4, 2025',
      'Mooré',
      'Lena Ortiz',
      'May 19, 1982',
      'Kaya',
      'burned my shop',
      'with a chain',
      'Seydou',
      'asked for me',
    ],
  },
  {
    name: 'brief on appeal for a woman whose filing was late',
    client: 'she',
    marked: `
@footer {A 000-000-903}
{Beatrix Amundsen-Cole}, EOIR ID {XB000441}
{Amundsen Cole Asylum Practice}
{One Civic Plaza, Suite 12, Omaha, Nebraska 68102}
{NON-DETAINED}
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
BOARD OF IMMIGRATION APPEALS
FALLS CHURCH, VIRGINIA
In the Matter of: {Shabnam RAHIMI}
File No. {A 000-000-903}
In removal proceedings
BRIEF IN SUPPORT OF RESPONDENT’S APPEAL
I. INTRODUCTION
The Respondent, {Shabnam Rahimi}, appeals from the decision of Immigration Judge {Carl O. Pruitt} dated {February 6, 2026}, which denied asylum as untimely and withholding of removal on its merits.
II. ISSUES
1. Whether the Immigration Judge erred in finding no extraordinary circumstances that excuse the late filing.
2. Whether the Immigration Judge erred in finding no nexus.
III. STANDARD OF REVIEW
The Board reviews findings of fact for clear error and questions of law, discretion and judgment de novo. 8 C.F.R. § 1003.1(d)(3).
IV. STATEMENT OF FACTS
‹{The respondent} taught {chemistry} to {girls} in {a cellar in Mazar} after {the schools} were shut, and was given {forty lashes} when {a pupil’s uncle} talked.›
‹{She} came on {a scholarship} to {Creighton} in {January 2023}; {her} {roommate} found {her} in {the bathtub} with {the lights off} that {Ramadan}.›
‹{Dr. Lindgren} saw {her} {twice a month} until {the stipend} ran out.›
‹{She} filed {fourteen months} after {she} landed.›
V. ARGUMENT
A. THE DELAY IS EXCUSED BY EXTRAORDINARY CIRCUMSTANCES.
Serious illness or mental disability, including any effects of persecution suffered in the past, during the one-year period may excuse a late filing, if the applicant did not create the circumstance, if it is directly related to the failure, and if the delay was reasonable. INA § 208(a)(2)(D); 8 C.F.R. § 1208.4(a)(5)(i).
‹The judge gave {the doctor’s} report {“little weight”} because {she} had passed {two courses} in {that spring}.›
That reasoning takes a good grade for good health. A person may do what is in front of her and still be unable to speak of what is behind her.
The finding that {the four months} after the illness ended were unreasonable is clearly erroneous, since {a legal clinic} had {her} papers for {three} of them.
B. THE HARM WAS ON ACCOUNT OF A PROTECTED GROUND.
A protected ground must be at least one central reason for the persecution. INA § 208(b)(1)(B)(i). The Board has held that women may share a characteristic that is beyond their power to change.
‹The men who whipped {her} read {the charge} from {a paper}: {spreading the religion of the infidels by the periodic table}.›
The Immigration Judge called this “criminal in nature.” A prosecution is persecution where the law that is enforced punishes a belief that may not be punished.
C. IN THE ALTERNATIVE, THE CASE SHOULD BE REMANDED.
The country report that was before the Judge is {three years} old, and conditions have changed.
VI. CONCLUSION
The Board should sustain the appeal or remand.
Respectfully submitted,
{Beatrix Amundsen-Cole}
Dated {May 18, 2026}
PROOF OF SERVICE
On {May 18, 2026} I served a copy on the Office of the Principal Legal Advisor at {1717 Avenue H, Omaha, Nebraska 68110} through ECAS.
{Beatrix Amundsen-Cole}`,
    answers:
      'Custody: NOT DETAINED\nJudge: Harriet J. Solberg\nDecision of: October 1, 2026\nDepartment address: 12445 East Caley Avenue, Centennial, Colorado\nDate of this brief: November 20, 2026',
    told: 'Ms. Rakhimova wrote for a banned newspaper in Samarkand. The police held her for three days in March 2023 and broke two of her ribs. She came to Denver in May 2024 and filed in September 2025. She was in the psychiatric ward of Denver Health from February to April 2025. An officer told her that whoever writes for the paper is a traitor.',
    facts: [
      'Rakhimova',
      'A 000-000-655',
      'Solberg',
      'October 1, 2026',
      '12445 East Caley Avenue',
      'banned newspaper',
      'two of her ribs',
      'September 2025',
      'psychiatric ward',
      'traitor',
      'Philippa Oyelowo',
    ],
  },
]
