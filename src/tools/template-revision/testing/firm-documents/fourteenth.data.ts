import type { FirmDocument } from './firm-document.ts'

/** Letters of an employer and a teacher, a cover for a U petition and a motion for bond. */
export const fourteenthDocuments: readonly FirmDocument[] = [
  {
    name: 'letter of a restaurant owner',
    client: 'he',
    marked: `
@header {Taquería La Piedad}
@property reference {Wilmer} final
{Taquería La Piedad}
{2219 South Kedzie Avenue}
{Chicago, Illinois 60623}
{(773) 555-0119}
{March 4, 2024}
To Whom It May Concern:
I am the owner of {Taquería La Piedad} and I am writing this letter because {Wilmer} asked me to.
{Wilmer Antonio Zelaya Funes} has worked for me since {May of 2017}. ‹{He} started on dishes and now {he} runs {the grill} on {Fridays and Saturdays}, which is {our busiest shift}.› ‹I pay {him} {$19.50 an hour} and {he} has never once been short on {his drawer}.›
‹In {the winter of 2021} {the pipes} froze and {Wilmer} slept in {the kitchen} {three nights} to keep {the heaters} going so that we would not lose {the food}.› ‹When {my wife Consuelo} had {her knee} replaced, {he} opened for us {every morning for six weeks}.›
‹{He} is raising {two boys} by himself since {their mother} went back to {Olancho}.› ‹{The older one}, {Dariel}, does {his} homework at {table nine} and wants to be {a vet}.›
I have employed many people and I know who can be trusted. ‹I would trust {Wilmer} with {the keys to my house}.›
‹If {he} is sent away I do not know who will close on {weekends}, and I do not know who will take {those boys}.›
If you have any questions please call me at the number above.
Yours truly,
{Amparo Villaseñor}
{Owner}`,
    answers:
      'Who signs: Bernard Achebe\nTitle of who signs: manager\nDate of this letter: November 20, 2026\nHas worked for me since: April 2023',
    told: 'Mr. Kaboré welds frames at our shop. He trained four new people last year.',
    facts: ['Issouf', 'Bernard Achebe', 'November 20, 2026', 'April 2023', 'welds frames', 'trained four new people'],
  },
  {
    name: 'letter of a teacher of adults',
    client: 'she',
    marked: `
@footer {Eastgate Learning Center}, {1630 Rainier Avenue South, Seattle, Washington 98144}
@property character letter {Hirut}
{Eastgate Learning Center}
{June 18, 2025}
Re: Letter of support for {Hirut Tadesse Bekele}
A number: {A 000-000-418}
Dear Judge {Fontaine},
I have been teaching English to adults for {twenty-two years}, and I have written very few letters like this one.
‹{Hirut} walked into my {Tuesday} class in {September 2022} with {a notebook wrapped in a plastic bag} and sat in {the front row}.› ‹{She} had cleaned {offices} until {four in the morning} and came straight from {the bus}.› {She} missed {one} class in {two years}, ‹the day {her daughter Saron} was born.›
{Her} attendance and {her} progress are recorded in the enclosed transcript.
‹{She} moved up from {level two} to {level six} and passed {the GED in mathematics} on {her} first try.› ‹Last spring {she} stood up in front of {sixty} people at {our potluck} and read {a poem about her grandfather’s coffee trees}.›
‹Other students call {her} {“the captain”} because {she} organizes {the carpool}.› ‹When {Mrs. Phan}, who is {seventy-one}, could not carry {her} groceries, it was {Hirut} who carried them up {three flights}.›
In my opinion a person like this makes our country better. I am not paid to write this letter and nobody told me what to say.
‹I understand that {she} is afraid to go back because of what was done to {her} by {the Oromia special police}.›
Please feel free to contact me if you would like to know more.
Respectfully,
{Colleen Abernathy}
{Lead Instructor, Adult Basic Education}
{cabernathy@eastgate.example}`,
    answers:
      'Who signs: Ruth Ibarra\nTitle of who signs: Instructor\nDate of this letter: November 20, 2026\nJudge: Leopold F. Anstey',
    told: 'Ms. Rakhimova has attended my evening class since January 2025. She helps the slower readers. She passed the citizenship module in May 2026.',
    facts: [
      'Nilufar',
      'Ruth Ibarra',
      'November 20, 2026',
      'Anstey',
      'evening class',
      'slower readers',
      'citizenship module',
    ],
  },
  {
    name: 'cover for a U petition with a brother',
    client: 'he',
    marked: `
@header {Valdosta Immigrant Project}
@footer {Valdosta Immigrant Project} | {118 North Patterson Street, Valdosta, Georgia 31601} | {229-555-0133}
@comment {Eliseo’s} mother will send the hospital bill
@property U cover {Tzoc}
{October 2, 2024}
USCIS {Vermont} Service Center
{38 River Road}
{Essex Junction, VT 05479}
RE: I-918 Petition for U Nonimmigrant Status
Petitioner: {Eliseo TZOC AJANEL}
A#: {A 000-000-951}
Derivative: {Baltazar Tzoc Ajanel} ({brother, under 18})
Dear Sir or Madam:
Our office represents {Eliseo Tzoc Ajanel}, {the victim of a robbery}. We submit the enclosed petition with the following documents in support:
1. Form G-28, Notice of Entry of Appearance
2. Form I-918 with Supplement B signed by {Assistant District Attorney Noelle Pruitt} on {August 19, 2024}
3. Form I-918 Supplement A for {Baltazar Tzoc Ajanel}
4. Form I-192 with filing fee waiver
5. Declaration of {Eliseo Tzoc Ajanel}
6. {Lowndes County} Sheriff’s Office incident report {23-004417}
7. Records of {South Georgia Medical Center}
I. The petitioner was the victim of qualifying criminal activity
‹On {November 26, 2023} {three men in a white van} stopped {Mr. Tzoc} as {he} walked home from {the packing house} with {his} {pay envelope}.› ‹They hit {him} with {a fence post} until {his jaw} broke and left {him} in {a ditch by Clyattville Road}.›
Robbery is not itself listed in the statute, but felonious assault is, and the list includes any similar activity. 8 C.F.R. § 214.14(a)(9).
II. The petitioner suffered substantial abuse
‹{His jaw} was wired shut for {seven weeks}; {he} lost {twenty-six pounds} and {two teeth}.› ‹{He} will not walk after dark, and {his brother} now does {the shopping}.›
Whether abuse is substantial depends on the nature of the injury, its severity and duration, and permanent harm. 8 C.F.R. § 214.14(b)(1).
III. The petitioner was helpful
‹{He} described {the van} to {Deputy Ansel Groover} from {his} hospital bed and picked out {the driver} on {December 4, 2023}.› ‹{Two} of the men pleaded guilty in {Lowndes County Superior Court}.›
IV. The petitioner merits a waiver
{Mr. Tzoc} is inadmissible only because {he} entered without permission. The waiver is in the national interest because victims who fear removal do not come forward.
We ask that the petition be approved.
Very truly yours,
{Winifred Osei}
{Staff Attorney}
{Georgia Bar} No. {552094}`,
    answers:
      'Date of this letter: November 20, 2026\nDerivative: Adama Kaboré\nSupplement B signed by: Detective Rosa Winkler\nIncident report: 26-11820',
    told: 'On March 3, 2026, two men robbed Mr. Kaboré at a bus stop in Aurora and cut his arm with a bottle. He identified one of them to the Aurora Police Department. The wound took nineteen stitches.',
    facts: [
      'Issouf',
      'A 000-000-772',
      'November 20, 2026',
      'Adama Kaboré',
      'Detective Rosa Winkler',
      '26-11820',
      'at a bus stop in Aurora',
      'identified one of them',
      'nineteen stitches',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'motion for bond of a roofer',
    client: 'he',
    marked: `
@header {DETAINED}
@footer Mot. for Bond – {A 000-000-264}
@property bond motion {Cárcamo}
@footnote {Exh. D}, letter of {Pastor Obed Quintanilla}.
{Thaddeus Brill}
{Brill & Macías PLLC}
{5110 North Central Avenue, Suite 300}
{Phoenix, Arizona 85012}
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
{ELOY, ARIZONA}
In the Matter of:
{CÁRCAMO PINEDA, Joel Isaías}
In Bond Proceedings
File No.: {A 000-000-264}
Immigration Judge: {Hon. Beatrix Lomax}
Bond Hearing: {TBD}
RESPONDENT’S MOTION FOR CUSTODY REDETERMINATION
# I. INTRODUCTION
Respondent {Joel Isaías Cárcamo Pineda}, through undersigned counsel, moves the Court to redetermine {his} custody status under INA § 236(a) and to set a reasonable bond. {He} has been detained at the {Eloy Detention Center} since {July 22, 2024}.
# II. STATEMENT OF FACTS
{Mr. Cárcamo} is a {thirty-six}-year-old native and citizen of {El Salvador}. {He} has lived in {Maricopa County} for {fourteen years}.
‹{He} hangs {drywall} and lays {tile roofs} for {Copper State Roofing}, whose owner, {Lyle Harkness}, will take {him} back {the day he walks out}.›
‹{He} and {his partner}, {Yesenia}, bought {a double-wide} in {Avondale} in {2019} and have {three girls}, of whom {the youngest}, {Abigail}, has {a feeding tube}.›
‹{His} only arrest is {a DUI} in {2016}, for which {he} paid {a fine} and finished {sixteen hours} of class.›
# III. ARGUMENT
## A. Respondent is not a danger to the community
The Court weighs the nature and recency of any criminal record. Matter of Guerra, 24 I&N Dec. 37 (BIA 2006).
‹{One} conviction {eight years ago}, with no one hurt and no {test above .10}, does not make a danger of a man who has not had {a beer} since {his} baptism.›
## B. Respondent is not a flight risk
A fixed address, length of residence, family ties and employment weigh against a risk of flight.
‹{He} has missed no {court date} and no {mortgage payment}.› ‹{Twenty-three} members of {Iglesia Roca Eterna} have signed for {him}.›
The Department bears no lesser interest in release on conditions than in detention at public expense.
# IV. CONCLUSION
Respondent asks that the Court set bond in the minimum amount of {$1,500}, or in the alternative an amount not above {$6,000}.
Respectfully submitted,
______________________
{Thaddeus Brill}
Counsel for Respondent
CERTIFICATE OF SERVICE
I certify that on {August 8, 2024} a copy of this motion was served on DHS/ICE Office of the Principal Legal Advisor, {1705 East Hanna Road, Eloy, Arizona 85131}, by ECAS.
{Thaddeus Brill}`,
    answers:
      'Judge: Leopold F. Anstey\nCourt: Aurora, Colorado\nDetained at: the Denver Contract Detention Facility\nDetained since: October 30, 2026\nMinimum bond: $2,000\nHighest bond: $7,500',
    told: 'Mr. Kaboré welds for Front Range Steel. He lives with his cousin in Aurora. He has never been arrested.',
    facts: [
      'Issouf Rasmané',
      'A 000-000-772',
      'Leopold F. Anstey',
      'AURORA, COLORADO',
      'Burkina Faso',
      'Denver Contract Detention Facility',
      'October 30, 2026',
      'Front Range Steel',
      'with his cousin',
      'never been arrested',
      'Philippa Oyelowo',
      'Oyelowo Law Group',
    ],
  },
]
