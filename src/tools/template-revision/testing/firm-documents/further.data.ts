import type { FirmDocument } from './firm-document.ts'

/** Two more kinds: an opposition with witnesses and exhibits, and a request of a sponsor for a family. */
export const furtherDocuments: readonly FirmDocument[] = [
  {
    name: 'opposition to a motion to pretermit',
    client: 'he',
    marked: `
@header {Nwosu-Baptiste}, {A 000-000-451}
@footnote The Department’s own country report says as much. {Ex. 12 at 40}.
@footnote {Emeka} was {nineteen} when the first threat came.
{Delphine Okafor-Lindgren}, Esq.
{LINDGREN IMMIGRATION DEFENSE, PLLC}
{2400 Canal Street, Suite 805}
{New Orleans, LA 70119}
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
{NEW ORLEANS} IMMIGRATION COURT
| In the Matter of {Emeka Chukwudi NWOSU-BAPTISTE}, in removal proceedings | {A 000-000-451} |
# RESPONDENT’S OPPOSITION TO THE DEPARTMENT’S MOTION TO PRETERMIT
The Department moved on {February 26, 2026} to pretermit the application of {Emeka Nwosu-Baptiste} (“{Mr. Nwosu}”). The motion should be denied, because the application states a claim on its face and the respondent is entitled to a hearing on it.
# BACKGROUND
{Mr. Nwosu}, a {27-year-old} citizen of {Nigeria}, filed Form I-589 pro se on {July 11, 2023}. ‹Members of a {cult} that calls itself {the Black Axe} burned the {cybercafé} that {he} kept with {his} uncle in {Benin City}, after {he} gave a statement to the police.› ‹{His} uncle, {Osagie}, has not walked since.› ‹{He} crossed at {San Ysidro} with {his} cousin {Blessing Igbinedion}, who will testify, and has worked at {a car wash in Metairie}.›
The individual hearing is set before {Judge Thibodeaux} for {June 4, 2026 at 9:00 AM}.
# ARGUMENT
## A. An applicant is entitled to an evidentiary hearing.
An applicant for asylum who is placed in removal proceedings has a right to present evidence, including testimony, in support of the claim. 8 C.F.R. § 1240.11(c)(3).
The Board has held that an applicant must ordinarily be given the opportunity to testify. Matter of Fefe, 20 I&N Dec. 116 (BIA 1989).
## B. The application is not facially insufficient.
The Department reads one answer by itself. ‹{Mr. Nwosu} wrote there, in {his} own hand, “{they know my mother’s street}.”› A pro se form is read with the declaration that supplements it.
## C. The respondent has supplemented the record.
The respondent filed {nine} exhibits on {March 20, 2026}, among them {the affidavit of Blessing Igbinedion} and {a letter of Dr. Ehigie Omoregie}, who set {the uncle’s spine}. ‹{Dr. Omoregie} keeps no phone for fear of the same men.›
# CONCLUSION
The respondent asks the Court to deny the motion and to keep the hearing of {June 4, 2026}.
Respectfully submitted,
{/s/ Delphine Okafor-Lindgren}
# PROOF OF SERVICE
On {April 2, 2026}, I electronically filed this opposition through ECAS, which serves Assistant Chief Counsel {P. Gautreaux} of the Department.
{/s/ D. Okafor-Lindgren}`,
    answers:
      'Judge: Leopold F. Anstey\nHearing: February 17, 2027 at 9:00 a.m.\nCourt: Denver, Colorado\nDate of an application: March 12, 2026',
    told: 'Soldiers beat Mr. Kaboré in Kaya in May 2020. His brother Moussa was taken from the market.',
    facts: [
      'Issouf Rasmané Kaboré',
      'Mr. Kaboré',
      'A 000-000-772',
      'Burkina Faso',
      'Leopold F. Anstey',
      'February 17, 2027',
      'DENVER',
      'March 12, 2026',
      'Soldiers beat',
      'Moussa',
      // A typed signature that no line below names keeps who signs.
      'Respectfully submitted, ______________________ Philippa Oyelowo',
      'Oyelowo Law Group',
    ],
  },
  {
    name: 'letter of a sponsor for a family',
    client: 'she',
    marked: `
@footer {Sokolova} family, page
{Gretchen A. Haugen}
{517 Prairie View Road}
{Fargo, North Dakota 58103}
{ghaugen@plainsmail.example}
{8 May 2024}
To whom it may concern:
Re: Humanitarian parole for {Daryna Sokolova} and her children
My name is {Gretchen Haugen}, and I am a {retired school librarian}. I write as the person who will support {Daryna Sokolova} (born {2 September 1988}) and {her} children, {Mykhailo (12)} and {Zlata (7)}, citizens of {Ukraine}, while they are in the United States.
How I know the family
‹I met {Daryna} in {2011} when {she} was an exchange student at {Concordia College} and lived in {our} basement room for a year.› ‹{She} baked {medivnyk} for {our} church, and {my late husband Arne} called {her} the daughter we never had.›
Why they need to come
‹Their building in {Kharkiv} was struck on {1 March 2022}; {Zlata} has not spoken since and sees {a speech therapist, Mrs. Bondar}, over the phone.› ‹{Daryna’s} husband, {Taras}, is {missing near Bakhmut}.›
What I can offer
‹I own my house outright and receive {$3,150} a month from {TFFR}.› I will provide housing, food and medical insurance for as long as parole lasts.
I understand that parole is temporary and that it confers no status.
I declare under penalty of perjury under the laws of the United States that the foregoing is true and correct.
{Gretchen A. Haugen}
{May 8, 2024}`,
    answers: 'Date of a letter: November 20, 2026\nDeclarant: Harriet Oakes\nSigner: Harriet Oakes',
    told: 'I met Nilufar in 2019 at a conference of teachers in Samarkand. Her son Timur is in treatment for leukemia. I own a house with three bedrooms.',
    facts: [
      'Nilufar Rakhimova',
      'June 14, 1993',
      'Uzbekistan',
      'Harriet Oakes',
      'conference of teachers',
      'leukemia',
      'three bedrooms',
    ],
  },
]
