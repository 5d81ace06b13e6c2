import type { FirmDocument } from './firm-document.ts'

/** A request for discretion, a spouse's declaration of hardship, an answer to a notice of intent to deny. Written whole before they were run. */
export const thirtySixthDocuments: readonly FirmDocument[] = [
  {
    name: 'request for prosecutorial discretion of a roofer',
    client: 'he',
    marked: `
@header Re: {Danilo Esquivel Batres}, {A 000-000-338}
@footer Request for Prosecutorial Discretion
{Prudence Okafor-Lindqvist}
{LINDQVIST & MBEKI, P.C.}
{815 South Boston Avenue, Suite 210}
{Tulsa, Oklahoma 74119}
{(918) 555-0148}
{March 17, 2025}
VIA {OPLA-PD-DAL@ice.example}
Office of the Principal Legal Advisor
U.S. Immigration and Customs Enforcement
{125 East John Carpenter Freeway, Suite 500}
{Irving, Texas 75062}
Re: Request for the exercise of prosecutorial discretion
Respondent: {Danilo ESQUIVEL BATRES}
File No.: {A 000-000-338}
Immigration Judge: {Lorraine Haverty}
Next hearing: {May 6, 2025, at 1:30 p.m.} ({individual})
Status: {not detained}
Dear Counsel:
This office represents {Mr. Danilo Esquivel Batres} in removal proceedings before the Immigration Court in {Dallas}. We ask the Department to exercise its discretion and to join a motion to dismiss the proceedings without prejudice under 8 C.F.R. § 239.2(a)(7) and § 1239.2(c). In the alternative we ask the Department to join a motion to administratively close them.
I. THE DEPARTMENT’S AUTHORITY
Prosecutorial discretion is the long-standing authority of an agency charged with enforcing the law to decide where to spend its resources. Arizona v. United States, 567 U.S. 387, 396 (2012). It may be exercised at any stage of proceedings. Counsel for the Department may move to dismiss where the respondent is not a priority, where continuation is no longer in the best interest of the government, or where relief is likely to be granted by another agency.
A decision to dismiss confers no status. It leaves the respondent where the Notice to Appear found him, and the Department may begin anew if circumstances change.
II. PROCEDURAL HISTORY
{Mr. Esquivel} is a {41-year-old} national of {Guatemala}. He entered without inspection near {Lukeville, Arizona} in {November 2005}. The Department served him with a Notice to Appear on {August 14, 2019}, after {a stop for a broken taillight in Sapulpa}. He has admitted the allegations and conceded that he is removable as charged. He filed an application for cancellation of removal on {February 3, 2021}.
III. POSITIVE FACTORS
A. Length of Residence and Family Ties
{Mr. Esquivel} has lived in the United States for {nineteen years}. He and his wife, {Marisela Tzoc}, have {three children}, all {born in Tulsa}: {Anahí}, {15}; {Emerson}, {12}; and {Dulce}, {4}.
‹{Dulce} was born with {one kidney} and goes to {Saint Francis Children’s} {every second Thursday}.›
‹{Emerson} has not slept through a night since {the deputies} came, and keeps {his shoes} beside {the mattress}.›
B. Employment and Taxes
He has filed returns with an individual taxpayer identification number for every year since {2009}.
‹For {eleven years} he has laid {shingles} for {Green Country Roofing}, and after {the Sand Springs tornado} he tarped {forty houses} without asking for {a dime}.›
C. Community
The Department may weigh a respondent’s ties to the community, including membership in a congregation, volunteer service and the support of neighbors.
‹He is {an usher} at {Iglesia Roca Firme} and drives {the church van} on {Wednesdays}.›
Letters from {Pastor Abelino Chun} and from {his daughter’s} {band director}, {Mr. Stroud}, are enclosed.
D. Absence of Negative Factors
{Mr. Esquivel} has no arrests other than {a citation for driving without a license in Creek County}, which was {dismissed on payment of costs of $214}. He has never been convicted of a crime. He has appeared at every hearing.
IV. RELIEF BEFORE ANOTHER AGENCY
{His sister}, {Rebeca Esquivel}, filed a petition for him on {June 30, 2008}, which USCIS approved. ‹In {2023} he was cut with {a box knife} while stopping {two men} at {a QuikTrip on Admiral Place}, and {the Tulsa Police Department} signed {a Form I-918B}.› His petition for {U nonimmigrant status} has been pending since {January 22, 2024}.
Where a petition is pending with USCIS and appears approvable on its face, continuing to litigate removal consumes the time of the Court and of the Department with little benefit to either.
V. REQUEST
For these reasons we ask that the Department agree to dismissal, or in the alternative to administrative closure. Please let us know the Department’s position by {April 11, 2025}, so that a joint motion may be filed before the hearing. If the Department needs anything further, including biometrics results or certified dispositions, we will provide it promptly.
Thank you for your consideration.
Respectfully,
{Prudence Okafor-Lindqvist}
Counsel for Respondent
Enclosures:
1. Form G-28
2. Birth certificates of {Anahí}, {Emerson} and {Dulce}
3. {Letter of Dr. Vivian Sturm, pediatric nephrology}
4. Tax transcripts, {2009–2024}
5. Receipt notice for {Form I-918}, {EAC0000000338}
6. Letters of support ({Pastor Chun}; {D. Stroud})
7. Court disposition, {Creek County No. TR-2018-0419}`,
    answers:
      'Addressee’s e-mail: OPLA-PD-PHI@ice.example\nOffice’s address: 114 North 8th Street, Philadelphia, Pennsylvania 19107\nImmigration Judge: Harriet J. Solberg\nNext hearing: February 9, 2027, at 9:00 a.m. (master)\nStatus: not detained\nImmigration Court: Philadelphia\nEntered near: Otay Mesa\nEntered in: July 2012\nNotice to Appear served on: March 4, 2021\nHow it came to the Notice to Appear: an asylum referral\nApplication for cancellation filed on: May 12, 2023\nYears in the United States: fourteen years\nWife: Aminata Kaboré\nChildren: Fatoumata, 9, and Idrissa, 6\nTax returns since: 2014\nArrests: none\nPetition pending since: April 2, 2025\nPetitioned for: U nonimmigrant status\nPosition asked for by: December 15, 2026\nDate of the letter: November 20, 2026',
    told: 'Mr. Kaboré bakes bread at a hotel in Camden and pays the rent of two families. Idrissa has asthma and uses an inhaler each night. Mr. Kaboré coaches a boys’ soccer team on Saturdays.',
    facts: [
      'Kaboré',
      'A 000-000-772',
      'Burkina Faso',
      'Otay Mesa',
      'July 2012',
      'March 4, 2021',
      'May 12, 2023',
      'fourteen years',
      'Aminata',
      'Fatoumata',
      'Solberg',
      'February 9, 2027',
      'Philadelphia',
      'bakes bread',
      'asthma',
      'December 15, 2026',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'declaration of hardship by a husband who teaches shop',
    client: 'she',
    marked: `
DECLARATION OF {CALVIN ROY STADTMUELLER}
IN SUPPORT OF FORM I-601A, APPLICATION FOR PROVISIONAL UNLAWFUL PRESENCE WAIVER
Applicant: {Graciela Montes Urrutia}
A-Number: {A 000-000-562}
I, {Calvin Roy Stadtmueller}, declare under penalty of perjury as follows:
1. I am a citizen of the United States and the {husband} of {Graciela Montes Urrutia}. I make this declaration in support of her application for a provisional unlawful presence waiver.
2. I was born in {Fergus Falls, Minnesota}, on {October 3, 1979}. We live at {908 Cavour Avenue}, and I have attached a copy of my birth certificate.
How We Met and Married
3. ‹I met {Graciela} in {the bleachers} at {a hockey game} in {January 2014}; she had never seen {ice} that people stood on {on purpose}.›
4. We were married on {July 18, 2015}, at {Bethlehem Lutheran}. We have {two children}: {Ingrid}, who is {eight}, and {Mateo}, who is {five}.
My Work and Our Finances
5. ‹I teach {wood shop and small engines} at {Kennedy Secondary School}. I bring home {$3,412} a month and {Graciela} makes {$1,900} cleaning rooms at {the Best Western}.›
6. ‹We owe {$148,000} on the house and {$11,260} on {the Silverado}.›
7. Our tax returns, pay statements and mortgage statement are attached. Without her income I could not meet our monthly obligations, and I could not also support a second household abroad.
My Health
8. I am under the care of {Dr. Pavel Hruska} at {Lake Region Healthcare}. His letter is attached.
9. ‹In {2019} {a table saw} took {two fingers} off my {left hand}, and since then I have {panic attacks} whenever {a blade} starts up.› ‹{Graciela} sits on {the phone} with me in {the parking lot} until it passes.›
Our Children
10. ‹{Ingrid} is {deaf in her right ear} and signs better with her mother than with me. {Mateo} {will not eat} for anybody else.›
11. If my {wife} has to leave, the children would have to choose between a parent and their country, and no child should be asked to do that.
If I Had to Relocate
12. I do not speak {Spanish}. I have no family in {El Salvador}. My teaching license is not valid there.
13. ‹{Graciela’s} town, {Chalchuapa}, is where {her cousin Wilber} was shot at {a bus stop} for {forty dollars}.›
14. I have read the travel advisory of the Department of State for {El Salvador}, and I am afraid for our children.
15. ‹{My father} has {Parkinson’s} and lives {across the alley}; I lift him into {the tub} {every night}.›
Conclusion
16. I understand that the law requires me to show extreme hardship. I am not asking for an exception to the law. I am asking that my family be kept together.
17. I respectfully ask USCIS to approve my {wife’s} application.
I declare under penalty of perjury under the laws of the United States of America that the foregoing is true and correct.
Executed on {February 9, 2025}, at {Fergus Falls, Minnesota}.
{Calvin Roy Stadtmueller}`,
    answers:
      'Declarant: Timur Rakhimov\nDeclarant’s birth: Toledo, Ohio, on April 8, 1990\nHome: 31 Linden Court\nMarried on: May 20, 2019, at the Lucas County Courthouse\nChildren: one daughter, Laylo, who is four\nDoctor: Dr. Esther Wills at Mercy Clinic\nCountry: Uzbekistan\nLanguage: Uzbek\nExecuted on: November 20, 2026, at Toledo, Ohio',
    told: 'I drive a delivery truck and earn $3,100 a month. My wife keeps the books of a pharmacy. Our daughter Laylo has a speech delay and sees a therapist twice a week. I have diabetes and my wife measures my insulin.',
    facts: [
      'Rakhimova',
      'A 000-000-655',
      'Timur Rakhimov',
      'Toledo',
      'April 8, 1990',
      'May 20, 2019',
      'Laylo',
      'Esther Wills',
      'Uzbekistan',
      'delivery truck',
      'speech delay',
      'diabetes',
      'November 20, 2026',
    ],
  },
  {
    name: 'answer to a notice of intent to deny a marriage petition',
    client: 'she',
    marked: `
@header {Brunner / Adeyemi-Cole} {IOE0000000471}
{Sigrid Vanterpool}
{VANTERPOOL IMMIGRATION LAW}
{77 Monument Circle, Fourth Floor}
{Indianapolis, Indiana 46204}
{October 2, 2024}
U.S. Citizenship and Immigration Services
{Indianapolis Field Office}
{1099 North Meridian Street, Suite 1000}
{Indianapolis, Indiana 46204}
RE: Response to Notice of Intent to Deny dated {September 4, 2024}
Petitioner: {Gerald Wayne BRUNNER}
Beneficiary: {Folasade ADEYEMI-COLE}, {A 000-000-471}
Form: I-130, Petition for Alien Relative, {IOE0000000471}
Response due: {October 7, 2024}
Dear Officer:
We represent {Gerald Brunner}, a citizen of the United States, and {his wife}, {Folasade Adeyemi-Cole}, a citizen of {Sierra Leone}. This letter, with its exhibits, responds to the Notice of Intent to Deny (“NOID”) that USCIS issued on {September 4, 2024}. The response is timely.
INTRODUCTION
The NOID proposes to deny the petition on two grounds: that the couple’s testimony at the interview of {June 12, 2024} was inconsistent, and that the documents do not show a shared life. Neither ground withstands a reading of the whole record.
THE LEGAL STANDARD
The petitioner bears the burden of proving by a preponderance of the evidence that the marriage was entered into in good faith. Matter of Chawathe, 25 I&N Dec. 369, 375 (AAO 2010). The question is whether the parties intended to establish a life together at the time they were married. Matter of Laureano, 19 I&N Dec. 1 (BIA 1983). Conduct after the marriage is relevant only to the extent that it bears upon their state of mind when they married. A marriage is not a sham because the spouses later live apart, quarrel or separate.
Evidence may include insurance policies, leases, income tax forms and bank accounts, and testimony about courtship, the wedding ceremony, shared residence and experiences. Derogatory information of which the petitioner is not aware must be disclosed. 8 C.F.R. § 103.2(b)(16)(i).
FACTS
‹The couple met in {2021} at {the Kroger on East 56th}, where {Ms. Adeyemi-Cole} worked {the fish counter} and {Mr. Brunner} bought {catfish} {three Fridays} running before he asked her name.› They married on {April 23, 2022}, before {Judge Tamsin Rourke} of {the Marion County Small Claims Court}. They have lived since then at {4417 Guilford Avenue, Apartment 6}.
‹{Mr. Brunner’s} {two sons} from {his first marriage} call her {Auntie Sade}, and she taught {the younger} to make {groundnut stew}.›
ARGUMENT
I. The Discrepancies Are Minor and Explained
The NOID lists {four} discrepancies. Each is addressed in the affidavits at Tabs {A} and {B}.
1. The date of the proposal. ‹{Mr. Brunner} said {Thanksgiving} and she said {the day after}; he asked {at midnight}, {in the driveway}, with {the engine running}.›
2. Who was at the wedding. ‹She counted {her uncle}, who watched on {a telephone} from {Freetown}, and he did not.›
3. {The beneficiary’s} work schedule. ‹She changed {shifts} {the week before} the interview, from {nights} to {mornings}.›
4. {The color of the bedroom}. ‹{One} called it {gray} and {the other} {blue}; {a paint chip} is at Tab {F}.›
Minor inconsistencies of this kind are what one expects of two people who are telling the truth from memory. Couples who have rehearsed do not disagree about such things. An officer may not rest a denial on discrepancies that go to collateral matters and that have been reasonably explained.
II. The Documents Show a Shared Life
The couple has filed joint returns for {2022 and 2023} (Tab {C}). They have a joint account at {Forum Credit Union} (Tab {D}), and each is the beneficiary of the other’s life insurance (Tab {E}).
‹When {Mr. Brunner} had {a stroke} on {December 30, 2023}, it was she whom {Community Hospital East} listed as {next of kin} and who signed for {the thrombolysis}.›
The absence of a joint lease is not evidence of fraud. USCIS may not require any particular document.
III. There Is No Substantial and Probative Evidence of Fraud
Section 204(c) of the Act bars approval only where there is substantial and probative evidence of an attempt to evade the immigration laws. Matter of Tawfik, 20 I&N Dec. 166 (BIA 1990). The NOID cites none.
‹It mentions {a neighbor} in {Apartment 5} who “did not know of any wife.” {That neighbor}, {Otis Rademaker}, moved in {nine days} before {the officers} knocked, and says so at Tab {G}.›
CONCLUSION
The petitioner has met his burden. We ask that USCIS withdraw the NOID and approve the petition. If any question remains, we ask for a second interview at which the spouses may be heard on it.
Very truly yours,
{Sigrid Vanterpool}
INDEX OF EXHIBITS
Tab {A} Affidavit of {Gerald Brunner}
Tab {B} Affidavit of {Folasade Adeyemi-Cole}
Tab {C} Joint tax transcripts, {2022 and 2023}
Tab {D} Statements of {Forum Credit Union}
Tab {E} Life insurance declarations
Tab {F} {Photographs of the apartment and paint chip}
Tab {G} Statement of {Otis Rademaker}`,
    answers:
      'Date of the letter: November 20, 2026\nField office: Cleveland Field Office, 1240 East 9th Street, Cleveland, Ohio 44199\nNOID dated: October 28, 2026\nReceipt number: IOE0000000888\nResponse due: November 30, 2026\nPetitioner: Derek Allan Holcomb\nInterview: August 19, 2026\nMarried on: June 14, 2023\nMarried before: Judge Anita Moss of the Franklin County Probate Court\nHome: 220 Tremont Road, Columbus\nDiscrepancies: two\nJoint returns for: 2023 and 2024\nJoint account at: Huntington Bank',
    told: 'The couple met in 2022 at a community garden in Columbus. Mr. Holcomb said the wedding dinner was on a Friday and Ms. Rakhimova said Saturday, because the guests stayed past midnight. They keep bees together.',
    facts: [
      'Rakhimova',
      'A 000-000-655',
      'Holcomb',
      'Uzbekistan',
      'October 28, 2026',
      'IOE0000000888',
      'August 19, 2026',
      'June 14, 2023',
      'Anita Moss',
      '220 Tremont Road',
      'Huntington Bank',
      'community garden',
      'past midnight',
      'Philippa Oyelowo',
    ],
  },
]
