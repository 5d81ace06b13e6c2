import type { FirmDocument } from './firm-document.ts'

/** A motion to reopen for lack of notice, a foreman's letter, a naturalization cover letter, a mother's declaration. */
export const twentyFourthDocuments: readonly FirmDocument[] = [
  {
    name: 'motion to reopen for lack of notice of a man with a patronymic',
    client: 'he',
    marked: `
@header {Ivanchuk v. Garland} – MTR – {A 000-000-467}
@footnote {Mr. Ivanchuk’s} landlord, {Mrs. Pike}, kept the mail of {the basement unit} in {a Folgers can}.
{Solomon Grundy-Wells}
{WELLS & DAUGHTER}
Attorneys and Counselors
{9 Canal Street, Troy NY 12180}
Tel: {518-555-0133}
Counsel for {Bohdan Mykolayovych Ivanchuk}
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
{BUFFALO, NEW YORK}
IN THE MATTER OF: {Bohdan M. IVANCHUK}
IN REMOVAL PROCEEDINGS
FILE NO.: {A 000-000-467}
{FORMERLY DETAINED}
Immigration Judge: {Hon. Charity Stone}
MOTION TO REOPEN AND RESCIND AN ORDER ENTERED IN ABSENTIA
The respondent, {Bohdan Mykolayovych Ivanchuk}, moves to reopen under INA § 240(b)(5)(C)(ii). An automatic stay applies while this motion is pending.
STATEMENT OF FACTS
1. ‹{Bohdan} was stopped at {Champlain} on {September 9, 2021} with {two cousins} and released to an address in {Cohoes} that {the smuggler} had written on {his} hand.›
2. ‹The notice of hearing went to {17 Mohawk, 2d floor}, where {he} had never slept; it came back {“vacant”} on {December 3}.›
3. ‹{He} learned of the order when {the DMV} in {Latham} refused {him} on {Groundhog Day 2024}.›
4. ‹In the meantime {he} framed houses for {Big Lou Amato} and coached {goalies} at {the Ukrainian-American club}.›
ARGUMENT
I. NOTICE WAS NOT GIVEN AS THE STATUTE REQUIRES
An order entered in absentia may be rescinded at any time where the noncitizen shows that notice was not received. Matter of M-R-A-, 24 I&N Dec. 665 (BIA 2008). The presumption of delivery by regular mail is weaker than that by certified mail.
All relevant evidence must be weighed, including affidavits, diligence and incentive to appear.
II. RESPONDENT ACTED WITH DILIGENCE
‹{He} came to this office {nine days} after {the DMV} and paid {the $145} with {a jar of fives}.›
III. SUA SPONTE
The Court may also reopen on its own motion in exceptional situations. 8 C.F.R. § 1003.23(b)(1).
‹{His} petition as {a religious worker} for {St. Nicholas parish} is current.›
CONCLUSION
The respondent asks that the order of {November 30, 2021} be rescinded.
Respectfully submitted,
{Solomon Grundy-Wells}
Date: {March 8, 2024}
CERTIFICATE OF SERVICE
I served this motion on OPLA {Buffalo}, {130 Delaware Ave}, by hand on {March 8, 2024}.
{Tuesday Wells}, paralegal`,
    answers:
      'Court: Denver, Colorado\nJudge: Harriet J. Solberg\nDate of the order: May 4, 2026\nCustody: NOT DETAINED\nServed by: Lena Ortiz',
    told: 'Mr. Kaboré was stopped at San Ysidro on August 4, 2025. The notice went to a shelter in Aurora that he had left. He learned of the order from the clerk on October 1, 2026. He came to this office two weeks later.',
    facts: [
      'Issouf Rasmané Kaboré',
      'A 000-000-772',
      'DENVER',
      'Solberg',
      'May 4, 2026',
      'August 4, 2025',
      'shelter in Aurora',
      'October 1, 2026',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'letter of a foreman for a worker',
    client: 'he',
    marked: `
{Buck Timmons}
{Timmons & Sons Drywall}
{RR 2 Box 41}
{Ogallala, Nebraska}
{308-555-0120}
{Aug. 3, 2024}
To the Judge,
I’m {Buck Timmons}. ‹I hang drywall and so did my dad.› I don’t write letters much so bear with me.
{Modou Lamin}, the guys say {Mo}, has been on my crew since {spring of ‘22}. ‹{He} is from {the Gambia} and tapes better than anybody I had in {thirty-one years}.›
‹When {the tornado} took {the Arlett place} {Mo} drove {my son’s Silverado} out there at {two in the morning} with {a generator} and stayed till {Sunday}.›
‹{He} has {a wife Fatou} back home and {twin girls} that were born the week after {he} left; {he} has them taped up inside {his} {hard hat}.›
I understand the court decides this and not me.
‹If {Mo} is sent off I lose {my lead taper} and I have {the Cabela’s job} due by {Thanksgiving}.›
He is welcome in my house any day of the week. Please give this man a fair shake.
Thank you for reading this.
{Buck Timmons}, owner`,
    answers: 'Who signs: Dale Hutchins\nDate of this letter: November 20, 2026',
    told: 'Issouf Kaboré has worked on the framing crew of Dale Hutchins since March 2024. After the flood in June 2025 he helped neighbors for four days. His brother Seydou lives in Aurora.',
    facts: ['Issouf', 'Kaboré', 'Dale Hutchins', 'November 20, 2026', 'framing crew', 'four days', 'Seydou'],
  },
  {
    name: 'naturalization cover letter with a trip and a ticket',
    client: 'she',
    marked: `
@footer {Prudence Achterberg-Li}, Esq. | {www.plilaw.example}
{PRUDENCE LI IMMIGRATION}
{77 W. Wacker, Ste 4000}
{Chicago IL 60601}
{May 30, 2025}
USCIS {Phoenix} Lockbox
Attn: N-400
Re: {Hope Nakamura Okonkwo}, {A 000-000-288}
Application for Naturalization, INA § 316
Dear Sir/Madam:
Please find enclosed the application of {Mrs. Okonkwo}, born {Nakamura}, with the items below.
Eligibility. An applicant must have resided continuously in the United States for five years after becoming a permanent resident and have been physically present for half of that time.
{Mrs. Okonkwo} became a permanent resident on {April 11, 2019} through {her} employer, {Lakeshore Cello Institute}.
Absences. An absence of more than six months but less than one year is presumed to break continuity; the presumption may be rebutted.
‹{She} was in {Sapporo} from {January 6} to {July 20, 2022} because {her} father, {Kenji}, had {a stroke} on {New Year’s Eve}; {her} cello, {her} cat {Brahms} and {her} lease on {Winnemac} stayed.›
Good moral character. The period is that of the five years before filing.
‹{She} was cited in {Skokie} for {feeding geese} in {October 2023} and paid {$75}.›
Enclosed:
- Form N-400
- Copy of the permanent resident card
- Letter of {Dr. Mori} of {Hokkaido University Hospital}
- Disposition from the {Skokie} branch court
- Fee of {$760}
Kindly schedule {Mrs. Okonkwo} for an interview in {Chicago}.
Very truly yours,
{Prudence Li}`,
    answers:
      'Date of this letter: November 20, 2026\nLockbox: Dallas\nPermanent resident on: June 3, 2021\nEmployer: Front Range Textile Lab\nFee: $710\nInterview in: Denver',
    told: 'Ms. Rakhimova was in Samarkand from March 1 to September 15, 2023 because her mother was ill with pneumonia. Her apartment in Aurora stayed rented. She has no arrest or citation.',
    facts: [
      'Nilufar',
      'Rakhimova',
      'November 20, 2026',
      'Dallas',
      'June 3, 2021',
      'Front Range Textile Lab',
      '$710',
      'Denver',
      'Samarkand',
      'pneumonia',
      'no arrest',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'declaration of a mother in cancellation',
    client: 'she',
    marked: `
DECLARATION OF {MARÍA REMEDIOS TUN COB DE PEACH}
My name is {María Remedios Tun Cob de Peach}. People call me {Reme}. I am {41}.
I make this declaration in support of my application for cancellation of removal under section 240A(b).
My arrival
‹I walked from {Altar} to {Arivaca} in {June 2006} with {my comadre Chayo}; we ate {cactus} for {two days}.› I have not left the United States since then.
My children
‹I have {three}: {Rain}, who is {fifteen}, {Jesús Ángel}, {eleven}, and the baby, {Blue}.› ‹{Rain} has {scoliosis} and wears {a Boston brace} {eighteen hours} a day; {Shriners} in {Salt Lake} follows her.›
‹{Jesús} has {an IEP} at {Pinyon Elementary} for {apraxia} and his teacher, {Ms. Wolf}, comes to the house.›
My husband
‹{Duane Peach} is {Diné} and works on {the uranium cleanup} at {Cove}. He drinks on {payday}, and when he does I take the kids to {Sister Bernadette}.›
If I am removed
My children are citizens and have never lived anywhere else. They speak English.
‹In {Oxkutzcab} the nearest {orthopedist} is in {Mérida}, and my mother’s house has {one room} and {a hammock}.›
I ask the Court to let me stay with my children.
I declare under penalty of perjury that this is true.
{María Tun}
{Shiprock, N.M.}, the {4th of February 2025}`,
    answers: 'Date: November 20, 2026\nAge: 33',
    told: 'Nilufar Rakhimova came through San Ysidro in August 2014 with her cousin. Her son Timur is nine and has hemophilia. Children’s Hospital in Aurora treats him each week. Her husband Bakhtiyor drives a bus. In Samarkand the medicine for hemophilia is not sold.',
    facts: [
      'Nilufar Rakhimova',
      'San Ysidro',
      'August 2014',
      'Timur',
      'hemophilia',
      'Bakhtiyor',
      'drives',
      'Samarkand',
    ],
  },
]
