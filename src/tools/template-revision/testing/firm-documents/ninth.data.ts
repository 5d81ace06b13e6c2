import type { FirmDocument } from './firm-document.ts'

/** A motion to withdraw, an engagement letter for a family, and a waiver of the joint filing. */
export const ninthDocuments: readonly FirmDocument[] = [
  {
    name: 'motion to withdraw as counsel',
    client: 'he',
    marked: `
@property withdraw {Ndiaye}
@footer {Caldera Law Office, PLLC} – {312 555 0147}
{Imogen Caldera}
{Caldera Law Office, PLLC}
{29 South LaSalle Street, Suite 415}
{Chicago, Illinois 60603}
EOIR ID: {IC884120}
{NON-DETAINED}
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
{CHICAGO, ILLINOIS}
In the Matter of:
{Moustapha NDIAYE}
In Removal Proceedings
File No.: {A 000-000-508}
Immigration Judge {Lucian Prendergast}
Next Hearing: {July 22, 2025 at 1:30 p.m.}
MOTION TO WITHDRAW AS COUNSEL
# I. RELIEF REQUESTED
Undersigned counsel, {Imogen Caldera}, respectfully moves to withdraw as attorney of record for Respondent {Moustapha Ndiaye}.
# II. REASONS
1. Counsel entered an appearance on {February 5, 2024}.
‹2. {Mr. Ndiaye} moved to {Cincinnati} in {January} to be near {his} brother {Cheikh} and has not answered {four} letters and {nine} calls since.›
‹3. {He} owes {$3,150} and told {our paralegal}, {Renata Osei}, that {he} had found work at {a poultry plant} and wanted no lawyer.›
4. Counsel told {Mr. Ndiaye} in writing, on {April 11, 2025}, of the next hearing, of the consequences of not appearing, and of {his} duty to report a new address on Form EOIR-33.
5. The last known address of Respondent is {5518 Glenway Avenue, Apt. 2, Cincinnati, Ohio 45238}; {his} telephone number is {513-555-0171}.
# III. ARGUMENT
An attorney may withdraw only with leave of the Court, on oral or written motion. 8 C.F.R. § 1003.17(b). The motion must give the reasons, the last known address, and what was done to notify the respondent. Matter of Rosales, 19 I&N Dec. 655 (BIA 1988).
No party would be prejudiced, for the hearing is more than two months away.
# IV. CONCLUSION
The Court should grant leave to withdraw.
Dated: {May 14, 2025}
{Imogen Caldera}
Attorney for Respondent
CERTIFICATE OF SERVICE
I served this motion on the Department by ECAS and on {Mr. Ndiaye} by first-class mail on {May 14, 2025}.`,
    answers:
      'Judge: Leopold F. Anstey\nCourt: Denver, Colorado\nHearing: February 17, 2027 at 9:00 a.m.\nEntered an appearance on: June 1, 2026\nAddress: 77 Larkspur Court, Aurora, Colorado 80012',
    told: 'Mr. Kaboré moved to Aurora in September 2026 and has not answered three letters.',
    facts: [
      'Issouf Rasmané',
      'A 000-000-772',
      'Leopold F. Anstey',
      'DENVER, COLORADO',
      'February 17, 2027',
      'June 1, 2026',
      '77 Larkspur Court',
      'not answered three letters',
      'Philippa Oyelowo',
      'PO117203',
      'Oyelowo Law Group',
    ],
  },
  {
    name: 'waiver of joint filing',
    client: 'she',
    marked: `
@header {Delacruz & Finch} | Immigration and Family Law
@comment {Svetlana’s} police report is dated {8/14/2022}, not 8/4
@property I-751 waiver {Kuznetsova}
{September 3, 2024}
USCIS {Vermont} Service Center
{38 River Road}
{Essex Junction, VT 05479-0001}
Re: Form I-751 with request for waiver of the joint filing requirement
Conditional resident: {Svetlana Igorevna KUZNETSOVA}, {A 000-000-217}
Dear Officer:
{Delacruz & Finch} represents {Svetlana Kuznetsova} in {her} petition to remove conditions on residence. {She} asks for a waiver because {she} entered the marriage in good faith and was battered or subjected to extreme cruelty by {her} spouse.
I. The law
The joint filing requirement may be waived where the marriage was entered in good faith and the conditional resident was battered or subjected to extreme cruelty. INA § 216(c)(4)(C); 8 C.F.R. § 1216.5(e)(3). Any credible evidence is considered.
II. Good faith marriage
‹{Svetlana} met {Gregory Alan Whitlock} at {a chess club} in {Buffalo} in {2018}, and they married on {May 25, 2019} at {Delaware Park}.› ‹They leased a flat on {Elmwood Avenue}, adopted {a beagle named Pushkin}, and filed joint returns for {2019} and {2020}.›
III. Extreme cruelty
‹After {Mr. Whitlock} lost his post at {the steel mill} he locked {her} out in {January}, broke {her} wrist with {a skillet}, and told {her} that one call would send {her} back to {Omsk}.› ‹{Erie County Medical Center} set the bone on {August 14, 2022}, and {Officer Dana Kowalski} took the report.›
‹{Her} counselor, {Mireille Fontaine, LCSW}, has seen {her} weekly since {November 2022}.›
IV. Documents
- Declaration of {Svetlana Kuznetsova}
- Divorce decree of {March 30, 2023}, {Erie County}
- Letter of {Mireille Fontaine, LCSW}
- Photographs and joint lease
We ask that the petition be approved without an interview.
Respectfully,
{Paloma Delacruz}
{Delacruz & Finch}
{pdelacruz@delacruzfinch.example}`,
    answers: 'Date of this letter: November 20, 2026\nDivorce decree of: June 2, 2026',
    told: 'Ms. Rakhimova met Timur Yusupov at a library in Denver in 2021 and they married in 2022. He struck her with a belt. Her counselor is Elena Marsh.',
    facts: [
      'Nilufar',
      'A 000-000-655',
      'November 20, 2026',
      'library in Denver',
      'with a belt',
      'Elena Marsh',
      'Philippa Oyelowo',
      'Oyelowo Law Group',
      'p@firm.example',
    ],
  },
]
