import type { FirmDocument } from './firm-document.ts'

/** Two more kinds: a petition for a child with findings of a state court, and a motion of new counsel. */
export const unseenDocuments: readonly FirmDocument[] = [
  {
    name: 'special immigrant juvenile cover letter',
    client: 'she',
    marked: `
@property {Xiomara Tzul} I-360 SIJ
@header {Harborlight Children’s Law Project}
@comment {Xiomara} turns {twenty-one} on {October 2}. File before!
{March 6, 2025}
U.S. Citizenship and Immigration Services
National Benefits Center
{P.O. Box 25089}
{Overland Park, KS 66225}
Re: Form I-360, Petition for Special Immigrant Juvenile
Petitioner: {Xiomara Beatriz TZUL PÉREZ}
A-Number: {A 000-000-233}
DOB: {October 2, 2004}
Dear Officer:
Our office represents {Xiomara Tzul Pérez}, a {twenty-year-old} from {Guatemala}. Enclosed is her petition with the evidence that is listed below.
Eligibility
A special immigrant juvenile is present in the United States, unmarried and under twenty-one, has been declared dependent on a juvenile court or placed under the custody of an individual, cannot reunify with one or both parents because of abuse, neglect, abandonment or a similar basis, and it is not in the child’s best interest to return. INA § 101(a)(27)(J).
The consent of USCIS requires that the order was sought for relief from maltreatment. 8 C.F.R. § 204.11(b)(5).
The order of the state court
‹On {December 12, 2024}, Judge {Rosalind Achebe-Frey} of the {Essex County} Probate and Family Court placed {Xiomara} in the guardianship of her aunt, {Marta Pérez Ixcot}.› ‹The court found that reunification with {her} father, {Bernabé Tzul}, is not viable because of neglect.›
‹The court heard that {Bernabé} drank {her} school money, and that at {thirteen} {she} sold {atol} at the bus station of {Quetzaltenango} to feed {her} brothers.› ‹{Her} mother died of {sepsis} in {2016}.›
The child’s life here
‹{Xiomara} is a senior at {Lynn Classical}, sings in {the choir of St. Joseph} and wants to be {a dental assistant}.›
Enclosures
1. Form G-28
2. Form I-360
3. Order of {December 12, 2024}
4. Birth certificate of {Xiomara} with translation
We ask that the petition be decided within 180 days, as the statute requires. INA § 235(d)(2) of the TVPRA.
Sincerely,
{Noor Halvorsen-Diaz}
Staff Attorney
{noor@harborlight.example}`,
    answers:
      'Date of a letter: November 20, 2026\nDate of the order: August 14, 2026\nJudge: Corazon Villareal-Finch\nGuardian: Dilbar Yusupova',
    told: 'The court found that her father struck her with a cord. Nilufar attends evening classes at a community college.',
    facts: [
      'Nilufar Rakhimova',
      'A 000-000-655',
      'June 14, 1993',
      'Uzbekistan',
      'November 20, 2026',
      'August 14, 2026',
      'Corazon Villareal-Finch',
      'Dilbar Yusupova',
      'with a cord',
      'community college',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'motion to substitute counsel and advance the hearing',
    client: 'he',
    marked: `
{Ivo Brannigan}
{BRANNIGAN & TSO, A.P.C.}
{1055 Wilshire Blvd., 17th Fl.}
{Los Angeles, California 90017}
Tel. {213.555.0190}
{ibrannigan@btso.example}
EOIR No. {IB556210}
Attorneys for the Respondent
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
UNITED STATES IMMIGRATION COURT
{ADELANTO, CALIFORNIA}
In the Matter of
{Hovhannes GRIGORYAN}
Agency file: {A 000 000 877}
{DETAINED}
Hon. {Curtis Bellweather}
Hearing: {7/21/2025, 1:00 p.m.} (merits)
MOTION TO SUBSTITUTE COUNSEL AND TO ADVANCE THE MERITS HEARING
1. The respondent, {Hovhannes Grigoryan}, has retained undersigned counsel. {His} former attorney, {Mr. Leland Stackpole}, consents and has signed below.
2. Substitution of counsel is allowed on written motion that states the reason and whether former counsel was notified. 8 C.F.R. § 1003.17(b).
3. The respondent further moves to advance the merits hearing. ‹{Mr. Grigoryan} has been held at {Adelanto} since {February 9, 2025}, and {his} {type 1 diabetes} is not being treated.› ‹{On May 30} {he} was found unconscious by {his} cellmate.›
4. ‹{His} fiancée, {Lusine}, is due in {August}.› ‹An earlier date would let the family be present and spare the cost of detention.›
5. The witnesses, {Pastor Aram Sahakyan} and {Dr. Nairi Melkonian}, are available on any day in {July}.
6. The Department was asked for its position by e-mail and telephone. ‹{Ms. Fontaine-Yi} of {OPLA Adelanto} said that {she} opposes.›
WHEREFORE, the respondent asks that the motion be granted.
DATED: {June 11, 2025}
By: {Ivo Brannigan}
CONSENT OF FORMER COUNSEL
I consent to the substitution.
____________________
{Leland Stackpole}
[PROPOSED] ORDER
IT IS ORDERED that {Ivo Brannigan} is substituted for {Leland Stackpole} as counsel of record for {Hovhannes Grigoryan}, {A 000 000 877}, and that the hearing of {July 21, 2025} is advanced to ____________.
____________________
{Curtis Bellweather}
Immigration Judge`,
    answers:
      'Judge: Leopold F. Anstey\nHearing: February 17, 2027 at 9:00 a.m.\nCourt: Denver, Colorado\nFormer attorney: Mr. Boyd Castleman\nCustody: DETAINED',
    told: 'Mr. Kaboré has epilepsy and had a seizure in detention in October 2026. His wife Rose Delaney is expecting a child in March.',
    facts: [
      'Issouf Rasmané Kaboré',
      'A 000-000-772',
      'Leopold F. Anstey',
      'February 17, 2027',
      'DENVER, COLORADO',
      'Boyd Castleman',
      'epilepsy',
      'Rose Delaney',
      'Philippa Oyelowo',
      'PO117203',
      'OYELOWO LAW GROUP',
      'DETAINED',
    ],
  },
]
