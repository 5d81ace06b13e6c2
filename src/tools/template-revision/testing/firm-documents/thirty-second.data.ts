import type { FirmDocument } from './firm-document.ts'

/** A motion to reopen with an affidavit in it, a letter brief to USCIS. Written whole before it was run. */
export const thirtySecondDocuments: readonly FirmDocument[] = [
  {
    name: 'motion to reopen for lost counsel with the respondent’s affidavit inside',
    client: 'he',
    marked: `
@header {TUYISENGE} {A 000-000-214}
@footer Motion to Reopen
{Marguerite L. Ashdown}, Esq. ({Me. Bar No. 000441})
{Ashdown Pelletier PLLC}
{19 Lisbon Street, Third Floor}
{Lewiston, Maine 04240}
{(207) 555-0171}
Counsel for Respondent
{NOT DETAINED}
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
{CHELMSFORD, MASSACHUSETTS}
| In the Matter of | |
| {Jean-Bosco TUYISENGE} | File No.: {A 000-000-214} |
| In Removal Proceedings | |
Immigration Judge {Corliss Whitehead}
Next Hearing: {None}
RESPONDENT’S MOTION TO REOPEN BASED ON INEFFECTIVE ASSISTANCE OF COUNSEL
The Respondent, {Jean-Bosco Tuyisenge}, through counsel, moves to reopen the proceedings in which he was ordered removed on {March 12, 2025}, because his former counsel failed to file the application that the Court had given him leave to file.
STATEMENT OF THE CASE
The Respondent is a citizen of {Burundi}, {thirty-one years old}, who was admitted at {Dulles} on {July 28, 2022} as {a J-1 exchange visitor}. The Department commenced these proceedings on {January 9, 2024} by filing a Notice to Appear charging him under INA § 237(a)(1)(B). He admitted the allegations and conceded the charge.
He retained {Bertram Kole of Kole Immigration Associates} on {February 2, 2024} and paid him {$3,500}. At the master calendar hearing of {August 20, 2024} the Court set {December 2, 2024} as the last day for the application for asylum. Nothing was filed. On {March 12, 2025} the Court deemed the application abandoned and ordered removal to {Burundi}.
‹{Mr. Kole} told him by {WhatsApp} in {December} that “everything was in,” and had by then closed {the office over the bakery}.›
This is the Respondent’s first motion to reopen. It is filed within 90 days of the final order.
ARGUMENT
I. The Motion Is Timely and Meets the Regulatory Requirements.
A motion to reopen must be filed within 90 days of the entry of a final administrative order of removal. INA § 240(c)(7)(C)(i); 8 C.F.R. § 1003.23(b)(1). It must state the new facts that will be proven at a hearing and be supported by affidavits or other evidentiary material. A motion to reopen for the purpose of applying for relief must be accompanied by the application and its supporting documents. 8 C.F.R. § 1003.23(b)(3).
The Respondent’s affidavit is set out below, and his Form I-589 is attached as Exhibit {E}.
II. Former Counsel’s Performance Was Deficient and Prejudiced the Respondent.
Under Matter of Lozada, 19 I&N Dec. 637 (BIA 1988), a respondent who claims ineffective assistance must submit an affidavit that sets out the agreement with counsel, inform counsel of the allegations and allow him to respond, and state whether a complaint has been filed with the disciplinary authorities. The Respondent has done each of these things. He wrote to {Mr. Kole} on {April 8, 2025}, and the letter came back. He filed a complaint with {the Massachusetts Board of Bar Overseers} on {April 22, 2025}.
Failing to file an application by the date that the court has set is deficient performance by any measure. Prejudice is shown where there is a reasonable probability that, but for counsel’s error, the respondent would have prevailed.
‹{Imbonerakure} came to {his aunt’s compound} in {Ngozi} {twice in 2021} because he had carried {water} at {a rally} of {the CNL}; {the second time} they cut {two tendons} in his {left heel}.›
‹{The choir of St. Dominic’s} has a stool for him now, since he cannot stand through {a Gloria}.›
III. The Court Should Stay Removal While the Motion Is Pending.
The filing of this motion does not stay removal. 8 C.F.R. § 1003.23(b)(1)(v). The Respondent asks for a discretionary stay, because removal before the motion is decided would make it meaningless.
CONCLUSION
For these reasons the Court should grant the motion, reopen the proceedings, and set a date for a hearing on the merits.
Dated: {May 30, 2025}
{Marguerite L. Ashdown}
AFFIDAVIT OF {JEAN-BOSCO TUYISENGE}
State of {Maine}
County of {Androscoggin}, ss.
I, {Jean-Bosco Tuyisenge}, being duly sworn, state:
1. I am the Respondent in this case. I live at {44 Bartlett Street, Apt. 3R, Lewiston}.
2. ‹I pack {blueberries} in {August} and {sea cucumbers} the rest of the year for {Downeast Pack}, in {Milbridge}, {two hours} each way in {Pacifique’s van}.›
3. I hired {Mr. Kole} because {a deacon at my church} gave me his card. I signed a contract with him, which is attached as Exhibit {B}. He was to prepare and file my application for asylum and to represent me at every hearing.
4. I gave him my documents on {March 1, 2024}. I asked him {five times} whether the application was filed.
5. ‹{Pacifique} drove me to {Lynn} on {January 3, 2025}; the door had {a chain}, and {a woman from the nail salon} said {he went to Florida}.›
6. No one told me that the Court had set a deadline. If I had known, I would have filed the application myself.
7. ‹My mother, {Spès}, and my brother’s {four} are in {Nyarugusu}.›
8. I ask the Court to reopen my case so that I can tell it what happened to me.
Sworn to before me on {May 27, 2025}
{Odette Labbé}, Notary Public
My commission expires {June 1, 2029}
INDEX OF EXHIBITS
A. Order of the Immigration Judge, {March 12, 2025}
B. Retainer agreement with {Kole Immigration Associates}
C. Letter to {Mr. Kole} of {April 8, 2025}, returned {unclaimed}
D. Complaint to {the Board of Bar Overseers}, No. {C-25-0417}
E. Form I-589 with {his passport} and {a discharge summary of Hôpital de Kiremba}
PROOF OF SERVICE
On {May 30, 2025}, I, {Celeste Daigle}, served a copy of this motion and all attachments on the Office of the Principal Legal Advisor, {1 Federal Street, Boston, MA 02110}, by {first-class mail}.
{Celeste Daigle}`,
    answers:
      'Court: Denver, Colorado\nJudge: Harriet J. Solberg\nCustody: NOT DETAINED\nNext hearing: none\nAdmitted at: John F. Kennedy Airport\nAdmitted on: May 6, 2021\nAdmitted as: B-2 visitor\nNotice to Appear filed on: April 2, 2024\nOrder of removal of: September 18, 2026\nFormer counsel: Gordon Plimpton\nRetained former counsel on: May 10, 2024\nFee paid to former counsel: $2,800\nDeadline for the application: June 1, 2026\nMaster calendar hearing of: February 3, 2026\nLetter to former counsel of: October 12, 2026\nComplaint filed on: October 26, 2026\nDisciplinary authority: Colorado Office of Attorney Regulation Counsel\nSigned on: November 20, 2026\nServed by: Lena Ortiz\nAddress of the Department: 12445 East Caley Avenue, Centennial, Colorado 80111\nAffidavit signed at: Adams County, Colorado\nClient’s address: 77 Larkspur Street, Aurora, Colorado 80010',
    told: 'Mr. Kaboré gave Mr. Plimpton his papers on May 17, 2024. In July 2026 Mr. Plimpton wrote that the case was fine. Soldiers beat Mr. Kaboré in Koudougou in November 2020 because he had hidden his brother Adama, a deserter, and broke three of his fingers. He works as a welder in Commerce City.',
    facts: [
      'Kaboré',
      'A 000-000-772',
      'DENVER, COLORADO',
      'Solberg',
      'Burkina Faso',
      'May 6, 2021',
      'April 2, 2024',
      'September 18, 2026',
      'Plimpton',
      '$2,800',
      'June 1, 2026',
      'October 26, 2026',
      'Koudougou',
      'Adama',
      'welder',
      '77 Larkspur Street',
      'Lena Ortiz',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'letter brief to USCIS on a notice of intent to deny an adjustment',
    client: 'she',
    marked: `
@header {Re: Phanthavong}, {MSC-21-900-00412}
{VALDERRAMA & STEIN}
Immigration Attorneys
{3300 Wilshire Court, Suite 1100 / Fresno, California 93711}
{Tel. 559-555-0182}
{October 14, 2025}
Via {UPS Overnight, 1Z 000 000 03 1234 5678}
U.S. Citizenship and Immigration Services
{Fresno} Field Office
{744 P Street}
{Fresno, CA 93721}
RE: Response to Notice of Intent to Deny
| Applicant | {Khamla PHANTHAVONG} |
| A# | {000-000-533} |
| Form | I-485, Application to Register Permanent Residence or Adjust Status |
| Receipt | {MSC-21-900-00412} |
| NOID dated | {September 16, 2025} |
| Response due | {October 19, 2025} |
Dear {Officer Trujillo}:
This office represents the applicant, {Khamla Phanthavong}, whose application to adjust status is based on the approved I-130 of her {husband}, {Gregory Alan Siemens}. We respond to the Notice of Intent to Deny of {September 16, 2025}, which finds that she has not shown that she was inspected and admitted and that she does not merit a favorable exercise of discretion. Neither finding is correct.
BACKGROUND
{Ms. Phanthavong} was born in {Savannakhet}, {Laos}, on {November 3, 1989}. She arrived at {San Francisco International Airport} on {June 17, 2014} with {a visitor’s visa} and was admitted until {December 16, 2014}. Her passport was {lost in a kitchen fire in 2018}, and she has no copy of Form I-94.
‹{Greg} drove {the propane truck}, and she was {the tenant in the granny flat} who would not come out for {the leak}.› ‹They were married on {Valentine’s Day 2019} at {the Clovis rodeo grounds}, with {her cousin Noy} to translate the vows.›
They have {one child}, {Jasper}, born in {2020}, who {is deaf in the right ear}. ‹He has {a hearing dog}, a {retriever called Biscuit}.›
ARGUMENT
A. The Applicant Was Inspected and Admitted.
An applicant for adjustment must have been inspected and admitted or paroled. INA § 245(a). The burden is on the applicant, but the regulations do not require a particular document. Where the arrival record is missing, USCIS may consider secondary evidence and affidavits. 8 C.F.R. § 103.2(b)(2). The Policy Manual directs officers to search the agency’s own systems before they conclude that an admission did not occur. 7 USCIS-PM B.2.
The applicant submits a printout of her travel history from {EVA Air} (Exhibit {2}), a photograph of the visa page that she sent to {her sister} on {June 20, 2014} (Exhibit {3}), and a statement of {Bouavanh Phanthavong}, who {met her at the gate} (Exhibit {4}). USCIS has her fingerprints from {the consulate in Vientiane}. A request under the Freedom of Information Act has been pending since {July 7, 2025} under number {NRC2025110034}.
The Notice does not say that any system was searched. It says only that the applicant “did not provide a copy of Form I-94.” That is not the standard.
B. The Applicant Merits a Favorable Exercise of Discretion.
Adjustment of status is granted in the exercise of discretion. In the absence of adverse factors it will ordinarily be granted. Matter of Arai, 13 I&N Dec. 494 (BIA 1970). Family ties in the United States, hardship, and length of residence are countervailing factors of significance.
The Notice relies upon {one arrest}. On {May 5, 2022} the {Fresno County Sheriff} arrested the applicant for {petty theft}, Cal. Penal Code § {484(a)}. The case was {dismissed under Penal Code § 1001.36 after she completed counseling} on {March 1, 2023} (Exhibit {6}).
‹What she took was {a can of formula}; it was {the month} after {the miscarriage}, and {the baby in the next bed at Community Regional} had been called {Jasper} too.›
‹She has cut hair for {the residents of Sierra Vista Care} on {Mondays}, for nothing, since {before the pandemic}.›
An arrest that did not lead to a conviction carries little weight. The applicant has no other arrest, here or abroad. She has paid taxes in each year since {2019}. Her {husband} cannot care for the {child} alone because he {is on the road four nights a week}.
C. Request for an Interview.
If USCIS is not prepared to approve the application on this record, we ask that the applicant and her {husband} be interviewed before a decision is made, with an interpreter in {Lao}.
For all of these reasons, the Notice should be withdrawn and the application approved.
Sincerely,
{Inés Valderrama}
{Managing Attorney}
cc: {Khamla Phanthavong}
Exhibits
1. Notice of Intent to Deny of {September 16, 2025}
2. {EVA Air} travel history, flight {BR 18}
3. Photograph of visa page, with message to {Souksakhone}
4. Declaration of {Bouavanh Phanthavong}
5. Marriage certificate, {Fresno County}, No. {4-2019-10-000312}
6. Minute order, {People v. Phanthavong}, No. {M22-004417}
7. Birth certificate and {audiogram} of {Jasper Siemens}
8. Federal tax transcripts, {2019–2024}
9. Letter of {Sierra Vista Care}`,
    answers:
      'Date of this letter: November 20, 2026\nField office: Denver\nAddress of the field office: 12484 East Weaver Place, Centennial, CO 80111\nOfficer: none\nReceipt number: IOE0900000731\nNotice of Intent to Deny of: October 26, 2026\nResponse due: November 28, 2026\nPetitioner: Daniel Whitcomb, husband\nBorn in: Samarkand\nArrived at: Newark Liberty International Airport\nArrived on: April 9, 2017\nVisa: student visa\nAdmitted until: duration of status\nArrest: none\nChildren: none\nPassport: lost in a move in 2021\nFreedom of Information Act request of: September 1, 2026\nFOIA number: NRC2026220047\nTaxes since: 2020',
    told: 'Ms. Rakhimova married Daniel Whitcomb on June 12, 2022 in Lakewood. Turkish Airlines gave her a record of her flight. Her brother Farrukh met her at the airport. She volunteers as a translator at the Aurora library. Mr. Whitcomb has epilepsy and does not drive.',
    facts: [
      'Rakhimova',
      'A 000-000-655',
      'November 20, 2026',
      'Denver',
      'IOE0900000731',
      'October 26, 2026',
      'November 28, 2026',
      'Daniel Whitcomb',
      'Samarkand',
      'Newark Liberty International Airport',
      'April 9, 2017',
      'Uzbekistan',
      'Turkish Airlines',
      'epilepsy',
      'Aurora library',
      'NRC2026220047',
      'Philippa Oyelowo',
    ],
  },
]
