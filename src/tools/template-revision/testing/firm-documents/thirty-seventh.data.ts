import type { FirmDocument } from './firm-document.ts'

/** A brief on appeal, a petition letter of a victim. Written whole before they were run. */
export const thirtySeventhDocuments: readonly FirmDocument[] = [
  {
    name: 'brief on appeal of a fisherman before the Board',
    client: 'he',
    marked: `
@header {A 000-000-629}
{Ansel Birdsong}
{BIRDSONG APPELLATE PRACTICE}
{3 Custom House Wharf}
{Portland, Maine 04101}
{abirdsong@wharf.example}
Counsel for Respondent
{NOT DETAINED}
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
BOARD OF IMMIGRATION APPEALS
FALLS CHURCH, VIRGINIA
In the Matter of:
{Nuwan Chaminda FERNANDO},
Respondent.
File No. {A 000-000-629}
In removal proceedings
RESPONDENT’S BRIEF ON APPEAL
INTRODUCTION
The Respondent, {Nuwan Chaminda Fernando}, appeals from the decision of Immigration Judge {Desmond Arceneaux} dated {November 7, 2024}, which denied his applications for asylum, withholding of removal and protection under the Convention Against Torture and ordered him removed to {Sri Lanka}.
ISSUES PRESENTED
1. Whether the Immigration Judge clearly erred in finding the Respondent not credible.
2. Whether the Immigration Judge erred in holding that {the fishermen’s cooperative} is not a cognizable particular social group.
3. Whether the Immigration Judge failed to consider the country conditions evidence in denying protection under the Convention.
STATEMENT OF THE CASE
The Respondent is a {thirty-eight-year-old} native and citizen of {Sri Lanka}. He was admitted as {a crewman} at {New Bedford} on {May 2, 2021}, and did not depart with his vessel. The Department issued a Notice to Appear on {September 27, 2022}. The individual hearing was held on {October 15, 2024}, and the Immigration Judge issued an oral decision on {November 7, 2024}. This appeal was filed on {December 2, 2024}, and is timely.
STATEMENT OF FACTS
‹The Respondent fished for {skipjack} out of {Negombo} with {his uncle Sunil} until {the navy} took {the boat} in {March 2019}.› Tr. at {41-44}.
‹He organized {sixty-two} owners to petition {the harbor master}, and {on Vesak} {three men} in {a white van} drove him to {a salt pan} and broke {both his wrists} with {an oar}.› Tr. at {47}; Exh. {6} at {19}.
‹{His wife}, {Dilrukshi}, still gets {calls} with {nobody} on the line.›
SUMMARY OF ARGUMENT
The adverse credibility finding rests on an omission that the Respondent was never asked about. The ruling on the particular social group misstates the governing test. The denial under the Convention ignores the only country expert.
STANDARD OF REVIEW
The Board reviews findings of fact, including credibility, for clear error, and questions of law, discretion and judgment de novo. 8 C.F.R. § 1003.1(d)(3). A finding is clearly erroneous when, although there is evidence to support it, the reviewing body is left with the definite and firm conviction that a mistake has been made.
ARGUMENT
I. THE ADVERSE CREDIBILITY FINDING IS CLEARLY ERRONEOUS.
A trier of fact may base a credibility determination on demeanor, inherent plausibility and the consistency of statements, considering the totality of the circumstances. INA § 208(b)(1)(B)(iii). An Immigration Judge must give a respondent an opportunity to explain an apparent inconsistency, and must consider the explanation that is offered. An omission of detail from an earlier statement is not by itself an inconsistency.
The Immigration Judge relied on the fact that the Respondent’s {credible fear} interview does not mention {the van}. I.J. Dec. at {9}. ‹He was interviewed by {telephone} from {the Strafford County jail}, in {Tamil}, which is not the language that he spoke with {his mother}.› The Department did not ask him about the omission on cross-examination, and neither did the Court.
‹{The hospital card from Chilaw}, which gives {both fractures} and the date, was waved away because {a nurse} had spelled his name with {a P}.› I.J. Dec. at {11}.
II. THE PROPOSED GROUP IS COGNIZABLE.
A particular social group must be composed of members who share a common immutable characteristic, defined with particularity, and socially distinct within the society in question. Matter of M-E-V-G-, 26 I&N Dec. 227, 237 (BIA 2014). Whether a group is cognizable is a question of law that the Board reviews de novo. Matter of W-G-R-, 26 I&N Dec. 208 (BIA 2014).
The Immigration Judge asked whether the persecutors knew the group by name. That is not the test. Social distinction turns on whether the society perceives the group as a group, and the persecutor’s perception is relevant but not dispositive.
‹Along {the lagoon} everybody knows {the members} by {the blue flag} on {the bow}, and {Professor Ruwanthi Hale} testified that {the cooperative’s} families sit apart at {Mass}.›
III. THE RECORD COMPELS REMAND ON THE CONVENTION CLAIM.
An applicant for protection under the Convention must show that it is more likely than not that he would be tortured by or with the acquiescence of a public official. 8 C.F.R. § 1208.16(c)(2). All evidence relevant to the possibility of future torture must be considered. 8 C.F.R. § 1208.16(c)(3).
The decision does not mention {Professor Hale’s} report, which is Exhibit {8}. Where an Immigration Judge has overlooked evidence that may be dispositive, the proper course is to remand for further findings of fact.
CONCLUSION
For these reasons, the Board should sustain the appeal, vacate the decision below and remand for further proceedings. In the alternative, the Respondent asks that the Board grant protection on this record.
Respectfully submitted,
{Ansel Birdsong}
{January 21, 2025}
CERTIFICATE OF SERVICE
On {January 21, 2025}, I served a copy of this brief on the Office of the Principal Legal Advisor, {Boston}, through ECAS.
{Ansel Birdsong}`,
    answers:
      'Immigration Judge: Harriet J. Solberg\nDecision dated: September 30, 2026\nParticular social group: cotton growers who refused levies\nAdmitted as: a visitor\nAdmitted at: Newark\nAdmitted on: January 11, 2022\nNotice to Appear issued on: June 5, 2023\nIndividual hearing held on: August 26, 2026\nAppeal filed on: October 21, 2026\nOffice of the Department: Philadelphia\nFiled on: November 20, 2026\nCustody: not detained\nInterview: asylum interview\nDecision page on the omission: 7',
    told: 'Mr. Kaboré grew cotton outside Djibo until armed men burned the granary in 2020. He told the officer of the fire and the officer did not write it down. His wife Aminata lives with her brother in Ouahigouya.',
    facts: [
      'Kaboré',
      'A 000-000-772',
      'Solberg',
      'September 30, 2026',
      'Burkina Faso',
      'Newark',
      'January 11, 2022',
      'June 5, 2023',
      'August 26, 2026',
      'October 21, 2026',
      'cotton',
      'granary',
      'Aminata',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'cover letter for the self-petition of a nurse’s aide',
    client: 'she',
    marked: `
{Tobias Kellerhals}
{SAFE PASSAGE LEGAL CLINIC}
{2100 Vine Street}
{Lincoln, Nebraska 68503}
{April 28, 2025}
USCIS Nebraska Service Center
Attn: VAWA Unit
{850 S Street, Lincoln, Nebraska 68508}
Re: Form I-360, self-petition of the abused spouse of a U.S. citizen
Self-petitioner: {Maristela Quijano Dabu}
A-Number: {A 000-000-804}
Dear Officer:
Please find enclosed the self-petition of {Maristela Quijano Dabu}, a citizen of {the Philippines}, under section 204(a)(1)(A)(iii) of the Immigration and Nationality Act. She asks that the petition be approved and that deferred action be considered. All correspondence should be sent to this office at the safe address above.
Confidentiality
The information in this filing is protected by 8 U.S.C. § 1367. It may not be disclosed to the abuser or his family, and no adverse determination may be based on information that they furnish.
The Any Credible Evidence Standard
USCIS must consider any credible evidence relevant to the petition. 8 C.F.R. § 204.2(c)(2)(i). A self-petitioner need not show that a particular document is unavailable. The determination of what evidence is credible and the weight to be given to it is within the sole discretion of the agency.
1. Qualifying relationship
{Ms. Dabu} married {Dwight Lee Pomeroy}, a U.S. citizen, on {February 11, 2017}, in {Grand Island}. The marriage certificate is at Exhibit {2} and {his} birth certificate is at Exhibit {3}. {They have not divorced.}
2. Joint residence
A self-petitioner must have resided with the abuser at some time. She lived with {Mr. Pomeroy} at {Lot 19, Meadowlark Court}, from {February 2017} until {August 26, 2023}. Exhibits {4} through {6} are the {lot rental agreement}, {a water bill} and {an affidavit of Luz Sandoval}.
3. Good faith marriage
The regulations look to whether the self-petitioner intended to establish a life with the spouse when they married.
‹They met in {the chapel} of {the Good Samaritan home}, where she was {an aide} on {the memory ward} and he came to see {his grandmother}.› ‹He learned {the rosary} in {Ilocano} and cooked {pancit} for {her shift} on {her birthday}.›
4. Battery or extreme cruelty
Extreme cruelty includes being the victim of an act or threatened act of violence, psychological abuse, and acts that may not initially appear violent but are part of an overall pattern. 8 C.F.R. § 204.2(c)(1)(vi).
‹From {2019} he kept her {passport} in {a gun safe} and counted {the miles} on {the Buick}.› ‹On {August 26, 2023}, he held her {head} under {the kitchen tap} until {the boy next door} banged on {the wall}.› ‹{Hall County deputies} found her {barefoot} at {the grain elevator}.›
{The protection order} is at Exhibit {9}. A licensed counselor, {Noreen Batiste}, describes the effects in her evaluation at Exhibit {10}.
5. Good moral character
A self-petitioner who has no convictions is presumed to be of good moral character for the three years before filing. {Ms. Dabu} has lived in {Grand Island} and in {Lincoln} in that time. Police clearances from {both cities} are enclosed at Exhibit {11}. She has no arrests.
‹She trains {the new girls} at {Tabitha} in how to lift without hurting, and {three of them} wrote.›
Conclusion
{Ms. Dabu} meets each requirement of the statute. We ask for a prima facie determination at the earliest date, because she cannot receive benefits without one. Please call the undersigned at {402-555-0133} if anything further is needed.
Sincerely,
{Tobias Kellerhals}
Attorney for Self-Petitioner
Exhibits
1. Declaration of {Maristela Quijano Dabu}
2. Marriage certificate, {Hall County}
3. Birth certificate of {Dwight Lee Pomeroy}
4. {Lot rental agreement}
5. {Water bill}
6. Affidavit of {Luz Sandoval}
7. Photographs of the couple
8. {Letter of Father Emil Novak}
9. Protection order, {CI 23-2204}
10. Evaluation of {Noreen Batiste, LIMHP}
11. Police clearances`,
    answers:
      'Date of the letter: November 20, 2026\nAbuser: Bradley Scott Minton\nMarried on: October 4, 2020\nMarried in: Dayton\nDivorce: They have not divorced.\nJoint residence: 45 Wayne Avenue, Dayton\nLived together from: October 2020\nLived together until: March 15, 2025\nCounselor: Irene Castellano\nCities of residence: Dayton and Columbus\nProtection order: a civil protection order of Montgomery County',
    told: 'Ms. Rakhimova met Mr. Minton at a language class in Dayton. He locked her in the garage in March 2025 and broke her phone. A coworker, Jana Petrov, drove her to a shelter. She sorts books at a library.',
    facts: [
      'Rakhimova',
      'A 000-000-655',
      'Uzbekistan',
      'Minton',
      'October 4, 2020',
      '45 Wayne Avenue',
      'March 15, 2025',
      'Castellano',
      'language class',
      'garage',
      'Philippa Oyelowo',
    ],
  },
]
