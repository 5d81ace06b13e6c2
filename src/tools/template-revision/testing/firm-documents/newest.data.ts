import type { FirmDocument } from './firm-document.ts'

/** Two more kinds: a cover built on a declaration, and a complaint to a federal court. */
export const newestDocuments: readonly FirmDocument[] = [
  {
    name: 'VAWA self-petition cover with declaration',
    client: 'she',
    marked: `
@property {Thandeka Mabuza} VAWA
@header {Rosewater Legal Aid}, {77 Fulton Street, New York, NY 10038}
@footer {Mabuza} self-petition, page
@footnote {Ms. Mabuza} was formerly known as {Thandeka Nkosi}.
@comment {Josie}: {Thandeka} cried twice at intake, call {her} before noon.
@box CONFIDENTIAL: 8 U.S.C. § 1367
{January 30, 2024}
USCIS {Vermont} Service Center
{38 River Road, Essex Junction, VT 05479-0001}
RE: Form I-360, VAWA self-petition
Self-petitioner: {Thandeka Precious MABUZA}
A-number: {A 000-000-149}
Abusive spouse: {Darnell Whitcombe}, U.S. citizen
Safe address: c/o {Rosewater Legal Aid}
To the adjudicating officer:
Please accept this self-petition of {Thandeka Mabuza}, a citizen of {Eswatini}, as the abused spouse of a U.S. citizen. {She} asks that all notices be sent to the safe address.
# Eligibility
A self-petitioner must show a qualifying marriage entered into in good faith, residence with the abuser, battery or extreme cruelty, and good moral character. INA § 204(a)(1)(A)(iii).
USCIS considers any credible evidence. 8 C.F.R. § 204.2(c)(2)(i).
## 1. The marriage was entered into in good faith.
‹{Thandeka} met {Darnell} at a {nursing conference} in {Newark} in {March 2016}; they married at {Borough Hall in Brooklyn} on {November 12, 2016}.› ‹{He} taught {her} to drive in {his} mother’s {Buick}.›
## 2. They lived together.
‹From {2016} to {August 2022} the couple rented {a two-room flat at 412 Lefferts Avenue}.› A lease and bills are enclosed.
## 3. {Ms. Mabuza} was subjected to battery and extreme cruelty.
‹{Whitcombe} slapped {her} on {their first anniversary} and later locked {her} out in {the snow}.› ‹In {July 2022}, {he} broke {her} wrist; {Kings County Hospital} set it.› ‹{Officer Renata Bialik} of the {70th Precinct} took the report.›
## 4. Good moral character
{She} has no arrests. A police clearance is enclosed.
# Declaration
I, {Thandeka Precious Mabuza}, declare:
‹1. I am a {licensed practical nurse} and the mother of {Lwazi}, who is {five}.›
‹2. {Darnell} said that if I called the police {he} would have me sent back to {Manzini}.›
‹3. I have slept at {my cousin Nomsa’s} since that night.›
I declare under penalty of perjury that the foregoing is true and correct.
____________________
{Thandeka Precious Mabuza}
# Index of exhibits
| A | Marriage certificate |
| B | Report of {Officer Bialik} |
| C | Letter of {Nomsa Dlamini} |
Respectfully submitted,
{Josephine Adeyemi-Kraus}
Supervising Attorney
{Rosewater Legal Aid}`,
    answers: 'Date of the letter: November 20, 2026\nAbusive spouse: Calvin Strother\nMarriage: April 2, 2019',
    told: 'Ms. Rakhimova met Calvin Strother at a language school in Chicago. Calvin Strother hit her with a belt in June 2024. She is a pastry cook.',
    facts: [
      'Nilufar Rakhimova',
      'A 000-000-655',
      'Uzbekistan',
      'Calvin Strother',
      'November 20, 2026',
      'language school',
      'with a belt',
      'pastry cook',
      'Philippa Oyelowo',
      'Oyelowo Law Group',
    ],
  },
  {
    name: 'mandamus complaint',
    client: 'he',
    marked: `
@footer Complaint of {Farrokhzad}
{Winston E. Applegarth} (SBN {288104})
{Applegarth & Roon}
{3300 Cedar Springs Road, Suite 210}
{Dallas, Texas 75219}
{(214) 555-0182}
Attorney for Plaintiff
UNITED STATES DISTRICT COURT
{NORTHERN DISTRICT OF TEXAS}
| {Kaveh FARROKHZAD}, Plaintiff, v. {Lorna Tilbury}, Director, U.S. Citizenship and Immigration Services, Defendant. | Civil Action No. {3:24-cv-01477} |
| Alien No. {A 000-000-068} | Agency receipt {IOE0912345678} |
# COMPLAINT FOR A WRIT OF MANDAMUS
# INTRODUCTION
1. This is an action to compel the decision of an application for naturalization that has waited for {thirty-one months}.
2. Plaintiff {Kaveh Farrokhzad} filed Form N-400 on {March 9, 2022} and was interviewed at the {Dallas} Field Office on {October 18, 2022}.
# JURISDICTION AND VENUE
3. This Court has jurisdiction under 8 U.S.C. § 1447(b), 28 U.S.C. §§ 1331 and 1361, and 5 U.S.C. § 702.
4. Venue is proper because Plaintiff resides in {Plano, Texas}. 28 U.S.C. § 1391(e).
# PARTIES
5. Plaintiff is a {forty-six-year-old} native of {Iran} and a lawful permanent resident since {June 1, 2016}.
6. Defendant {Lorna Tilbury} is sued in {her} official capacity only.
# FACTS
‹7. {Mr. Farrokhzad} teaches {civil engineering} at {Collin Ridge College}, and {his} wife {Shirin} runs a {tailor shop} on {Legacy Drive}.›
‹8. {He} has not seen {his} father, {Bahram}, who is dying of {liver cancer} in {Shiraz}, since {2019}, because {he} dares not travel before the oath.›
‹9. {Officer Dietz} told {him} at the interview that {his} answers were fine.›
10. Plaintiff’s counsel inquired on {May 4, 2023} and {January 8, 2024}. The agency answered that the case was under review.
# CLAIM FOR RELIEF
11. Where the agency fails to decide an application within 120 days after the examination, the district court may determine the matter or remand it. 8 U.S.C. § 1447(b).
12. An agency must conclude a matter presented to it within a reasonable time. 5 U.S.C. § 555(b).
13. The delay is unreasonable. {Mr. Farrokhzad} has exhausted {his} remedies, and none is left.
# PRAYER FOR RELIEF
Plaintiff asks that the Court order Defendant to decide the application within thirty days, and award costs and fees.
Dated: {September 25, 2024}
Respectfully submitted,
{/s/ Winston E. Applegarth}
{Winston E. Applegarth}
# VERIFICATION
I, {Kaveh Farrokhzad}, have read this complaint and declare under penalty of perjury that its facts are true.
{Kaveh Farrokhzad}`,
    answers:
      'Date of application: April 22, 2024\nInterview: December 3, 2024\nDefendant: Maribel Thackeray\nCourt: Southern District of Ohio',
    told: 'Mr. Kaboré is employed as a warehouse clerk. His mother in Ouagadougou has had a stroke. Counsel inquired in May 2025.',
    facts: [
      'Issouf Rasmané Kaboré',
      'A 000-000-772',
      'Burkina Faso',
      'April 22, 2024',
      'December 3, 2024',
      'Maribel Thackeray',
      'Southern District of Ohio',
      'warehouse clerk',
      'stroke',
      'Philippa',
      'PO117203',
      'Oyelowo Law Group',
    ],
  },
]
