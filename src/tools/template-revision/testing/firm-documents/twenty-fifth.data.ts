import type { FirmDocument } from './firm-document.ts'

/** A motion to advance a hearing, a letter on hardship, a cover letter for a battered spouse, an employer's letter, a response on a petition. */
export const twentyFifthDocuments: readonly FirmDocument[] = [
  {
    name: 'motion to advance the hearing of a dying grandfather',
    client: 'he',
    marked: `
@header {Quispe Mamani} {A 000-000-714} / Motion to Advance
@footnote {Dr. Abernathy} measures what is left to {Mr. Quispe} in {weeks}.
{Lucius P. Fairweather} (SBN {000111})
{FAIRWEATHER LAW}
{355 S. Grand Ave., Ste. 2450}
{Los Angeles, California 90071}
Attorney for Respondent
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
{LOS ANGELES, CALIFORNIA}
In the Matter of {Santos QUISPE MAMANI}
File No. {A 000-000-714}
In Removal Proceedings
Judge {Delphine Marchetti}
Individual hearing: {September 30, 2027}
{UNOPPOSED} MOTION TO ADVANCE INDIVIDUAL HEARING
Respondent moves to advance the individual hearing that is now set for {September 30, 2027} to the earliest date on which the Court can hear it.
I. FACTS
‹{Mr. Quispe} herded {alpacas} above {Puno} until {the mine} took {the water}, and came in {2014} to be near {his} {grandsons}.›
‹In {the last week of January} {he} coughed {blood} into {a dishcloth}; the scan showed {a tumor} {the size of a lemon}.›
‹{He} sleeps upright in {a recliner} at {his daughter’s} in {Boyle Heights}, on {oxygen}, and weighs {ninety-eight pounds}.›
‹{The younger boy} reads {him} {the soccer scores} {every evening after supper}.›
Respondent’s application for cancellation of removal was filed on {March 5, 2022} and is complete.
II. ARGUMENT
A motion to advance must state the reasons for the request and is granted where good cause is shown. The Immigration Court Practice Manual, ch. 5.10(b), lists as examples imminent ineligibility for relief and a health crisis that calls for immediate action. The motion should be filed with evidence of the emergency.
Good cause exists here. The condition of a respondent who may not live to be heard is the clearest instance of an emergency that no party has caused and that only the calendar can meet.
‹{The oncologist} gives {him} {until the jacarandas bloom}.›
{His} testimony cannot be replaced by that of anybody else.
‹{His} qualifying relative, {a daughter who irons at a hotel laundry}, would lose with {him} the only person who can tell how {the village} was emptied.›
‹Counsel telephoned {Assistant Chief Counsel Ruy Santangelo}, who stated that the Department does not object.›
III. CONCLUSION
Respondent asks that the hearing be advanced to a date in {May or June of 2025}, in person or by video.
Respectfully submitted,
{Lucius P. Fairweather}
Date: {March 21, 2025}
PROOF OF SERVICE
On {March 21, 2025} I caused this motion to be served on the Department of Homeland Security at {606 South Olive Street, 8th Floor, Los Angeles}, by the Court’s electronic system.
{Imelda Fairweather}`,
    answers:
      'Court: Denver, Colorado\nJudge: Harriet J. Solberg\nIndividual hearing: August 3, 2028\nDepartment counsel: Ingrid M. Thorsby\nPosition of the Department: takes no position\nApplication filed on: March 12, 2026\nDate asked for: February 2027\nServed by: Lena Ortiz',
    told: 'Mr. Kaboré was told in October 2026 that his kidneys are failing. He is on dialysis three days a week at Gresham Renal Center. His cousin Abdoul Ilboudo drives him. His physician, Dr. Wren, advises that he should not wait for two years.',
    facts: [
      'Kaboré',
      'A 000-000-772',
      'DENVER',
      'Solberg',
      'August 3, 2028',
      'Thorsby',
      'March 12, 2026',
      'February 2027',
      'kidneys are failing',
      'dialysis',
      'Abdoul Ilboudo',
      'Dr. Wren',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'letter of a lawyer on hardship in a shipyard town',
    client: 'she',
    marked: `
{CORMORANT IMMIGRATION LAW}
{12 Ferry Street}
{Groton, Connecticut}
{the 9th of January 2025}
U.S. Citizenship and Immigration Services
{Potomac} Service Center
Re: I-601A of {Jhoselyn Tavárez Polanco}; qualifying relative {Kevin O’Rourke}
Dear Officer,
We write in support of the provisional waiver that {Ms. Tavárez} has applied for. {She} asks for a waiver of the ground in INA § 212(a)(9)(B)(i)(II), which {she} will incur when {she} leaves for {her} interview.
Who they are
‹{Mr. O’Rourke} welds {submarines}; {his} wife cuts {hair} {three days a week} in {a chair she rents from his aunt}.›
‹They met over {a dented fender} and were married at {the town dock} with {forty guests and a borrowed arch}.›
‹{Finn} is {four} and {does not speak}; {Maeve} came {nine weeks early} and still wears {a monitor}.›
The standard
Extreme hardship depends on the facts of each case. Relevant are family ties here and abroad, the conditions in the country of relocation, the financial impact, and significant conditions of health, above all where suitable care is not available. Matter of Cervantes-Gonzalez, 22 I&N Dec. 560 (BIA 1999). The factors are weighed together, and hardships that are common by themselves may be extreme in sum.
If {she} goes and {he} stays
‹{Mr. O’Rourke} is at {the yard} from {five in the morning}; {the boy’s} {speech lady} comes at {ten} and {the feeding clinic} is {an hour} off.›
‹In {the spring of 2022}, when {she} was {two weeks} with {her} mother in {San Francisco de Macorís}, {he} was found asleep at {a stoplight} with {both children} in the back.›
‹{He} has been sober {since the night the brig closed} and goes to {the Thursday room} because {she} keeps {the supper} warm.›
The cost of {two} households would be more than the income that is left after rent and care.
If they all go
‹{His} {clearance} is good for {one employer in one country}.›
‹In {the batey} where {her} people live the {lights} are on for {six hours}, and {a monitor} needs {twenty-four}.›
Discretion
The applicant has no criminal record. The favorable factors outweigh the unlawful presence, which is the only negative one.
For these reasons we ask that the waiver be granted.
Yours truly,
{Siobhán Whitlock}
Cc: {Ms. Tavárez}`,
    answers:
      'Date of this letter: November 20, 2026\nQualifying relative: Tom Becker\nService center: Nebraska Service Center',
    told: 'Ms. Rakhimova is married to Tom Becker, a bus mechanic in Aurora. Mr. Becker has multiple sclerosis and cannot climb stairs. Ms. Rakhimova helps him to dress and drives him to his infusions. His parents live in Aurora. The power fails often in Samarkand. She has no criminal record.',
    facts: [
      'Nilufar Rakhimova',
      'Tom Becker',
      'November 20, 2026',
      'Nebraska Service Center',
      'bus mechanic',
      'multiple sclerosis',
      'infusions',
      'power fails',
      'no criminal record',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'cover letter for the declaration of a battered spouse',
    client: 'she',
    marked: `
@property {Olawale VAWA cover - draft 3}
@footer {Olawale} – I-360 – Confidential under 8 U.S.C. § 1367
{Safe Haven Legal Advocates of Polk County}
{2901 Ingersoll, Des Moines, IA 50312}
{August 8, 2025}
USCIS – Vermont Service Center
VAWA Unit
RE: VAWA Self-Petition (Form I-360)
Self-petitioner: {Folasade Olawale}
Abuser: {Randall Dean Scholtes}, U.S. citizen
Confidential: information may be sent to counsel only
Dear Officer:
On behalf of {Mrs. Olawale}, please find {her} self-petition as the abused spouse of a U.S. citizen. INA § 204(a)(1)(A)(iii). USCIS must consider any credible evidence relevant to the petition. INA § 204(a)(1)(J).
1. Good faith marriage
‹They met at {a salsa night} in {Ames}, where {she} was reading for {a master’s in soil science}, and were married by {a magistrate} with {his bowling team} looking on.›
‹{She} gave {him} {her} {stipend}, learned to like {walleye}, and painted {the nursery} {yellow} before {the first loss}.›
2. Residence with the abuser
{The couple} lived at {the farmhouse on County Road R38} from {October 2019} to {the Fourth of July 2023}.
3. Battery or extreme cruelty
The term includes acts of psychological abuse, threats, forcible detention and economic control. 8 C.F.R. § 204.2(c)(1)(vi). An isolated act that does not seem violent may be part of an overall pattern of violence.
‹{He} counted {the miles on the odometer}, took {the knob off the bedroom door}, and kept {her} {green card papers} in {the gun safe}.›
‹On {the second Tuesday of deer season} {he} dragged {her} by {the braids} to {the machine shed} and held {a nail gun} to {her} {ear}.›
‹{The neighbor’s girl} heard; {the deputy} wrote {“verbal only”}.›
‹When {the second baby} was lost in {the fifth month} {he} said {that makes two you have killed}.›
Our client’s declaration tells this in {her} own words, and it is corroborated by what is enclosed.
4. Good moral character
{She} has lived in {Iowa} and {Illinois} and encloses clearances from both.
‹{She} was once ticketed for {an expired plate} and now teaches {the beekeeping class} at {the extension office}.›
5. Eligibility to self-petition
‹The marriage was ended by {a decree of the Polk County District Court} less than two years before this filing, and the divorce was connected to the abuse.›
We ask for a prima facie determination, approval, and employment authorization under INA § 204(a)(1)(K).
Sincerely,
{Winifred Castellano-Burke}
Attorney at Law
Enclosures
Declaration of {Mrs. Olawale}
Letter of {Pastor Adebayo}
Records of {Broadlawns}, {July 4, 2023}
Police clearances, {Ames} and {Chicago}`,
    answers:
      'Date of this letter: November 20, 2026\nAbuser: Tom Becker\nLived together from: May 2021\nLived together until: March 2025\nDecree of: Denver District Court',
    told: 'Ms. Rakhimova met Tom Becker at a chess club and married him in May 2021. He locked her out in the snow in January 2024. He broke her wrist on March 2, 2025. A coworker took pictures of the bruises. She has no arrest.',
    facts: [
      'Rakhimova',
      'Tom Becker',
      'November 20, 2026',
      'May 2021',
      'March 2025',
      'Denver District Court',
      'chess club',
      'locked her out',
      'broke her wrist',
      'pictures of the bruises',
      'no arrest',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'letter of an employer that a firm keeps as a pattern',
    client: 'he',
    marked: `
{SOUTHARD & NEPHEW ROOFING}
Warehouse and office: {88 Quarry Road, Barre}
{(802) 555-0177}
{July the 1st, 2024}
Honorable Immigration Judge
Re: {Emigdio Cholula}
Your Honor,
I am the owner of a small company and I have employed {Mr. Cholula} since {mud season of 2016}. I am writing because {he} has a hearing and because I was asked what kind of a worker {he} is.
{He} is paid {thirty-one dollars an hour} and all taxes are taken out.
‹{He} started out carrying {slate} and today {he} runs {the copper crew} and reads {a drawing} better than I do.›
‹We did {the steeple at Northfield} in {the wind} and {he} was the one who went up.›
‹{Twice} {he} has pulled {a kid} back from {the edge}; one of them was {my nephew}.›
‹{He} keeps {bees} behind {the shop} and gives {every widow on the street} {a jar} at {Christmas}.›
‹{His} {oldest} is in {the technical school} and has {her} eye on {an apprenticeship} with us.›
I have never known {him} to be late without a call.
‹In {nineteen} {he} had {a bad spell with his back} and {the pills}; {he} told me to {my face}, went to {the clinic in Berlin} and came back {in the fall}.›
A man like this is not easily replaced. There are not many young people who want to learn a trade, and the ones who do need somebody to teach them.
‹I have {a warehouse in} {Barre} full of {slate} and {a church, a bank and a library} waiting; without {him} I would let {five men} go.›
I would be glad to come and say this in person if it helps. I hope that you will let {him} stay and work.
Thank you for your time, your Honor.
{Thaddeus Southard}
Owner`,
    answers:
      'Company: Tallow Creek Freight\nWho signs: Dale Hutchins\nEmployed since: August 2025\nWage: $19.20 an hour\nDate of this letter: November 20, 2026',
    told: 'Issouf Kaboré is a warehouse clerk and trains the new people on the forklift. In the ice storm of January 2026 he slept at the dock to load insulin for the hospitals. He has missed one day of work. He sends half of his pay to his mother.',
    facts: [
      'Kaboré',
      'Dale Hutchins',
      'Tallow Creek Freight',
      'August 2025',
      '$19.20',
      'November 20, 2026',
      'forklift',
      'insulin',
      'missed one day',
      'half of his pay',
    ],
  },
  {
    name: 'response to a request for evidence of a chess coach',
    client: 'he',
    marked: `
@header {Gevorgyan} Response to RFE
{Pell, Osgood & Rivkin LLP}
{One Beacon Street, 31st Floor, Boston}
{February 18, 2025}
USCIS Texas Service Center
Attn: RFE Response
{6046 N. Belt Line Rd., Suite 172}
{Irving, TX 75038}
Receipt: {SRC 25 000 00311}
Petitioner and beneficiary: {Tigran Gevorgyan}
Form I-140, classification under INA § 203(b)(1)(A)
RESPONSE TO REQUEST FOR EVIDENCE
Dear Officer:
On {December 2, 2024}, USCIS issued a request for evidence in this matter, a copy of which is on top of this submission. The response is due on {February 26, 2025}. We answer each point in the order of the request.
1. Lesser nationally or internationally recognized prizes
The request finds that the {Yerevan rapid open} is limited to juniors. It is not.
‹{Mr. Gevorgyan} won it {twice}, in {2015} and {2018}, ahead of {eleven grandmasters}, with {a bishop sacrifice} that {two textbooks} print.›
The regulation asks for recognition beyond the awarding body, which press and the field of entrants show. 8 C.F.R. § 204.5(h)(3)(i).
2. Published material
Material is about the beneficiary where he and his work are its subject; it need not be the only one.
‹{The profile} in {New in Chess} runs to {four pages} and shows {him} with {his} {blind pupil} over {a board of pegs}.›
3. Judging
‹{He} sat on {the appeals committee} at {Wijk aan Zee} and scored {three hundred endgame studies} for {the problemists}.›
An officer may not add requirements that the regulation does not have. Kazarian v. USCIS, 596 F.3d 1115 (9th Cir. 2010).
4. Critical role
‹Since {he} came to the {Waltham scholastic club} {its fourth board} has gone from {last} to {the state title}, and {the waiting list} is {two years} long.›
The letter of the organization says in detail what the role was and why it mattered.
5. High salary
{He} earns {one hundred and eight thousand dollars}, and the median in {Middlesex County} for coaches is {$46,210}.
6. Final merits
Taken together, the evidence shows sustained acclaim and that the beneficiary is one of that small percentage who have risen to the very top of the field.
‹{Grandmaster Haldorsen} calls {him} {the best teacher of the rook ending alive}.›
‹{He} means to open {a free room} above {the bakery on Moody Street} for {children who come by bus}.›
We respectfully request approval of the petition.
Sincerely,
{Judith Rivkin}
{Pell, Osgood & Rivkin LLP}
Exhibits
Ex. 1 – Crosstables, {Yerevan} {2015} and {2018}
Ex. 2 – {New in Chess}, issue {2021/6}
Ex. 3 – Letter of {GM Haldorsen}
Ex. 4 – Letter of the {Waltham scholastic club}`,
    answers:
      'Date of this letter: November 20, 2026\nReceipt number: IOE0912345678\nDate of the request: September 3, 2026\nResponse due: December 1, 2026\nSalary: $141,000\nMedian: $62,300\nCounty: Multnomah County',
    told: 'Mr. Kaboré won the Ouagadougou prize for documentary film in 2021 and 2023. A profile in Cinéma Sahel of six pages is about him. He judged the student films at the Marrakech festival. He leads the film school of Gresham. Professor Diallo says that he changed how drought is filmed.',
    facts: [
      'Kaboré',
      'November 20, 2026',
      'IOE0912345678',
      'September 3, 2026',
      'December 1, 2026',
      '$141,000',
      '$62,300',
      'documentary film',
      'six pages',
      'Marrakech',
      'Diallo',
      'drought',
      'Philippa Oyelowo',
    ],
  },
]
