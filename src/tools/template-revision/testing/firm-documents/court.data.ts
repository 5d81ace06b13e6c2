import type { FirmDocument } from './firm-document.ts'

/** Papers for the immigration court, each full of an earlier client. */
export const courtDocuments: readonly FirmDocument[] = [
  {
    name: 'motion to continue with a rider',
    client: 'he',
    marked: `
@property {Okonkwo-Eze} continuance {A000000512}
@header {Castellan & Voss, PLLC}
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
{NEWARK, NEW JERSEY}
In the Matter of:
{OKONKWO-EZE, Chidinma Blessing}
{OKONKWO-EZE, Kamsiyochukwu}
Respondents
In Removal Proceedings
File Nos.: {A 000-000-512}
{A 000-000-513}
Immigration Judge: {Lorraine P. Castagna}
Next Hearing: {May 14, 2025 at 1:30 p.m.}
# RESPONDENTS’ SECOND MOTION TO CONTINUE
# I. INTRODUCTION
Respondent {Chidinma Blessing Okonkwo-Eze} (“{Ms. Okonkwo-Eze}”), a native and citizen of {Nigeria}, through undersigned counsel, moves this Court to continue the individual hearing set for {May 14, 2025}. An Immigration Judge may grant a motion for continuance for good cause shown. 8 C.F.R. § 1003.29.
# II. PROCEDURAL HISTORY
The Department of Homeland Security served a Notice to Appear on {October 2, 2023}. {Ms. Okonkwo-Eze} filed Form I-589 on {August 30, 2024}. ‹The Court granted a first continuance on {January 22, 2025}.›
# III. ARGUMENT
Good cause is not defined in the regulations, and the Court weighs the reason for the request, its timing, and any prejudice to the other party. Matter of Hashmi, 24 I&N Dec. 785 (BIA 2009).
‹{Ms. Okonkwo-Eze’s} son {Kamsiyochukwu}, who is {four}, has {sickle cell disease} and was admitted to {University Hospital} in {Newark} three times this spring.› ‹{Chidinma} could not sit with counsel while {he} was given {transfusions}.› ‹{Dr. Anjali Raghunathan} has written that the boy must not miss his visits.›
The request is made well before the hearing and not for delay. A continuance lets the Court decide on a complete record.
‹Counsel wrote to {Assistant Chief Counsel Thomas Brzezinski} on {March 31, 2025}; {he} does not oppose a short continuance.›
# IV. CONCLUSION
For the foregoing reasons, Respondents respectfully request that the Court grant this motion.
Respectfully submitted,
{/s/ Miriam Castellan}
{Miriam Castellan}, EOIR ID {MC204417}
{Castellan & Voss, PLLC}
{88 Halsey Street, Suite 410}
{Newark, NJ 07102}
{(973) 555-0171}
Counsel for Respondents
# CERTIFICATE OF SERVICE
{OKONKWO-EZE, Chidinma Blessing} {A 000-000-512}
On {April 2, 2025}, I, {Miriam Castellan}, served a copy of this motion on the Department of Homeland Security through ECAS.`,
    answers:
      'Judge: Leopold F. Anstey\nHearing: February 17, 2027 at 9:00 a.m.\nCourt: Denver, Colorado\nDate of the Notice to Appear: August 6, 2025',
    told: 'Mr. Kaboré had surgery on his knee on September 9, 2026. He filed Form I-589 on March 12, 2026.',
    facts: [
      'Issouf Rasmané Kaboré',
      'A 000-000-772',
      'Burkina Faso',
      'Leopold F. Anstey',
      'February 17, 2027',
      'DENVER, COLORADO',
      'August 6, 2025',
      'March 12, 2026',
      'surgery on his knee',
      'Philippa',
      'PO117203',
      'Oyelowo Law Group',
    ],
  },
  {
    name: 'motion to reopen an in absentia order',
    client: 'she',
    marked: `
{Haverford Immigration Advocates}
{1207 Pine Hollow Road, 3rd Floor}
{Baltimore, Maryland 21201}
Attorney for Respondent          {NON-DETAINED}
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
{BALTIMORE, MARYLAND}
In re {Wei-Ling ZHANG}
File No. {A# 000 000 326}
# MOTION TO REOPEN AND RESCIND AN IN ABSENTIA ORDER OF REMOVAL
# STATEMENT OF THE CASE
{Zhang Wei-Ling} was born on {July 8, 1991} in {Fuzhou, China}. {She} entered the United States at {Los Angeles} on {April 19, 2016} on a {student} visa. ‹On {June 3, 2019} {she} moved from {Rockville} to {Silver Spring} to live with {her} uncle, {Chen Guowei}, who keeps a {seafood wholesale} business.› ‹The hearing notice was mailed to the old address, and {she} learned of the order of {September 25, 2019} only when {her} {work permit} was refused.›
# LEGAL STANDARD
An order entered in absentia may be rescinded upon a motion filed at any time if the respondent did not receive notice in accordance with paragraph (1) or (2) of section 239(a). INA § 240(b)(5)(C)(ii).
A weaker presumption of receipt applies when the notice was sent by regular mail. Matter of M-R-A-, 24 I&N Dec. 665 (BIA 2008).
# ARGUMENT
## A. {Ms. Zhang} did not receive the notice.
The presumption of delivery by regular mail is overcome by an affidavit, by prompt action on learning of the order, and by an incentive to appear. ‹{Ms. Zhang} had every reason to appear, because {she} had filed for asylum as a {Christian} of a {house church} in {Fujian}.› ‹{Her} uncle swears that no letter came to {Georgia Avenue}.›
## B. The Court should also reopen sua sponte.
The power to reopen on its own motion is reserved for exceptional situations. Matter of J-J-, 21 I&N Dec. 976 (BIA 1997).
# CONCLUSION
The Court should rescind the order of {September 25, 2019} and reopen these proceedings.
Dated: {November 12, 2024}
{Rosalind Achebe-Turner}
{Haverford Immigration Advocates}
@footnote ‹{Ms. Zhang’s} declaration is at Tab B; {she} uses the name {Linda} at work.›
@comment {Rosalind}: ask {Linda} for the postmark.`,
    answers: 'Present court: Chicago, Illinois\nDate of a decision: March 3, 2022\nPlace of entry: Houston',
    told: 'Nilufar Rakhimova never got the hearing notice because the post office returned it. She has attended the same mosque since 2018.',
    facts: [
      'Nilufar',
      'RAKHIMOVA',
      'A 000-000-655',
      'CHICAGO, ILLINOIS',
      'March 3, 2022',
      'June 14, 1993',
      'Uzbekistan',
      'post office returned it',
      'mosque',
      'Philippa',
      'Oyelowo Law Group',
    ],
  },
  {
    name: 'bond motion with certificate',
    client: 'he',
    marked: `
{Law Offices of Teresa Quiñones-Baptiste}
{2250 Biscayne Terrace, Suite 1100, Miami, FL 33137}
Tel: {(305) 555-0119} | {tqb@quinoneslaw.example}
{DETAINED}
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
{KROME NORTH SERVICE PROCESSING CENTER}
{MIAMI, FLORIDA}
| IN THE MATTER OF: {Jean-Baptiste Wilfrid DORCÉANT}, Respondent. IN BOND PROCEEDINGS | File No. {A 000-000-904} |
Immigration Judge {Hugh F. McAlister}      Hearing: {August 7, 2024} at {8:30 AM}
# MOTION FOR CUSTODY REDETERMINATION
Respondent {Jean-Baptiste Wilfrid Dorcéant}, by and through undersigned counsel, requests that this Court order his release on a bond of {$2,500} or on recognizance.
# BACKGROUND
‹{Mr. Dorcéant} is a {38-year-old} {Haitian} {bus mechanic} and {lay preacher} who has lived in {Little Haiti} since {2011}.› ‹{He} and {his} common-law wife, {Guerline Saint-Fleur}, have {three children}, {Wislande}, {Woodley} and {Djenny}, all born in {Florida}.› ‹On {June 22, 2024} {he} was stopped in {Hialeah} and charged with {driving without a license}.› ‹{Wil} has no other arrests.›
# STANDARD
A respondent who is not subject to mandatory detention must show that he or she is not a danger to the community and is likely to appear. Matter of Guerra, 24 I&N Dec. 37 (BIA 2006).
The Court may consider a fixed address, length of residence, family ties, employment, the record of appearance, criminal history, and the manner of entry.
# ARGUMENT
## 1. Respondent is not a danger.
A single traffic charge does not make a person dangerous. ‹{Pastor Edner Joissaint} of the {Église Baptiste Bethesda} writes that {he} feeds the poor every Saturday.›
## 2. Respondent is not a flight risk.
‹{He} has a {fixed address} at {6120 NE 2nd Court, Miami, Florida 33137}, where {Guerline} waits for {him}.› ‹The family would lose {its} home if {he} stays at {Krome}, because {Guerline} earns only {$410} a week at a {laundry}.›
# PRAYER FOR RELIEF
WHEREFORE, Respondent prays that the Court set bond in the minimum amount.
Respectfully submitted this {31st day of July, 2024},
{Teresa Quiñones-Baptiste}, Esq.
{Florida} Bar No. {0091173}
# PROOF OF SERVICE
I hereby certify that on {July 31, 2024} a true copy was hand delivered to the Office of the Principal Legal Advisor, {333 South Miami Avenue, Miami, Florida 33130}.
{Teresa Quiñones-Baptiste}
@footer {Dorcéant} bond motion – Page 1`,
    answers:
      'Hearing: December 3, 2026\nJudge: Leopold F. Anstey\nCourt: Denver, Colorado\nAddress of the Department: 1881 Quarry Plaza, Denver, Colorado 80202\nCustody: DETAINED',
    told: 'Mr. Kaboré is employed as a warehouse clerk at Tallow Creek Freight. His cousin Abdoul Ilboudo is a citizen and will house him. He has never been arrested.',
    facts: [
      'Issouf Rasmané Kaboré',
      'A 000-000-772',
      'Leopold F. Anstey',
      'December 3, 2026',
      'Denver',
      'Tallow Creek Freight',
      'Abdoul Ilboudo',
      'never been arrested',
      '1881 Quarry Plaza',
      'Philippa',
      'PO117203',
      'p@firm.example',
    ],
  },
]
