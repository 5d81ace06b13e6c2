import type { FirmDocument } from './firm-document.ts'

/** A petition for habeas corpus, a petition letter on extraordinary ability, and a landlord's letter. */
export const twelfthDocuments: readonly FirmDocument[] = [
  {
    name: 'petition for habeas corpus',
    client: 'he',
    marked: `
@header {Gallagher Osei LLP}
@footer Petition for Writ of Habeas Corpus – {Yusufi} v. {Harlan}
@property {Yusufi} habeas petition FINAL
@footnote {Mr. Yusufi’s} bond order of {January 16, 2025} is attached as Exhibit C.
UNITED STATES DISTRICT COURT
{WESTERN DISTRICT OF LOUISIANA}
{Farid YUSUFI}, Petitioner,
v.
{Dale HARLAN}, Warden, {Pine Prairie ICE Processing Center}, Respondent.
Case No. {6:25-cv-00317}
PETITION FOR WRIT OF HABEAS CORPUS UNDER 28 U.S.C. § 2241
# INTRODUCTION
1. Petitioner {Farid Yusufi} (“{Mr. Yusufi}”) has been held in immigration detention for {fourteen months} without a bond hearing. {He} asks this Court to order {his} release or a prompt hearing at which the government bears the burden of proof.
# JURISDICTION AND VENUE
2. This Court has jurisdiction under 28 U.S.C. § 2241, 28 U.S.C. § 1331, and the Suspension Clause of the Constitution.
3. Venue is proper because Petitioner is detained within this District and the immediate custodian is found here.
# PARTIES
4. Petitioner is a {37}-year-old citizen of {Afghanistan} who is detained at {Pine Prairie ICE Processing Center} in {Evangeline Parish, Louisiana}. {His} alien number is {A 000-000-851}.
5. Respondent {Dale Harlan} is the Warden of {Pine Prairie ICE Processing Center} and is sued in {his} official capacity.
# FACTS
6. ‹{Mr. Yusufi} drove {a fuel truck} for {a NATO contractor} in {Kunduz} until {the Taliban} took {his brother-in-law} in {2021}.›
7. ‹{He} crossed near {Del Rio, Texas} on {November 29, 2023} and asked for asylum the same night.›
8. ‹In {June 2024} {he} was moved {four} times in {nine} days and lost {his} {blood-pressure tablets} between {Jena} and {Pine Prairie}.›
9. ‹{His wife}, {Nargis}, and {three children} live with {her uncle} in {Fremont}, who has promised {a room and a lawyer}.›
# CLAIM FOR RELIEF
10. Petitioner realleges and incorporates by reference the paragraphs above.
11. The Due Process Clause of the Fifth Amendment forbids the government to deprive any person of liberty without due process of law. Zadvydas v. Davis, 533 U.S. 678, 690 (2001). Detention that has become unreasonably prolonged violates the Clause unless it is justified at an individualized hearing.
12. The length of the detention, the conditions of confinement and the likelihood that it will continue all weigh in favor of a hearing.
# PRAYER FOR RELIEF
WHEREFORE, Petitioner prays that this Court assume jurisdiction over this matter, issue a writ of habeas corpus, and grant any other relief that is just and proper.
Respectfully submitted,
/s/ {Aoife Gallagher}
{Aoife Gallagher} ({LA Bar} No. {38114})
{Gallagher Osei LLP}
{201 St. Charles Avenue, Suite 2500}
{New Orleans, Louisiana 70170}
Counsel for Petitioner
VERIFICATION
I am an attorney for Petitioner. I have discussed with {Mr. Yusufi} the events described in this petition, and I verify that the statements in it are true and correct to the best of my knowledge.
{Aoife Gallagher}`,
    answers:
      'Court: District of Colorado\nCase No.: 1:26-cv-02290\nWarden: Marcus Teller\nDetained at: Denver Contract Detention Facility\nHeld for: nine months',
    told: 'Mr. Kaboré crossed near San Ysidro, California on August 4, 2025 and asked for asylum. His cousin Abdoul Ilboudo has offered him a home in Gresham.',
    facts: [
      'Issouf',
      'A 000-000-772',
      'District of Colorado',
      '1:26-cv-02290',
      'Marcus Teller',
      'Denver Contract Detention Facility',
      'Burkina Faso',
      'nine months',
      'crossed near San Ysidro',
      'a home in Gresham',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'petition letter on extraordinary ability',
    client: 'she',
    marked: `
@header {Marchetti Global Law, P.C.}
@property EB1A {Ferreira da Cunha} draft
@alt {Dr. Ferreira da Cunha} receives the {Oswaldo Prize}
{Marchetti Global Law, P.C.}
{8 Faneuil Hall Square, 3rd Floor}
{Boston, Massachusetts 02109}
{February 11, 2025}
USCIS {Texas} Service Center
{6046 N Belt Line Road, Suite 172}
{Irving, TX 75038-0001}
Re: Form I-140, Immigrant Petition for Alien Workers
Self-petitioner: {Dr. Isadora Ferreira da Cunha}
Classification: Alien of Extraordinary Ability, INA § 203(b)(1)(A)
Field: {Coral reef genomics}
Dear Officer:
We submit this petition on behalf of {Dr. Isadora Ferreira da Cunha}, a {Brazilian} {marine geneticist} at the {Wrightson Oceanographic Institute}. The evidence shows that {she} is one of the small percentage who have risen to the very top of the field of endeavor.
# I. Legal framework
The petitioner must first satisfy at least three of the ten criteria or show a major, internationally recognized award. 8 C.F.R. § 204.5(h)(3). The officer then considers all of the evidence together in a final merits determination. Kazarian v. USCIS, 596 F.3d 1115 (9th Cir. 2010).
# II. The criteria
## A. Awards
‹In {2021} {Dr. Ferreira da Cunha} received the {Oswaldo Prize} of {the Brazilian Society of Genetics}, which is given to {one} scientist under {forty} each year.›
## B. Judging the work of others
‹{She} has reviewed {83} manuscripts for {Coral Reports} and {Molecular Seas} and sat on {the thesis jury of Marlène Aubert} in {Perpignan}.›
Peer review for a journal counts when the request is documented and the review was completed.
## C. Original contributions of major significance
‹{Her} {heat-tolerance atlas} is used by {reef nurseries} in {eleven countries}, and {Professor Tobias Grünwald} calls it “{the map that every restoration now begins with}.”›
A contribution is of major significance when others in the field have relied on it.
## D. Scholarly articles
‹{She} is the author of {41} articles, cited {2,960} times by {December 2024}.›
# III. Final merits
Taken together, the record establishes sustained national or international acclaim. The beneficiary intends to continue work in the field, and {her} entry will substantially benefit the United States.
# IV. Conclusion
We respectfully request that the petition be approved. Please direct any questions to the undersigned.
Sincerely,
{Gianluca Marchetti}
{Marchetti Global Law, P.C.}
{gmarchetti@marchettiglobal.example}
List of exhibits
| 1 | Curriculum vitae of {Dr. Ferreira da Cunha} |
| 2 | Letter of {Professor Tobias Grünwald}, {University of Kiel} |
| 3 | Certificate of the {Oswaldo Prize} |`,
    answers: 'Date of this letter: November 20, 2026\nField: Seismic engineering\nProfession: structural engineer',
    told: 'In 2023 Dr. Rakhimova received the Ulugbek Medal of the Academy of Sciences. She has reviewed 40 manuscripts for the Journal of Seismology. She is the author of 22 articles, cited 810 times.',
    facts: [
      'Nilufar',
      'November 20, 2026',
      'Seismic engineering',
      'Ulugbek Medal',
      '40 manuscripts',
      '22 articles',
      'Philippa Oyelowo',
      'Oyelowo Law Group',
      'p@firm.example',
    ],
  },
  {
    name: 'letter of a landlord',
    client: 'she',
    marked: `
@property ref letter {Oksana}
{Gerald P. Tuttle}
{318 Water Street}
{Eau Claire, WI 54703}
{July 27, 2024}
To Whom It May Concern:
My name is {Gerald Tuttle} and I own the building at {1120 Barstow Street} in {Eau Claire}. This letter is about my tenant, {Oksana Hrytsenko}.
‹{Oksana} and {her} {two boys} have rented {the upstairs unit} since {October 2022} for {$850} a month.› ‹{She} has never been late, not even in {the month when the cannery closed}.›
‹When {my furnace} failed in {January}, {Oksana} brought {soup} down to {the Vang family} and let {their grandmother} sleep on {her} couch.›
‹I have rented to many people over the years, and I would rent to {her} again tomorrow.›
‹{Her} older boy, {Danylo}, mows {the lawn} and will not take {money} for it.›
I hope that you will allow this family to stay. Please call me if you would like to know more.
Yours truly,
{Gerald P. Tuttle}
{715.555.0138}`,
    answers:
      'Who signs: Raymond Oakes\nDate of this letter: November 20, 2026\nAddress of the building: 77 Larkspur Court, Aurora',
    told: 'Ms. Rakhimova has rented the garden flat since March 2025. She has always paid on the first. She planted roses along the fence.',
    facts: [
      'Rakhimova',
      'Raymond Oakes',
      'November 20, 2026',
      'garden flat',
      'paid on the first',
      'roses along the fence',
    ],
  },
]
