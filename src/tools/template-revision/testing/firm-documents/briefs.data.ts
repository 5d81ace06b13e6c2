import type { FirmDocument } from './firm-document.ts'

/** Briefs, evaluations and statements before a hearing, each full of an earlier client. */
export const briefDocuments: readonly FirmDocument[] = [
  {
    name: 'pre-hearing statement for cancellation',
    client: 'she',
    marked: `
@header {Lindenbaum Law Offices}
{Sofia Lindenbaum}, EOIR# {SL009912}
Attorney for Respondent
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
OFFICE OF THE IMMIGRATION JUDGE
{EL PASO, TEXAS}
In the Matter of
{Guadalupe "Lupita" TREVIÑO-SALAS}
A No. {A-000-000-683}
{Hon. Winston A. Pruitt}      Individual hearing: {September 9, 2025 at 1:00 PM}
# RESPONDENT’S PRE-HEARING STATEMENT
# Statement of facts
{Ms. Treviño-Salas} is a {47}-year-old native and citizen of {Mexico} who entered without inspection at {Presidio, Texas} in {May of 1998}. ‹{Lupita} raised three children here: {Brayan}, {22}; {Ashley}, {17}; and {Mateo}, {11}.› ‹{Mateo} was born with {spina bifida} and uses a {wheelchair}.› ‹{Her} husband {Refugio} was deported in {2016} and was murdered in {Ciudad Cuauhtémoc}.›
# Relief sought
Respondent applies for cancellation of removal under INA § 240A(b)(1).
# Law
The applicant must show ten years of continuous physical presence, good moral character, no disqualifying conviction, and exceptional and extremely unusual hardship to a qualifying relative. Matter of Monreal, 23 I&N Dec. 56 (BIA 2001).
The hardship factors are considered in the aggregate. Matter of Recinas, 23 I&N Dec. 467 (BIA 2002).
# Hardship
‹{Mateo’s} {shunt} has been replaced {four} times at {Providence Children’s}, and {Dr. Oluremi Adeyinka} warns that a blocked {shunt} kills within hours.› ‹No clinic in {Ojinaga} can do the operation.›
# Witnesses
| Name | Relation | Subject |
| {Brayan Treviño} | {son} | {the family’s finances} |
| {Dr. Oluremi Adeyinka} | {neurosurgeon} | {Mateo’s} care |
# Conclusion
Respondent asks that the Court grant {her} application.
{Sofia Lindenbaum}
# CERTIFICATE OF SERVICE
I certify that I uploaded this statement to ECAS on {August 20, 2025}.
{Sofia Lindenbaum}`,
    answers:
      'Judge: Leopold F. Anstey\nHearing: March 2, 2027 at 8:30 a.m.\nCourt: Denver, Colorado\nPlace of entry: Nogales, Arizona\nDate of entry: June 2004',
    told: 'Ms. Rakhimova supports her daughter Zarina, who has cystic fibrosis. Zarina attends a school for gifted children.',
    facts: [
      'Rakhimova',
      'A 000-000-655',
      'Uzbekistan',
      'Leopold F. Anstey',
      'March 2, 2027',
      'DENVER, COLORADO',
      'Nogales',
      'June 2004',
      'cystic fibrosis',
      'gifted',
      'Philippa',
      'PO117203',
    ],
  },
  {
    name: 'psychological evaluation',
    client: 'he',
    marked: `
{CEDAR HOLLOW BEHAVIORAL HEALTH}
{Nadine Okpara-Feldman, Psy.D.}
License No. {PSY 30217}
PSYCHOLOGICAL EVALUATION
Client: {Thi Hanh Dung PHAM} (“{Donna}”)
Date of Birth: {02/17/1979}
Dates of evaluation: {March 8} and {March 15, 2024}
Referred by: {Wexford & Lim, LLP}
Reason for Referral
{Ms. Pham} was referred by {her} attorneys for an evaluation of the hardship that {she} would suffer if {her} husband, {Quang Vinh Ngo}, were refused a waiver.
Methods
A clinical interview was held in two sessions. The Beck inventories and the Hamilton scale were given in {Vietnamese}.
History
‹{Ms. Pham} grew up in {Da Nang} and lost {her} first child, {Bao}, to {leukemia} in {2009}.› ‹{She} runs a {nail salon} in {Westminster} and has not worked since {January} because of {panic attacks}.› ‹{Donna} said that {she} “cannot breathe” when {Vinh} is not home.›
Findings
Scores on both instruments fall in the severe range. ‹{Ms. Pham} meets the criteria for {Major Depressive Disorder}, recurrent, and {Panic Disorder}.›
Opinion
It is my professional opinion, to a reasonable degree of psychological certainty, that separation would worsen these conditions.
I declare under penalty of perjury that the foregoing is true and correct.
{Nadine Okpara-Feldman, Psy.D.}
Clinical Psychologist`,
    answers: 'Dates of evaluation: October 5, 2026\nDate of birth: April 4, 1984\nClient: Rose Delaney',
    told: 'Ms. Delaney has had chronic kidney disease since 2019. She has been depressed since her husband was told to leave.',
    facts: ['October 5, 2026', 'Delaney', 'chronic kidney disease', 'depressed'],
  },
  {
    name: 'joint motion with a proposed order',
    client: 'he',
    marked: `
{BARRERA ÁVALOS IMMIGRATION, LLC}
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
{ATLANTA, GEORGIA}
In the Matter of: {Hari Prasad ADHIKARI}
File No.: {A 000-000-238}
# JOINT MOTION TO DISMISS WITHOUT PREJUDICE
The parties jointly move to dismiss these proceedings under 8 C.F.R. § 1239.2(c). ‹The Department, through Senior Attorney {Willa Crowninshield}, joins this motion.›
# Background
{Mr. Adhikari}, a national of {Nepal}, was served with a Notice to Appear on {7 June 2021}. On {August 1, 2024} USCIS approved Form I-130 filed by {his wife}, {Sabina Thapa-Miller}. ‹{Mr. Adhikari} was admitted on a {B-2 visa} in {2014} and cooks at {Everest Momo House} in {Decatur}.›
# Argument
Dismissal serves the interest of both parties, because the agency can decide the application for adjustment. No hearing time is lost.
# Conclusion
The parties ask that the motion be granted.
{Inés Barrera Ávalos}
Counsel for Respondent
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
{ATLANTA, GEORGIA}
In the Matter of: {Hari Prasad ADHIKARI}
File No.: {A 000-000-238}
# ORDER OF THE IMMIGRATION JUDGE
Upon consideration of the parties’ joint motion, it is HEREBY ORDERED that the motion be GRANTED and that the case of {Hari Prasad Adhikari} be DISMISSED WITHOUT PREJUDICE.
Date: ____________
{Yolanda P. Brinkerhoff}
Immigration Judge
# CERTIFICATE OF SERVICE
On {October 30, 2024}, I, {Inés Barrera Ávalos}, served this motion on OPLA {Atlanta} by ICE eService.`,
    answers: 'Court: Denver, Colorado\nJudge: Leopold F. Anstey\nNotice to Appear: August 6, 2025',
    told: 'USCIS approved Form I-130 of his wife Rose Delaney on September 2, 2026.',
    facts: [
      'KABORÉ',
      'A 000-000-772',
      'DENVER, COLORADO',
      'Burkina Faso',
      'August 6, 2025',
      'Leopold F. Anstey',
      'September 2, 2026',
      'Philippa',
    ],
  },
  {
    name: 'employer support letter for a specialty worker',
    client: 'she',
    marked: `
{Quillfeather Robotics Corp.}
{2200 Innovation Way, Pittsburgh, PA 15219}
{05 Feb 2025}
USCIS {California} Service Center
Re: Form I-129 for {Ms. Siddharthi Venkataraghavan Iyer}, {H-1B} Classification
Dear Sir/Madam:
{Quillfeather Robotics Corp.} submits this letter in support of its petition for {Ms. Iyer} as a {Perception Engineer}.
About the company
‹Founded in {2013} by {Brandt Aldous}, {Quillfeather} employs {340} people and had revenue of {$88 million} last year.›
The position
A specialty occupation requires the theoretical and practical application of a body of highly specialized knowledge and a bachelor’s degree in the specific specialty. 8 C.F.R. § 214.2(h)(4)(ii).
‹{Ms. Iyer} will design {lidar} pipelines for {warehouse} robots and will report to {Dr. Keiko Hashimoto-Burr}.›
The beneficiary
‹{Siddharthi} earned a master’s degree at {Carnegie Mellon University} in {2022} and was an intern at {Bosch}.›
The offered salary is {$131,500} per year, and the position is full-time.
We ask that the petition be approved for three years.
Very truly yours,
{Tomasz Wieczorek}
VP, People`,
    answers:
      'Date of a letter: December 1, 2026\nOffered salary: $118,000\nClassification: H-1B\nEmployer: Lakeshore Analytics',
    told: 'Nilufar holds a degree in statistics from Tashkent State University. She will build forecasting models.',
    facts: ['Rakhimova', '$118,000', 'degree in statistics', 'forecasting models'],
  },
]
