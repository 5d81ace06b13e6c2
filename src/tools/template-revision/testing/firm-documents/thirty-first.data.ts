import type { FirmDocument } from './firm-document.ts'

/** A cover letter for a self-petition, a request to the Department to exercise discretion. */
export const thirtyFirstDocuments: readonly FirmDocument[] = [
  {
    name: 'cover letter of a self-petition with its index',
    client: 'she',
    marked: `
@header {Wanjiru N. Kamau} / I-360 / Page
@footer CONFIDENTIAL – 8 U.S.C. § 1367
{Marchetti Family & Immigration Law}
{218 South 16th Street, Second Floor}
{Philadelphia, PA 19102}
{215-555-0148} · {intake@marchettilaw.example}
{September 9, 2025}
VIA USPS PRIORITY MAIL
USCIS {Nebraska} Service Center
Attn: I-360 VAWA
{850 S Street}
{Lincoln, NE 68508}
Re: VAWA Self-Petition on Form I-360
| Self-Petitioner | {Wanjiru Nyambura KAMAU} |
| Country of birth | {Kenya} |
| Abuser | {Darnell Maurice Pettiford} |
| Status of abuser | {U.S. citizen by birth in Camden, NJ} |
| Date of marriage | {October 6, 2018} |
| Date of divorce | {none} |
| Children included | {Zuri}, born {2014} |
| Mailing address | c/o Counsel |
Dear Officer:
This office represents {Wanjiru Kamau} (“{Ms. Kamau}”), who petitions for classification as the abused spouse of a United States citizen under INA § 204(a)(1)(A)(iii). An I-485 is filed concurrently, with a request for a fee waiver on Form I-912. {Ms. Kamau} respectfully asks that USCIS consider any credible evidence relevant to the petition, as the statute requires. INA § 204(a)(1)(J).
1. Qualifying relationship
{Ms. Kamau} married {Mr. Pettiford} on {October 6, 2018} in {Upper Darby, Pennsylvania}, and the marriage {has not been dissolved}. {Mr. Pettiford’s} birth certificate is at Tab 3. His earlier marriage to {Latrice Gaines} ended by decree of {the Court of Common Pleas of Delaware County} on {May 17, 2016}.
2. Good faith
A marriage is entered into in good faith if the parties intended to establish a life together at its inception. That it later failed does not show otherwise.
‹They met at {a gospel brunch in Germantown} where {he} played {the bass} and she had been sent to fetch {the pastor’s wife’s hat}.›
‹For {the first winter} they had {one coat} good enough for {church} and took turns.›
The lease of {6312 Chew Avenue}, joint tax returns for {2018} to {2020}, and {an account at Citizens Bank} in both names are at Tabs 6 to 8.
3. Joint residence
{Ms. Kamau} and {Mr. Pettiford} resided together at {6312 Chew Avenue, Philadelphia}, from {October 2018} until {January 14, 2024}.
4. Battery or extreme cruelty
The term “battered by or was the subject of extreme cruelty” includes, but is not limited to, being the victim of any act or threatened act of violence, including forceful detention, which results or threatens to result in physical or mental injury. 8 C.F.R. § 204.2(c)(1)(vi).
‹After {the layoff at the refinery} {Mr. Pettiford} put {a padlock} on {the refrigerator} and wore {the key} on {his} {lanyard}.›
‹He called her {“Section Eight”} before {his} friends and told {Zuri} that {immigration} came for girls who told {teachers}.›
‹On {January 14, 2024} he held her head in {the bathtub} with {the tap} running because {a coworker} had texted about {a shift}.› ‹She lost {a tooth} on {the faucet}.›
‹{Zuri}, then {nine}, ran to {the Haitian family downstairs}, who dialed {911}.›
{Einstein Medical Center} treated {Ms. Kamau} that night (Tab 12), and {the Family Court of Philadelphia} issued a Protection From Abuse order, No. {240100882}, on {January 29, 2024} (Tab 13). {Mr. Pettiford} was charged with {simple assault} and {terroristic threats} under {MC-51-CR-0001190-2024}.
5. Good moral character
{Ms. Kamau} has no arrests. Clearances of {the Pennsylvania State Police} and of {the Directorate of Criminal Investigations in Nairobi} are at Tabs 15 and 16.
‹She braids hair at {Queen of Sheba} on {Woodland Avenue}, teaches {the four-year-olds} at {Enon Tabernacle}, and has paid {her sister’s} {nursing school fees} in {Nyeri} through {three winters}.›
6. Eligibility for adjustment
She was inspected and admitted at {JFK} on {a B-2 visa} on {March 30, 2017}. A VAWA self-petitioner is not barred by INA § 245(c) for unlawful employment or for failing to maintain status.
Please direct all correspondence to this office only. Because of the confidentiality provisions of 8 U.S.C. § 1367, no inquiry may be made of the abuser or of members of his household.
We thank you for your consideration and ask that a prima facie determination be issued as soon as the file permits.
Sincerely,
{Gianna Marchetti}
{Partner}
Index of Exhibits
| Tab | Exhibit | Pages |
| 1 | Declaration of {Wanjiru Kamau}, signed {August 22, 2025} | {1–11} |
| 2 | Passport of {Kenya} and Form I-94 | {12–15} |
| 3 | Birth certificate of {Darnell M. Pettiford} | {16} |
| 4 | Marriage certificate, {Delaware County} | {17} |
| 5 | Decree in {Pettiford v. Pettiford} | {18–20} |
| 9 | Letter of {Mama Achieng Odhiambo}, {hairdresser} | {34–35} |
| 10 | Letter of {Pastor Cornelius Whitby}, {Enon Tabernacle} | {36} |
| 11 | Photographs of {the padlock} and of {the mouth} | {37–40} |
| 14 | Evaluation by {Dr. Shoshana Lieber}, {PTSD, chronic} | {55–66} |
| 17 | School records of {Zuri Kamau}, {Roosevelt Elementary} | {70–75} |
cc: {Wanjiru Kamau} (at the safe address)
@footnote {The refinery} is {Philadelphia Energy Solutions}, which closed in {2019}.`,
    answers:
      'Date of this letter: November 20, 2026\nService center: Vermont\nAbuser: Timur Saidov\nStatus of the abuser: U.S. citizen by naturalization\nDate of marriage: June 3, 2019\nPlace of marriage: Aurora, Colorado\nDate of divorce: none\nChildren included: none\nLived together at: 77 Larkspur Street, Aurora, Colorado\nLived together from: June 2019\nLived together until: March 2, 2026\nProtection order number: 2026-C-118\nProtection order of: March 20, 2026\nCourt of the order: County Court of Arapahoe County\nHospital: Denver Health\nAdmitted at: Chicago\nAdmitted as: a student on an F-1 visa\nAdmitted on: August 20, 2017',
    told: 'Ms. Rakhimova met Timur Saidov at an Uzbek wedding in Denver. He took her telephone each night and read her messages. On March 2, 2026 he struck her with a pan and broke her wrist. A neighbor, Gulnora Azimova, called the police. Ms. Rakhimova works in a bakery and volunteers at the library.',
    facts: [
      'Rakhimova',
      'November 20, 2026',
      'Vermont',
      'Uzbekistan',
      'Timur Saidov',
      'June 3, 2019',
      '77 Larkspur Street',
      'March 2, 2026',
      '2026-C-118',
      'March 20, 2026',
      'Denver Health',
      'Chicago',
      'August 20, 2017',
      'broke her wrist',
      'Gulnora Azimova',
      'bakery',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'request to the Department to dismiss in its discretion',
    client: 'he',
    marked: `
{BAINBRIDGE LEGAL AID SOCIETY}
{Immigrant Defense Unit}
{455 Golden Gate Avenue, Room 9100}
{San Francisco, CA 94102}
Writer’s direct line: {415-555-0129}
{February 3, 2026}
By e-mail to {OPLA-PD-SFR-OCC@ice.example}
Office of the Principal Legal Advisor
{San Francisco} Field Office
{100 Montgomery Street, Suite 200}
{San Francisco, CA 94104}
Attention: Deputy Chief Counsel {Solveig Hartmann}
REQUEST FOR THE FAVORABLE EXERCISE OF PROSECUTORIAL DISCRETION
| Noncitizen: | {Tevita Sione FIFITA} |
| A-number: | {A000 000 731} |
| Nationality: | {Tonga} |
| Immigration Judge: | {Hon. Patrick Ongaro} |
| Next hearing: | {April 7, 2026, individual, 1:00 p.m.} |
| Custody: | {Not detained; released on bond of $5,000} |
| Relief pending: | {EOIR-42B} |
| Discretion sought: | {Dismissal without prejudice} |
Dear {Ms. Hartmann}:
The undersigned represents {Tevita Fifita} and asks that your office exercise its discretion to join in a motion to dismiss these proceedings without prejudice under 8 C.F.R. § 239.2(a)(7) and (c). If your office will not agree to dismissal, we ask in the alternative that it stipulate to {the element of hardship} and waive appeal.
Summary
- Age {51}, in the United States since {1996}
- {Wife} is a lawful permanent resident; {four} citizen children
- {Union carpenter}, {Local 22}, since {2003}
- One conviction, {2009}, {misdemeanor DUI}; probation ended {2012}
- Beneficiary of a pending I-130 filed by {his eldest}, {Sela}, on her {21st} birthday
Immigration history
{Mr. Fifita} was admitted at {Honolulu} on {June 11, 1996} as {a visitor} and remained. The Notice to Appear is dated {August 16, 2018} and followed {an arrest by ICE} at {the Vallejo ferry terminal}. {Mr. Fifita} has appeared at every hearing since then.
Once the I-130 is approved he will be eligible to adjust under INA § 245(a), since he was inspected and admitted and an immediate relative is not barred by INA § 245(c)(2). The proceedings would then serve no purpose that USCIS could not serve.
Positive factors
Length of residence. {Mr. Fifita} has lived here for {twenty-nine years}, which is more than half of his life.
Family. ‹His wife, {Mele}, cleans {cabins at Oakland airport} {at night} and he gives {the twins} their breakfast of {taro and corned beef} before {the first whistle}.›
‹{Sione Junior}, {sixteen}, has {Duchenne muscular dystrophy} and weighs {one hundred and sixty pounds}; {Mr. Fifita} is the one person in {the house on Fern Street} who can lift him.›
‹{Kaiser} has told the family that {the heart} will be next.›
Work and taxes. He has filed a return for every year since {2001}. ‹{The foreman}, {Gus Papadakis}, writes that when {the scaffold at Pier 70} went it was {Tevita} who held {the rope} until {the boy from Sonoma} was down.›
Community. ‹He sings {bass} in {the Free Wesleyan choir} of {San Bruno}, and {the kava circle} that he started on {Fridays} has buried {two young men} fewer {each year} than before, by {the minister’s} count.›
Negative factors, candidly
{Mr. Fifita} was convicted on {March 2, 2009} in {Solano County Superior Court} of {driving under the influence, Cal. Veh. Code § 23152(b)}. ‹He had come from {a wake}; no one was hurt.› ‹He has not had {a drink} since {that night} and carries {the coin}.›
A single misdemeanor of this age, followed by rehabilitation, does not make a person a priority for removal. The Board looks for proof of rehabilitation and reform in cases of this kind. Matter of Siniauskas, 27 I&N Dec. 207 (BIA 2018).
Why dismissal serves the government
Dismissal would free {a half day} of the docket of {Judge Ongaro} and let USCIS decide the petition in the ordinary course. No witness of the Department would have to be called. Should circumstances change, a new Notice to Appear can be issued at any time.
We have enclosed a draft joint motion and a proposed order. Because the individual hearing is near, we would be grateful for an answer by {February 24, 2026}. The request is made on behalf of {Mr. Fifita} only and his application for relief is not withdrawn.
Respectfully,
{Imogen Castellanos-Wray}
{Supervising Attorney}
Enclosures:
1. Form G-28 / EOIR-28
2. Receipt notice {IOE0000000731}
3. Certified record of conviction and minute order of {May 30, 2012}
4. Birth certificates of {Sela}, {Sione Jr.}, {Losa} and {Lupe Fifita}
5. Letter of {Dr. Annika Raman}, {pediatric neurology}, {UCSF Benioff}
6. Letters of {Gus Papadakis} and {Rev. Viliami Taufa}
7. Transcripts of taxes, {2001–2024}
PROPOSED ORDER
In the Matter of {Tevita Sione FIFITA}, {A 000-000-731}
Upon the joint motion of the parties, it is HEREBY ORDERED that these proceedings are dismissed without prejudice.
____________________
{Patrick Ongaro}
Immigration Judge
@header {Fifita} PD request, page
@footnote {Mr. Fifita’s} bond was set by {Judge Ongaro} on {September 5, 2018}.`,
    answers:
      'Date of this letter: November 20, 2026\nField office: Denver\nAddress of the Department: 12445 East Caley Avenue, Centennial, Colorado 80111\nDepartment counsel: Ms. Ingrid M. Thorsby\nJudge: Harriet J. Solberg\nNext hearing: February 17, 2027 at 9:00 a.m.\nCustody: not detained\nRelief pending: EOIR-42B\nDiscretion asked for: dismissal without prejudice\nAlternative: stipulate to the hardship\nIn the United States since: 2009\nAdmitted at: Houston\nAdmitted on: May 8, 2009\nAdmitted as: a student\nNotice to Appear dated: July 1, 2022\nConviction: none\nAnswer asked by: December 15, 2026\nI-130 filed by: his wife',
    told: 'Mr. Kaboré is a welder at a shop in Commerce City. His wife Awa Ouédraogo is a United States citizen. His daughter Fatou, seven, has epilepsy and is treated at Children’s Hospital Colorado. He takes her to every appointment. He leads the youth football of his mosque on Saturdays.',
    facts: [
      'Kaboré',
      'A 000-000-772',
      'November 20, 2026',
      'Burkina Faso',
      'Denver',
      'Thorsby',
      'Solberg',
      'February 17, 2027',
      'Houston',
      'May 8, 2009',
      'July 1, 2022',
      'December 15, 2026',
      'welder',
      'Awa Ouédraogo',
      'epilepsy',
      'youth football',
      'Philippa Oyelowo',
    ],
  },
]
