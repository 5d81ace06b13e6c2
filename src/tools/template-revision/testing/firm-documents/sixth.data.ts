import type { FirmDocument } from './firm-document.ts'

/** A letter that ends a matter, a brief to the Board, and a declaration of a daughter. */
export const sixthDocuments: readonly FirmDocument[] = [
  {
    name: 'closing letter to a client',
    client: 'she',
    marked: `
@property Closing ltr {Wanjiru} 2025-0417
@comment Send by certified mail, {Grace} moved to {Tempe} in {March}
@footer {Hollins Creek Law, P.C.} – {480.555.0119}
{HOLLINS CREEK LAW, P.C.}
{2201 East Camelback Road, Suite 640, Phoenix, Arizona 85016}
{April 17, 2025}
{Grace Wanjiru Kariuki}
{914 South Mill Avenue, Apt. 3}
{Tempe, Arizona 85281}
Re: End of our representation – Form I-485
Our file: {2023-0588}
Dear {Ms. Kariuki}:
Congratulations. On {April 2, 2025}, USCIS approved your application for lawful permanent residence, and we have closed your file.
Your card
Your card was mailed to {914 South Mill Avenue}. It is valid until {April 2, 2035}. Please check your name, your date of birth ({August 30, 1987}) and your country of birth ({Kenya}) on it, and tell us within thirty days if anything is wrong.
What you must do from now on
You must tell USCIS of every new address within ten days on Form AR-11. You must carry your card with you. If you travel for more than six months, call a lawyer first.
‹You told us that you want to bring your son {Brian} from {Nakuru}, and that your mother has been ill since her {stroke}.› You may file Form I-130 for him now. This letter does not engage us to do so.
When you can become a citizen
You may apply for naturalization on or after {January 2, 2030}. ‹Because of your {2022} citation for {shoplifting at Dillard’s}, please speak with us before you apply.›
Your papers and your money
We return your originals with this letter: your passport, your birth certificate, and the decree of your divorce from {Samuel Otieno}. Your trust account has a balance of {$212.40}, and a check for this sum is enclosed. We keep a copy of your file for seven years.
It has been a privilege to work with you.
Sincerely,
{Dominique Arceneaux-Wolfe}
{State Bar of Arizona} No. {031877}`,
    answers:
      'Date of this letter: November 20, 2026\nOur file: 2026-0172\nBalance of: $95.00\nAddress: 77 Larkspur Court, Aurora, Colorado 80012',
    told: 'Ms. Rakhimova hopes to bring her sister Malika from Samarkand.',
    facts: [
      'Nilufar Rakhimova',
      'Ms. Rakhimova',
      'June 14, 1993',
      'Uzbekistan',
      'November 20, 2026',
      '2026-0172',
      '$95.00',
      '77 Larkspur Court',
      'Malika',
      'Philippa Oyelowo',
      'Oyelowo Law Group',
    ],
  },
  {
    name: 'brief to the Board',
    client: 'he',
    marked: `
@header {A. Traoré} | {A 000-000-318}
@footer Respondent’s brief on appeal
@footnote Tr. is the transcript of the hearing of {August 6, 2024}; I.J. is the decision of {September 18, 2024}.
@footnote ‹{Mr. Traoré’s} brother {Seydou} joined him in {Cincinnati} after the appeal was filed.›
{Wilhelmina Stroud}
{STROUD & ADEYEMI, LLC}
{35 East Seventh Street, Cincinnati, Ohio 45202}
{wstroud@stroudadeyemi.example}
EOIR ID No. {WS662901}
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
BOARD OF IMMIGRATION APPEALS
FALLS CHURCH, VIRGINIA
In the Matter of
{Amadou TRAORÉ},
Respondent.
In removal proceedings
File No.: {A 000-000-318}
RESPONDENT’S BRIEF ON APPEAL
On appeal from the decision of Immigration Judge {Marcella Vandenberg}, {Cleveland, Ohio}
# STATEMENT OF THE ISSUES
1. Whether the Immigration Judge clearly erred in finding that {Mr. Traoré} was not credible.
2. Whether the Immigration Judge erred by not considering the claim under the Convention Against Torture.
# STANDARD OF REVIEW
The Board reviews findings of fact, including credibility, for clear error, and questions of law, discretion, and judgment de novo. 8 C.F.R. § 1003.1(d)(3).
# STATEMENT OF THE CASE
{Mr. Traoré} is a native and citizen of {Mali}. {He} entered at {Otay Mesa} on {July 30, 2021}, and {his} application was filed on {June 14, 2022}. ‹{He} testified that {three} men of {Katiba Macina} came to {his} shop in {Mopti} in {March 2021}, burned the stock of {batteries}, and cut {his} left hand.› Tr. at {31–44}.
‹The Immigration Judge found that {he} had said {“two men”} at the border and {“three men”} in court.› I.J. at {7}. ‹The Immigration Judge gave no weight to the letter of {his} uncle, {Boubacar Traoré}, the {imam} of {Sévaré}.›
# ARGUMENT
## I. The adverse credibility finding is clearly erroneous.
A credibility finding must rest on the totality of the circumstances and all relevant factors. INA § 208(b)(1)(B)(iii). A border interview is not always reliable: it may be brief, without counsel, and with an interpreter by telephone. Matter of J-C-H-F-, 27 I&N Dec. 211 (BIA 2018).
‹{Mr. Traoré’s} interview lasted {eleven} minutes and was held in {French}, although {he} speaks {Bambara}.› Ex. {2} at {5}. The Immigration Judge did not mention this.
## II. The claim under the Convention Against Torture was not decided.
An applicant for protection under the Convention need not be credible as to every event when other evidence shows a likelihood of torture. The judge must consider all evidence. 8 C.F.R. § 1208.16(c)(3).
‹The record has {four} reports on torture by the army at {Moura} and {Djenné}.› Exs. {6–9}. None of them is cited in the decision.
# CONCLUSION
The decision should be vacated and the record remanded for a new decision.
Respectfully submitted on {January 27, 2025},
{Wilhelmina Stroud}
Counsel for Respondent`,
    answers:
      'Immigration Judge: Leopold F. Anstey\nCourt: Denver, Colorado\nDate of a decision: September 30, 2026\nApplication filed on: March 12, 2026\nEntered on: August 4, 2025\nEntered at: San Ysidro',
    told: 'Soldiers beat Mr. Kaboré in Kaya in May 2020. The judge gave no weight to a letter of his pastor. The interview was held in French.',
    facts: [
      'Issouf Rasmané',
      'A 000-000-772',
      'Burkina Faso',
      'Leopold F. Anstey',
      'Denver',
      'September 30, 2026',
      'March 12, 2026',
      'August 4, 2025',
      'San Ysidro',
      'beat Mr. Kaboré',
      'his pastor',
      'PO117203',
      'Philippa Oyelowo',
      'Oyelowo Law Group',
    ],
  },
  {
    name: 'declaration of a daughter',
    client: 'she',
    marked: `
@header Declaration of {Jazmín Ortega Villaseñor}
@property {Ortega} I-601A – decl of daughter
DECLARATION OF {JAZMÍN ORTEGA VILLASEÑOR}
IN SUPPORT OF FORM I-601A OF {ROSAURA VILLASEÑOR}
I, {Jazmín Ortega Villaseñor}, declare under penalty of perjury that the following is true and correct:
‹1. I am {nineteen} years old and was born in {Fresno, California}.› ‹I am the {elder} daughter of {Rosaura Villaseñor}.›
2. I make this declaration in support of {my mother’s} application for a provisional waiver. I have personal knowledge of what I say here.
My family
‹3. My mother came from {Uruapan} when she was {sixteen}.› ‹My father, {Martín}, left us in {2014}, and since then she has raised me and my brother {Abel} alone.›
‹4. {Abel} has {Down syndrome}.› ‹He goes to {Roosevelt High}, and only {Mamá} can give him his shots.›
What would happen without her
‹5. I study nursing at {Fresno City College}.› ‹If {my mother} had to leave, I would have to give up school and work nights at {the almond plant in Madera} with {Tía Lupe}.›
‹6. Our rent is {$1,375} and I earn {$480} every two weeks.›
What would happen if we went with her
‹7. There is no school for {Abel} in {Uruapan}, and two of my cousins were shot there in {October 2022}.›
8. I have read this declaration and understand every word of it. I ask USCIS to grant the waiver.
I declare under penalty of perjury under the laws of the United States that the foregoing is true and correct.
Executed on {May 9, 2023}, at {Fresno, California}.
_________________________
{Jazmín Ortega Villaseñor}
| Attachment | What it shows |
| 1 | Birth certificate of {Jazmín Ortega} |
| 2 | Letter of {Dr. Anil Raghunathan} on {Abel’s} treatment |
| 3 | Lease of {4417 East Tulare Avenue} |`,
    answers: 'Declarant: Sevara Rakhimova\nAttachment 3: Lease of 77 Larkspur Court',
    told: 'I am the younger sister of Nilufar Rakhimova. She pays for my medicine for asthma. Our rent is $1,120.',
    facts: ['Sevara Rakhimova', 'Nilufar Rakhimova', 'younger sister', 'asthma', '$1,120', 'Larkspur'],
  },
]
