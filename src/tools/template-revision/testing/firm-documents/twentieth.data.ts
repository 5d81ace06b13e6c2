import type { FirmDocument } from './firm-document.ts'

/** A sworn affidavit, a grandfather’s letter, stipulations, a brief on credibility, a disability cover, a steward’s letter. */
export const twentiethDocuments: readonly FirmDocument[] = [
  {
    name: 'sworn affidavit of an aunt',
    client: 'she',
    marked: `
@footer Affidavit of {Perpetua Nakimuli}
STATE OF {MINNESOTA}
COUNTY OF {STEARNS}
AFFIDAVIT OF {PERPETUA NAKIMULI}
I, {Perpetua Nakimuli}, being duly sworn, depose and say:
1. I am over eighteen years of age and competent to make this affidavit.
2. I am {the aunt} of {Achieng Nakimuli Were}, and I live at {409 Tamarind Trail, St. Cloud, Minnesota 56301}.
3. ‹{Achieng} came to me on {the night bus from Chicago} on {November 2, 2023} with {one suitcase} and {her late mother’s sewing machine}.›
4. ‹In {Jinja} {her} stepfather, {Okello}, kept {her} from school after {Senior Two} and promised {her} to {a fish trader} of {fifty-one}.›
5. ‹{She} told me of it first in {the laundromat on Ninth}, because {she} did not want {my husband Deogratius} to hear.›
6. I have read this affidavit and everything in it is true to the best of my knowledge.
7. I make this affidavit freely and no one has promised me anything for it.
FURTHER AFFIANT SAYETH NAUGHT.
{Perpetua Nakimuli}
Subscribed and sworn to before me this {14th} day of {January, 2025}.
{Lorna J. Haskamp}
Notary Public, {Stearns} County
My commission expires {January 31, 2029}`,
    answers:
      'State: Colorado\nCounty: Arapahoe\nAffiant: Gulnora Saidova\nAddress of affiant: 88 Juniper Way, Aurora, Colorado 80012\nRelation: the cousin',
    told: 'Nilufar came to live with Gulnora Saidova on May 8, 2025. Her former husband locked her in the house in Bukhara. She told Gulnora of it in August 2025.',
    facts: [
      'Nilufar',
      'Gulnora Saidova',
      'Colorado',
      'Arapahoe',
      '88 Juniper Way',
      'May 8, 2025',
      'locked her in the house',
      'August 2025',
    ],
  },
  {
    name: 'letter of a grandfather',
    client: 'he',
    marked: `
{Feb 3 2025}
Dear Judge {Whitcomb-Salas},
My name is {Hollis Pruett} and I am {81} years old. I have never written to a court before so please excuse how this is put.
{Dragan} is married to {my granddaughter Kaylee}. ‹That makes {him} family and in {our family} we look after each other.›
‹Two winters back {my hip} gave out in {the chicken yard} and I laid there till {Dragan} come home from {the rendering plant}.› ‹He carried me in like {a sack of feed} and sat up all night so I wouldn’t be scared.›
I don’t know much about immigration law. I know what a good man looks like when I see one.
‹{Kaylee} is {seven months} along and {the doctor in Paducah} has {her} off {her} feet on account of {her blood pressure}.› ‹If {he} gets sent back to {Banja Luka} there is no one to drive {her}, I can’t see at night no more.›
‹{He} did get in that fight at {the VFW} in {2019} and {he} paid {the $410} and said sorry to {Butch} like a man.›
I was raised to believe that a man who owns up to his mistakes has earned another chance.
Your Honor, I am not asking you to bend any rule. I am asking you to look at {him} the way we do.
You can call me any time before supper. {270-555-0139}
Respectfully yours,
{Hollis Pruett}
{Route 2, Box 88, Kevil, Kentucky}`,
    answers:
      'Date of this letter: November 20, 2026\nJudge: Leopold F. Anstey\nWho signs: Walter Brandvold\nAge of who signs: 77\nPhone of who signs: 303-555-0117\nAddress of who signs: 12 Larch Street, Aurora, Colorado\nMarried to: my granddaughter Ashley',
    told: 'Issouf shovels my walk and drives me to dialysis three times a week. Ashley is studying to be a nurse. He paid a fine for driving without a license in 2024.',
    facts: [
      'Issouf',
      'Anstey',
      'Walter Brandvold',
      'November 20, 2026',
      '303-555-0117',
      'dialysis three times a week',
      'studying to be a nurse',
      'driving without a license in 2024',
    ],
  },
  {
    name: 'joint stipulations before a hearing',
    client: 'he',
    marked: `
@header {Quiñones-Hartley & Sze LLP}
{Marisela Quiñones-Hartley}
{Quiñones-Hartley & Sze LLP}
{77 Harbor Steps, Floor 4, Baltimore, Maryland 21202}
Counsel for Respondent
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
{HYATTSVILLE, MARYLAND}
In the Matter of: {TENZIN Lhundrup}
File No. {A 000-000-417}
In removal proceedings
Immigration Judge: {Ruth-Ann Obermeyer}
Individual hearing: {June 9, 2025, 8:30 a.m.}
# JOINT STIPULATIONS OF FACT AND STATEMENT OF ISSUES
The parties, through their counsel, stipulate under the Immigration Court Practice Manual, chapter 4.18, to the following.
## I. Undisputed facts
A. Respondent is a native of {the People’s Republic of China} and was issued {an Indian identity certificate}.
B. ‹He entered at {Champlain, New York} on {October 30, 2022} and filed for asylum on {August 1, 2023}, within one year.›
C. ‹He was a monk of {Kirti} from the age of {nine} until {the raid of March 2021}, when {police} took {the abbot} and {a roll of photographs}.›
## II. Issues that remain
A. Whether Respondent is credible.
B. Whether he firmly resettled before he came to the United States.
C. Whether internal relocation would be reasonable.
## III. Witnesses and time
‹Respondent will call {Professor Ingeborg Thalmann} by video for {forty minutes}; the Department will cross-examine for {twenty}.›
The parties reserve the right to object to any evidence that is not listed here.
## IV. Exhibits without objection
| Exhibit | Document | Pages |
| 1 | Notice to Appear of {November 4, 2022} | {1–3} |
| 2 | {Green book of the Central Tibetan Administration} | {4–19} |
| 3 | {Letter of the abbot’s nephew} | {20–22} |
Respectfully submitted,
{Marisela Quiñones-Hartley}
Counsel for Respondent
{Trevor K. Dunleavy}
Assistant Chief Counsel
Dated: {May 12, 2025}`,
    answers:
      'Court: Denver, Colorado\nJudge: Leopold F. Anstey\nHearing: February 17, 2027 at 9:00 a.m.\nOpposing counsel: Ingrid M. Thorsby\nNotice to Appear: August 6, 2025',
    told: 'Mr. Kaboré entered at San Ysidro, California on August 4, 2025 and filed for asylum on March 12, 2026. He was a schoolteacher in Kaya until his school was burned in 2024. Abdoul Ilboudo will testify by video.',
    facts: [
      'Issouf Rasmané',
      'A 000-000-772',
      'DENVER',
      'Anstey',
      'February 17, 2027',
      'Burkina Faso',
      'San Ysidro',
      'March 12, 2026',
      'schoolteacher in Kaya',
      'Abdoul Ilboudo',
      'Thorsby',
      'August 6, 2025',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'brief to the Board on credibility',
    client: 'she',
    marked: `
@header {VARDANYAN}, {A 000-000-266}
@footnote The transcript spells the name of the village in three ways: {Noratus}, {Noraduz} and {“Nora Tooth.”} {Tr. 61}.
@footnote An adverse finding that rests on a mistake of fact is clearly erroneous wherever it stands in a decision.
BEFORE THE BOARD OF IMMIGRATION APPEALS
In the Matter of {Siranush Vardanyan}, {A 000-000-266}
BRIEF OF RESPONDENT ON APPEAL
# I. ISSUE PRESENTED
Whether the Immigration Judge clearly erred when he found that omissions from a border interview made the respondent not credible.
# II. STATEMENT OF THE CASE
{Ms. Vardanyan} is a citizen of {Armenia}. Immigration Judge {P. Lysander Crooke} denied her applications on {September 27, 2024}, and this appeal was timely filed.
‹{She} testified that on {April 23, 2021} men of {the district chief} overturned {her} stall of {khachkar rubbings} at {the cemetery} and broke {two fingers} of {her} left hand.› {Tr. 38–44}.
‹{Her} brother {Hrant}, {a conscript}, was found in {the barracks boiler room} that June.› {Tr. 52}.
# III. STANDARD OF REVIEW
The Board reviews findings of fact, including credibility, for clear error, and questions of law de novo. 8 C.F.R. § 1003.1(d)(3).
# IV. ARGUMENT
## A. A border interview is not a full account.
A finding must rest on the totality of the circumstances and on all relevant factors. INA § 208(b)(1)(B)(iii). Matter of J-Y-C-, 24 I&N Dec. 260 (BIA 2007).
‹The officer asked {eleven} questions in {Russian} through {a telephone relay}, and {Ms. Vardanyan} had not slept since {Tapachula}.›
An omission of detail is less telling than a contradiction.
## B. The finding on the date is mistaken.
‹The judge faulted {her} for saying {“after Easter,”} but {in the Armenian calendar} {Easter} of {2021} fell on {April 4}.›
# V. CONCLUSION
The decision should be vacated and the record remanded for a new finding on credibility.
Respectfully submitted,
{Bartholomew Osei-Lind}
Counsel for Respondent`,
    answers:
      'Immigration Judge: Harriet J. Solberg\nDate of the decision: August 11, 2026\nApplications denied on: August 11, 2026',
    told: 'Ms. Rakhimova testified that officers of the mahalla beat her in March 2023. Her sister Zarina was arrested in July 2023. The border officer asked her six questions in Russian.',
    facts: [
      'Nilufar Rakhimova',
      'A 000-000-655',
      'Uzbekistan',
      'Solberg',
      'August 11, 2026',
      'beat her in March 2023',
      'arrested in July 2023',
      'six questions in Russian',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'naturalization cover with a disability form',
    client: 'she',
    marked: `
@box {Gage Street Immigrant Legal Clinic}, a project of {the Sisters of St. Brigid}
{Gage Street Immigrant Legal Clinic}
{31 Gage Street, Lowville, New York 13367}
{July 7, 2025}
VIA ONLINE FILING
USCIS {Albany} Field Office
RE: Form N-400 with Form N-648
Applicant: {Hawo Abdi Warsame}
A-Number: {A 000-000-533}
Receipt: {IOE0912345670}
Dear Officer {Delacroix}:
This office represents {Mrs. Warsame}, a lawful permanent resident since {May 19, 2012}. We submit the enclosed medical certification and ask that the English and civics requirements be waived.
The law. An applicant who cannot learn because of a physical or developmental disability or mental impairment is excepted. INA § 312(b)(1). The condition must have lasted, or be expected to last, at least twelve months. 8 C.F.R. § 312.1(b)(3).
The condition. ‹{Mrs. Warsame} had {a stroke} on {Eid morning of 2017} and since then mistakes {her grandsons} for {her brothers}.› ‹{Dr. Ignatius Vell}, who has seen {her} {each quarter} since, finds {vascular dementia} and scores of {nine out of thirty}.›
The nexus. A certification must explain how the condition prevents learning. The enclosed form does so in its answers to each question.
Oath. ‹{Her} daughter {Ifrah} will appear with {her}; she cannot hold {the meaning of an oath} from one minute to the next.› We ask that the oath be waived as well.
| Enclosure | Of |
| Form N-648 | {June 24, 2025} |
| {MRI of the brain} | {August 2023} |
| Form G-28 | {July 1, 2025} |
Please direct any request for evidence to the undersigned.
Sincerely,
{Sr. Agnes Tolliver-Nkemelu}, Esq.`,
    answers:
      'Date of this letter: November 20, 2026\nField office: Denver\nOfficer: Halvorsen\nReceipt: IOE0900000009\nPermanent resident since: June 1, 2018\nForm N-648 of: October 9, 2026\nG-28 of: October 2, 2026',
    told: 'Ms. Rakhimova has had epilepsy since a fall in 2020. Dr. Simone Aldaba treats her each month. Her aunt Malika will come with her.',
    facts: [
      'Nilufar Rakhimova',
      'A 000-000-655',
      'November 20, 2026',
      'Denver',
      'Halvorsen',
      'IOE0900000009',
      'June 1, 2018',
      'epilepsy since a fall in 2020',
      'Simone Aldaba',
      'October 9, 2026',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'letter of a union steward',
    client: 'he',
    marked: `
{UNITED STONECUTTERS LOCAL 1183}
{Barre, Vermont}
To: USCIS, {Vermont} Service Center
From: {Aldo Ferrazzano}, {Shop Steward}
Re: {Wilmer Chicas}
Date: {10/1/24}
To whom it may concern,
I’m the steward at {Rock of Ages yard no. 3} and I’ve worked next to {Wilmer} for going on {six years}.
- {He} shows up. ‹In {six years} {he} missed {two days}, both when {his girl Xiomara} had {the croup}.›
- {He} speaks up. ‹When {the boom on number two} was cracked, {Wilmer} shut {the line} down and took the heat from {the front office}.›
- {He} helps out. ‹{He} rebuilt {Gladys LaCroix’s porch} after {the July flood} and wouldn’t take {a dime}.›
Men like that are what a union is made of, and I don’t say it about everybody.
‹{He} told me what {the mara} did to {his cousin} in {Usulután}; {he} said it once and never again, and I seen {his hands} shake on {the saw}.›
Our local voted to stand behind this letter.
If you need anything else from us you only have to ask. I’ll come down there in person if that helps.
In solidarity,
{Aldo Ferrazzano}
{802-555-0172}`,
    answers:
      'Date of this letter: November 20, 2026\nWho signs: Curtis Maddox\nTitle of who signs: Business Agent\nThe union: Warehouse Workers Local 62\nPlace: Aurora, Colorado\nService center: Nebraska\nPhone of who signs: 720-555-0148\nI have worked next to him for: two years',
    told: 'Issouf has not missed a shift at Tallow Creek Freight. He reported a broken forklift in May 2026. He translates for new workers from West Africa.',
    facts: [
      'Issouf',
      'Curtis Maddox',
      'Warehouse Workers Local 62',
      'November 20, 2026',
      'Nebraska',
      'two years',
      'Tallow Creek Freight',
      'broken forklift in May 2026',
      'new workers from West Africa',
    ],
  },
]
