import type { FirmDocument } from './firm-document.ts'

/** A motion to reopen, a cover letter for U status, a paralegal’s declaration on lost mail. */
export const twentyNinthDocuments: readonly FirmDocument[] = [
  {
    name: 'motion to reopen an order in absentia for a roofer who had moved',
    client: 'he',
    marked: `
@header {BARRIOS-CHOC}, {Efraín} / {A 000-000-841}
@footer Motion to Reopen and Rescind — Page
{TERRENCE W. OKAFOR} ({Ga.} Bar No. {000612})
{OKAFOR | LINDE, LLP}
{1755 The Exchange SE, Suite 310}
{Atlanta, GA 30339}
{(770) 555-0164} | {docket@okaforlinde.example}
ATTORNEY FOR RESPONDENT
{NOT DETAINED – STAY IN EFFECT} UNDER INA § 240(b)(5)(C)
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
{ATLANTA, GEORGIA}
| IN THE MATTER OF: | |
| {EFRAÍN BARRIOS CHOC} | FILE NO. {A 000-000-841} |
| RESPONDENT. | IN REMOVAL PROCEEDINGS |
IJ: {Hon. Dorothea Pruitt}
Hearing: {none scheduled}
MOTION TO REOPEN AND RESCIND ORDER ENTERED IN ABSENTIA
COMES NOW the Respondent, {Efraín Barrios Choc}, by and through undersigned counsel, and moves this Court to reopen his removal proceedings and to rescind the order of removal that was entered in his absence on {October 3, 2019}.
I. PROCEDURAL HISTORY
The Respondent is a {34-year-old} native and citizen of {Guatemala} who entered the United States near {Sasabe, Arizona} on {April 22, 2018}. DHS released him on {an order of recognizance} and issued a Notice to Appear that gave no date and no time for his hearing. The Notice to Appear was filed with this Court on {June 11, 2018}.
On {January 15, 2019} the Court mailed a Notice of Hearing to {218 Pinecrest Circle, Lot 9, Dalton, Georgia 30721}. It was returned by the postal service on {February 2, 2019} stamped "{Attempted – Not Known}."[1]
On {October 3, 2019} Immigration Judge {J. Barton Sayles}, since retired, ordered the Respondent removed in absentia to {Guatemala}. He learned of the order on {May 6, 2026}, when {a background check} for {a commercial license} came back.
No appeal was taken, and {no previous motion to reopen has been filed}. The Respondent is not the subject of any pending criminal prosecution.
II. STATEMENT OF FACTS
‹{Efraín} roofs {chicken houses} for {Whitfield Steel & Truss}, and in {the fall of 2018} the crew was moved to {Calhoun}, where he slept in {a bunk trailer} with {five others}.›
‹He gave the new address to {the officer at the desk on Ted Turner Drive}, who wrote it on {a yellow sticker}.›
‹His cousin {Wilmer}, who kept {Lot 9}, had gone back to {Cobán} for {a funeral} by then, and {the new people} threw out what was not theirs.›
‹They never called.› ‹They did not know him.›
‹{Efraín} appeared at {all four check-ins}; {the last} was {eleven days} before the hearing that he knew nothing of.›
‹He has two girls with {Telma Caal}: {Yareli}, {six}, and {Dulce}, {three}, who was born with {a cleft palate} and has had {two of four operations} at {Erlanger}.›
III. ARGUMENT
A. The Order Must Be Rescinded Because the Respondent Did Not Receive Notice.
An order entered in absentia may be rescinded upon a motion to reopen filed at any time if the noncitizen demonstrates that he did not receive notice in accordance with paragraph (1) or (2) of INA § 239(a). INA § 240(b)(5)(C)(ii). The filing of such a motion stays removal until the Immigration Judge decides it.
There is a presumption of delivery where a notice is sent by regular mail, but it is weaker than the one that attaches to certified mail. Matter of M-R-A-, 24 I&N Dec. 665 (BIA 2008). In deciding whether it has been overcome the Court considers all relevant evidence, including the respondent’s affidavit, affidavits of others who know whether notice was received, his actions on learning of the order, any prior application for relief, and his attendance at earlier hearings. Id. at 674.
Every one of those factors weighs for the Respondent. His own affidavit and {two others} say that nothing reached him (Tabs {B–D}). The envelope itself came back. He retained counsel {nine days} after he learned of the order.
‹And he had every reason to come: {Telma’s brother} had been granted {asylum} by the same judge on the same {land dispute} {the year before}.›
B. In the Alternative, the Court Should Reopen Sua Sponte.
The Court may reopen any case in which it has made a decision at any time on its own motion. 8 C.F.R. § 1003.23(b)(1). That power is reserved for exceptional situations, and this is one.
‹{Dulce’s} surgeon, {Dr. Lena Marchbanks}, says that the child must be under {the same team} until she is {nine} and that in {Alta Verapaz} there is none.›
A finding that reopening serves the interests of justice would prejudice nobody, and the Respondent has {a strong claim to cancellation of removal} that he was never heard on.
IV. STATEMENT UNDER 8 C.F.R. § 1003.23(b)(1)(i)
The validity of the order has not been and is not the subject of any judicial proceeding.
V. CONCLUSION
For the foregoing reasons, the Respondent asks this Court to reopen these proceedings, rescind the order of {October 3, 2019}, and set the matter for a master calendar hearing.
Respectfully submitted this {14th day of May, 2026},
/s/ {Terrence W. Okafor}
EXHIBITS
| TAB | DOCUMENT | PP. |
| A | Order of {October 3, 2019}, with returned envelope | {1-4} |
| B | Affidavit of {Efraín Barrios Choc} | {5-9} |
| C | Affidavit of {Wilmer Choc}, sworn in {Cobán} | {10-12} |
| D | Letter of {Whitfield Steel & Truss} on his transfer | {13} |
| E | Check-in card, {four} stamps | {14} |
| F | Chart of {Dulce Barrios}, {Erlanger Children’s Hospital} | {15-44} |
| G | Proposed Form EOIR-42B | {45-58} |
CERTIFICATE OF SERVICE
I hereby certify that on {May 14, 2026} a true copy of the foregoing was served through ECAS upon the Department of Homeland Security, Office of the Principal Legal Advisor, {180 Ted Turner Drive SW, Suite 332, Atlanta, GA 30303}.
{Priscilla Nunn}, Paralegal
@footnote The envelope is marked in {red crayon}; a color copy is at Tab A, page {3}.`,
    answers:
      'Court: Denver, Colorado\nJudge: Harriet J. Solberg\nCustody: NOT DETAINED\nEntered near: San Ysidro\nEntered on: March 3, 2018\nNotice to Appear filed on: April 2, 2018\nNotice of hearing mailed on: August 8, 2018\nOrder in absentia of: January 9, 2019\nJudge who ordered removal: Edwin Tarrant\nLearned of the order on: September 1, 2026\nFiled on: November 20, 2026\nAddress of the notice: 77 Larkspur Street, Aurora, Colorado 80010\nServed by: Lena Ortiz\nAddress of the Department: 12445 East Caley Avenue, Centennial, Colorado 80111',
    told: 'Mr. Kaboré moved to Greeley in June 2018 because the meat plant gave him a room there. He told the officer at his check-in of the new address. His landlord, Ousmane Sanou, kept no mail. Mr. Kaboré went to each of his three check-ins. His daughter Awa, who is two, has sickle cell disease and is treated at Children’s Hospital Colorado.',
    facts: [
      'Kaboré',
      'A 000-000-772',
      'DENVER, COLORADO',
      'Solberg',
      'Burkina Faso',
      'San Ysidro',
      'March 3, 2018',
      'January 9, 2019',
      'September 1, 2026',
      '77 Larkspur Street',
      'Greeley',
      'Ousmane Sanou',
      'Awa',
      'sickle cell disease',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'cover letter for U status of a market vendor',
    client: 'she',
    marked: `
@header {C. Abarca} — I-918 — page
{Centro Legal Puente}
{A project of Puente Community Partners, Inc.}
{4017 Chicago Avenue South · Minneapolis, Minnesota 55407}
{612-555-0133} (tel) · {612-555-0134} (fax)
{August 28, 2025}
BY FEDERAL EXPRESS {7700 0000 4412}
U.S. Department of Homeland Security
USCIS – {Nebraska} Service Center
Attn: I-918 U Visa
{850 S Street}
{Lincoln, NE 68508}
Re: Form I-918, Petition for U Nonimmigrant Status
| Petitioner: | {Consuelo ABARCA-TELLO} |
| A number: | {None / not known} |
| Date of birth: | {2/17/1986} |
| Country of birth: | {Ecuador} |
| Qualifying crime: | {Felonious assault} |
| Certifying agency: | {Minneapolis Police Department} |
| Derivatives: | {Segundo Quishpe} (spouse); {Nayeli Quishpe}, {15} (daughter) |
| Safe address: | c/o this office |
Dear Officer:
Our office represents {Ms. Abarca}, the above-named petitioner. She seeks U nonimmigrant status under INA § 101(a)(15)(U), and a waiver of inadmissibility under INA § 212(d)(14). Enclosed please find the following:
Forms
1. Form G-28 (two originals)
2. Form I-918 with supplement A for {her husband and daughter}
3. Form I-918 Supplement B, signed on {June 30, 2025} by {Cmdr. Travis Haugen}
4. Form I-192 with a request to waive the fee of {$1,100}
5. Form I-765 under category (c)(14)
Evidence
6. Declaration of {Consuelo Abarca}
7. Police report {MP-2024-118872}
8. Records of {Hennepin County Medical Center}, {64 pages}
9. Letter of {Alba Restrepo}, LICSW, {Casa de Esperanza}
10. Photographs of {the stall} and of {the hand}
11. Passport of {Ecuador} no. {A0000177}
A. Ms. {Abarca} is the victim of a qualifying criminal activity.
Felonious assault is listed in the statute, and the certification names {Minn. Stat. § 609.222}. A petitioner need not show that the offender was charged or convicted.
‹On {May 19, 2024}, as she was folding {her awning} at {the Mercado on Lake Street}, {a man} asked for {a lemon} and then cut her {right hand} to {the tendon} with {a box knife}.›
‹He took {the cash apron} with {$410} in it.›
B. She suffered substantial physical or mental abuse.
USCIS looks to the nature of the injury, the severity of the perpetrator’s conduct, the severity of the harm suffered, the duration of the infliction of the harm, and the extent to which there is permanent or serious harm to the appearance, health, or physical or mental soundness of the victim. 8 C.F.R. § 214.14(b)(1).
‹Her {ring finger} no longer closes.› ‹{Dr. Amund Rye} operated {twice}; she cannot hold {a knife}, and for {a vendor of cut fruit} that is the trade.›
‹She wakes at {four}, which was the hour of {the market}, and stands at {the window} until it is light.›
‹{Nayeli} does {the buttons}.›
C. She possesses information and has been helpful.
The petitioner has a continuing responsibility to provide assistance when reasonably requested. She has met it.
‹She picked {number four} from {a book of photographs}, rode with {Officer Lindqvist} to show where he had run, and testified against {Dontrell Weems} on {February 4 and 5, 2025}.›
D. The criminal activity violated the laws of the United States.
The offense took place in {Minneapolis}, in {Hennepin County}.
E. A waiver of inadmissibility is in the public or national interest.
{Ms. Abarca} is inadmissible under INA § 212(a)(6)(A)(i) because she entered without inspection near {Nogales} in {November of 2011}. She has {one citation for vending without a license (2019)}, which was {dismissed}.
USCIS may waive nearly every ground of inadmissibility for a U petitioner where that is in the public or national interest, and has long weighed the hardship to the family, ties to the community, and the value of the victim’s cooperation.
‹She sends {the school fees} of {two nephews in Cañar}, pays into {the parish roof} at {Holy Rosary}, and has filed taxes under {an ITIN} since {2013}.›
We ask that the petition and the application for a waiver be approved, or, if no visa number is available, that a bona fide determination be made and employment authorization issued.
Please do not contact our client directly. All correspondence should be sent to the safe address above. The protections of 8 U.S.C. § 1367 apply to this file.
With appreciation,
{Hanna Dybvig}
{Staff Attorney}
{hdybvig@puente.example}`,
    answers:
      'Date of this letter: November 20, 2026\nService center: Vermont\nQualifying crime: robbery\nCertifying agency: Aurora Police Department\nSupplement B signed on: October 5, 2026\nSigned by: Chief Dana Whitmer\nPolice report: AP-2026-000731\nStatute: Colo. Rev. Stat. § 18-4-302\nEntered near: San Ysidro\nEntered in: May 2024\nPlace of the offense: Aurora, Arapahoe County\nDerivatives: none',
    told: 'On June 2, 2026 two men robbed Ms. Rakhimova at the bus stop on Havana Street and broke her jaw with a bottle. She cannot chew on one side. She wakes at night and does not ride the bus anymore. She gave a statement that night and identified one of the men on June 9, 2026. She volunteers as a translator at the Aurora library.',
    facts: [
      'Rakhimova',
      'A 000-000-655',
      'November 20, 2026',
      'Vermont',
      'Uzbekistan',
      'robbery',
      'Aurora Police Department',
      'October 5, 2026',
      'AP-2026-000731',
      'Colo. Rev. Stat. § 18-4-302',
      'San Ysidro',
      'broke her jaw',
      'identified one of the men',
      'Aurora library',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'declaration of a paralegal on a notice that never came',
    client: 'he',
    marked: `
@footer Decl. of {T. Brandvold} re {Nsengiyumva}
{HALVERSEN REFUGEE LAW}
{2200 Broadway North, Unit C}
{Fargo, North Dakota 58102}
Form I-589 of {Célestin NSENGIYUMVA}
Alien number {A 000-000-358}
DECLARATION OF {TORUNN BRANDVOLD} IN SUPPORT OF MOTION TO ACCEPT LATE FILING
I, {Torunn Brandvold}, declare:
1. I am a {paralegal} at {Halversen Refugee Law}, where I have worked since {2015}. I make this declaration from my own knowledge and from the records of the office, which I keep.
2. Our office has represented {Célestin Nsengiyumva}, a national of {Rwanda}, since {September 9, 2024}.
3. It is the practice of this office that all incoming mail is opened by the paralegal on the day it arrives, stamped with the date, scanned to the client’s file, and entered in the calendar if it sets a deadline. A second person checks the calendar each Friday.
4. I followed that practice throughout {2025}.
5. On {April 11, 2025} this Court scheduled {Mr. Nsengiyumva’s} merits hearing for {November 5, 2025} and ordered that all supplemental evidence be filed by {October 6, 2025}.
6. The order is addressed to {2200 Broadway South}. Our office is on {Broadway North}.
7. ‹{Broadway South} is {a tire shop}.› ‹{The owner}, {Mr. Kvamme}, told me on {October 20} that he had {a shoebox} of our mail.›
8. The docket in ECAS shows that the order was served by regular mail and not electronically. A true copy of that entry is attached as Exhibit 1.
9. I first learned of the deadline on {October 17, 2025}, when I telephoned the Court’s automated line to confirm the date of the hearing.
10. ‹{Mr. Nsengiyumva} could not have known either.› ‹He had moved to {Moorhead} in {June}, after {his landlady} died, and gave us the new address {the same week}; I filed his EOIR-33 on {June 13, 2025}.›
11. ‹I have spoken with him {some thirty times}, with {Ms. Uwase} on the line for {Kinyarwanda}.› ‹He has never missed an appointment, though {the bus} takes {ninety minutes} and he stands all night at {Cass-Clay Creamery}.›
12. ‹The late evidence is the letter of {his wife}, {Espérance}, {forty-four}, from {Kabuga}, who was held at {Gikondo} for {nineteen days} because of him, and the scar photographs that {Dr. Tollefson} took on {October 2}.›
13. ‹They came by {DHL} on {the 15th}, with {rice} in the envelope to keep it dry.›
14. Under Part 3.1(c) of the Practice Manual and 8 C.F.R. § 1003.31(h), an Immigration Judge may set time limits for the filing of documents, and a party who misses one must show good cause. I understand that counsel will argue the point in the motion.
15. I prepared the filing on the day that I learned of the deadline. It was ready on {October 21, 2025}, {fifteen days} late and {fifteen days} before the hearing.
16. On {October 21, 2025} at {10:14 a.m.} I wrote to {Deputy Chief Counsel Rhys Calloway} by e-mail to ask for the Department’s position. He answered at {4:02 p.m.} that the Department {takes no position}.
17. This office has changed its address with the Court by Form EOIR-28 in every open case, and has asked the clerk to confirm each one.
I declare under penalty of perjury under the laws of the United States that the foregoing is true and correct.
Executed at {Fargo, North Dakota}, on {October 22, 2025}.
____________________
{Torunn Brandvold}
EXHIBITS TO DECLARATION
1 Docket entry of {April 11, 2025}
2 Photograph of {the tire shop} at {2200 Broadway South}
3 E-mail of {Mr. Calloway}
4 Mail log, {April 1} to {October 31, 2025}
CERTIFICATE OF SERVICE
{Nsengiyumva, Célestin} {A 000-000-358}
I served this declaration on the Office of the Principal Legal Advisor through ECAS on the date stated above.
{T. Brandvold}`,
    answers:
      'Who signs: Lena Ortiz\nParalegal since: 2019\nRepresented since: March 4, 2025\nOrder of: June 2, 2026\nMerits hearing: February 17, 2027\nEvidence due: October 30, 2026\nAddress on the order: 400 Brightwater Avenue\nLearned of the deadline on: November 9, 2026\nEOIR-33 filed on: August 21, 2026\nReady on: November 12, 2026\nDepartment counsel: Ingrid M. Thorsby\nPosition of the Department: opposes\nSigned at: Columbus, Ohio\nSigned on: November 20, 2026',
    told: 'Brightwater Avenue is a laundromat. The late evidence is a letter of Mr. Kaboré’s brother Adama from Koudougou, who was beaten by soldiers in July 2026 because of him. Mr. Kaboré moved to Greeley in August 2026 for the meat plant. He comes to every appointment.',
    facts: [
      'Lena Ortiz',
      'Kaboré',
      'A 000-000-772',
      'Burkina Faso',
      'March 4, 2025',
      'June 2, 2026',
      'February 17, 2027',
      'October 30, 2026',
      'laundromat',
      'Adama',
      'Koudougou',
      'Greeley',
      'August 21, 2026',
      'Thorsby',
      'Columbus, Ohio',
      'November 20, 2026',
    ],
  },
]
