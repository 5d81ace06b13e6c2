import type { FirmDocument } from './firm-document.ts'

/** A renewal for a young worker, a motion to reopen on new events, and a memorandum of a pastor. */
export const eighthDocuments: readonly FirmDocument[] = [
  {
    name: 'DACA renewal cover letter',
    client: 'she',
    marked: `
@header {ROJAS TILLMAN LAW} | {(915) 555-0186}
@property DACA renewal – {Y. Arreola}
@comment Ask {Yesenia} about the {2019} speeding ticket
{August 22, 2024}
USCIS
Attn: DACA
{P.O. Box 660045, Dallas, TX 75266}
Re: Renewal of deferred action – Forms I-821D, I-765 and I-765WS
Requestor: {Yesenia Guadalupe ARREOLA SOTO}
A#: {A 000-000-626}
Current period ends: {December 30, 2024}
Dear Sir or Madam:
Enclosed please find the request of {Ms. Arreola Soto} to renew deferred action and employment authorization. {She} meets every guideline for renewal, as shown below.
1. No departure. ‹{Ms. Arreola Soto} has not left the United States since {June 15, 2012} without advance parole.›
2. Residence. {She} has lived in {El Paso, Texas} since {her} last approval on {December 31, 2022}.
3. No convictions. ‹{She} has not been convicted of a felony, a significant misdemeanor, or three or more misdemeanors.›
‹{Ms. Arreola Soto} came from {Ciudad Juárez} at the age of {four}, graduated from {Bowie High School} in {2015}, and is now a {respiratory therapist} at {Las Palmas Medical Center}.› ‹During the pandemic {she} slept in {her} car so as not to infect {her} grandmother {Chelo}.›
A requestor who files between 120 and 150 days before the end of the current period may expect a decision in time.
We ask that the card be mailed to our office.
Should you need anything further, please call {Mr. Tillman}.
Sincerely yours,
{Everett Tillman}
{Rojas Tillman Law}
Encl.
- Two photographs of {Yesenia Arreola}
- Check for {$605}`,
    answers:
      'Date of this letter: November 20, 2026\nCurrent period ends: March 30, 2027\nLast approval on: March 31, 2025\nCheck for: $605.00',
    told: 'Ms. Rakhimova came from Samarkand at the age of six and works as a pharmacist in Denver.',
    facts: [
      'Nilufar RAKHIMOVA',
      'A 000-000-655',
      'November 20, 2026',
      'March 30, 2027',
      'March 31, 2025',
      'from Samarkand',
      'pharmacist',
      'Philippa Oyelowo',
      'Oyelowo Law Group',
    ],
  },
  {
    name: 'motion to reopen on new events',
    client: 'he',
    marked: `
@header {DETAINED}
@footnote Country report, {Tab F, page 11}.
@box Filed in {Tacoma} on {June 9, 2025}
{Siobhan Achterhof}, {WSBA No. 55102}
{Northwest Sanctuary Legal Services}
{615 Second Avenue, Seattle, WA 98104}
Attorney for {Mr. Hailu}
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
{TACOMA, WASHINGTON}
| In the Matter of {Biniam Tesfaye HAILU} | File No.: {A 000-000-190} |
| Respondent, in removal proceedings | Immigration Judge {Carlotta Espinoza-Reed} |
RESPONDENT’S MOTION TO REOPEN BASED ON CHANGED COUNTRY CONDITIONS
# I. PROCEDURAL BACKGROUND
On {October 3, 2023}, this Court denied the applications of Respondent {Biniam Hailu} and ordered {him} removed to {Ethiopia}. {He} waived appeal. A motion to reopen based on changed country conditions may be filed at any time. INA § 240(c)(7)(C)(ii).
# II. NEW FACTS
‹Since that decision, {Fano} fighters took {Lalibela}, the town of {his} birth, and federal drones struck the market on {November 29, 2023}.› ‹{Mr. Hailu’s} father, {Ato Tesfaye}, and two of {his} cousins were taken from the house because they are {Amhara}.› ‹A priest, {Abba Gebre}, writes that soldiers asked for {Biniam} by name.›
# III. ARGUMENT
## A. The evidence is material and was not available.
The evidence describes events after the hearing and could not have been presented there. Matter of Coelho, 20 I&N Dec. 464 (BIA 1992).
## B. Conditions have materially changed.
The comparison is between conditions at the time of the hearing and those at the time of the motion. Matter of S-Y-G-, 24 I&N Dec. 247 (BIA 2007).
## C. {Mr. Hailu} is prima facie eligible for asylum.
A respondent need only show a reasonable likelihood of success. ‹{Mr. Hailu} fears soldiers who already have {his} name and who hold {his} father.›
# IV. STATEMENT UNDER 8 C.F.R. § 1003.23(b)(1)(i)
The order has not been the subject of any judicial proceeding. {He} is held at the {Northwest ICE Processing Center}.
# V. CONCLUSION
Respondent asks the Court to reopen these proceedings and to stay removal.
{June 9, 2025}
Respectfully submitted,
{s/ Siobhan Achterhof}
PROOF OF SERVICE
I, {Tobias Renner}, served this motion on {June 9, 2025} on DHS by ECAS.`,
    answers: 'Judge: Leopold F. Anstey\nCourt: Denver, Colorado\nThis Court denied the applications on: May 5, 2025',
    told: 'Soldiers burned the village of Kaya in March 2026. A pastor writes that they asked for Mr. Kaboré by name.',
    facts: [
      'Issouf Rasmané',
      'A 000-000-772',
      'Leopold F. Anstey',
      'DENVER, COLORADO',
      'Burkina Faso',
      'May 5, 2025',
      'burned the village',
      'asked for Mr. Kaboré by name',
      'Philippa Oyelowo',
      'Oyelowo Law Group',
    ],
  },
  {
    name: 'letter of a pastor',
    client: 'he',
    marked: `
@header {Iglesia Monte Sinaí} – {2750 Bandera Road, San Antonio, Texas 78228}
@footer {210-555-0104} · {montesinai.example}
{October 19, 2023}
Honorable {Judge Rupert Callahan}
Immigration Court
{San Antonio, Texas}
Re: {Walter Efraín Cabezas}
Your Honor:
My name is {Joel Barrientos}, and I am the pastor of {Iglesia Monte Sinaí}. I am a citizen of the United States and have served this congregation for {twenty-two} years.
‹I have known {Walter} since he came to our door in {2017} with nothing but a blanket.› ‹He fixed the roof of the church, he drives the van for the old people, and on {Thursdays} he teaches guitar to the children of {the Cabezas, Luna and Pedroza families}.›
‹When his wife {Nohemí} lost the baby in {2020}, he still came to set up the chairs.› ‹My own son {Caleb} calls him uncle.›
I know that an immigration case was opened against {him} and that this letter will be read by a judge. I write it freely, and nobody has paid me for it.
‹{Walter} drank when he was young, and he has told the whole congregation about his arrest in {Bexar County}.›
I ask you to let {him} stay.
God bless you,
{Pastor Joel Barrientos}`,
    answers:
      'Who signs: Rev. Moses Adeyemi\nJudge: Leopold F. Anstey\nCourt: Denver, Colorado\nDate of this letter: November 20, 2026',
    told: 'Mr. Kaboré sings in our choir and brings food to the sick. I have known Mr. Kaboré since 2021.',
    facts: [
      'Issouf Rasmané Kaboré',
      'Moses Adeyemi',
      'Leopold F. Anstey',
      'Denver, Colorado',
      'November 20, 2026',
      'sings in our choir',
      'known Mr. Kaboré since 2021',
    ],
  },
]
