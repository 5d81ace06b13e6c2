import type { FirmDocument } from './firm-document.ts'

/** Letters of a nurse and an imam, an affidavit of a roommate and an opposition to a motion to dismiss. */
export const sixteenthDocuments: readonly FirmDocument[] = [
  {
    name: 'letter of a nurse practitioner',
    client: 'she',
    marked: `
@header {Clínica del Valle Community Health}
@footer {Clínica del Valle Community Health}, {405 West Walnut Avenue, Visalia, California 93277}, {(559) 555-0148}
@property support letter {Eulalia}
{Clínica del Valle Community Health}
{405 West Walnut Avenue}
{Visalia, California 93277}
{May 14, 2025}
To the Immigration Judge:
I am a {family nurse practitioner} and I have taken care of {Eulalia Marcos Juan} since {2018}. I write this letter at {her} request and with {her} signed permission.
‹{Eulalia} has {rheumatoid arthritis} in {both hands} and {high blood pressure}.› ‹{She} takes {methotrexate} on {Mondays} and cannot hold {a cup} by {Thursday}.›
‹Her {youngest}, {Mateo}, was born at {twenty-nine weeks} and still comes in for {his lungs}.› ‹{He} has used {a nebulizer} since {he} was {two} and has been in {Kaweah} twice this {winter}.›
‹I have watched {her} sell {tamales} out of {a cooler} in our parking lot so that {she} could pay {our sliding fee}, which is {twenty dollars}.› ‹{She} has never left without paying.›
Stress makes both of these conditions worse. Continuity of care matters a great deal for patients like these.
‹In {San Miguel Acatán} there is no {rheumatologist}, and {the methotrexate} would have to come from {the capital}, {nine hours} away.›
It is my professional judgment that interrupting treatment would cause lasting harm.
Please call the clinic if anything in this letter is not clear.
Warmly,
{Noreen Takahashi, FNP-C}
{California License} {95014427}`,
    answers:
      'Who signs: Ruth Ibarra\nTitle of who signs: Nurse Practitioner\nDate of this letter: November 20, 2026\nI have taken care of her since: 2024',
    told: 'Ms. Rakhimova has thyroid disease and takes medicine every morning. Her son Timur was born early and needs a lung specialist.',
    facts: ['Nilufar', 'Ruth Ibarra', 'November 20, 2026', 'thyroid disease', 'lung specialist'],
  },
  {
    name: 'letter of an imam',
    client: 'he',
    marked: `
@header {Masjid An-Noor of Lewiston}
@property letter {Abdirahman}
{Masjid An-Noor of Lewiston}
{12 Lisbon Street, Lewiston, Maine 04240}
{February 2, 2025}
Regarding: {Abdirahman Yusuf Warsame} ({A 000-000-472})
Peace be upon you. My name is {Imam Saleh Dirie}, and I have served {Masjid An-Noor} for {eleven years}.
Brother {Abdirahman} has prayed with us since {Ramadan of 2019}. ‹{He} opens {the doors} before {Fajr}, sweeps {the snow}, and brings {the older men} home in {his taxi}.›
‹After {the shooting on Bartlett Street} {he} stood outside {the school} every {Friday} so that {the children} would not be afraid.›
‹{He} and {his wife Hodan} took in {two orphans} from {Kismayo}, {Bilal} and {Asha}, though they had only {one bedroom} themselves.› ‹{He} gave {his winter coat} to {a man he did not know}.›
A man’s word is his honor, and I have not known this man to break his.
‹{He} told me once that {al-Shabaab} cut {his brother’s} throat because {the family} sold {tea} to {soldiers}.› ‹{He} does not sleep when {it rains}, because it was raining {that night}.›
‹I know that {he} made {a mistake} with {his taxes} in {2021}, and I know that {he} has paid {every cent}.›
I respectfully ask the Court to show mercy to {him} and to his family.
I am ready to answer any question under oath.
Was salaam,
{Imam Saleh Dirie}
{207-555-0126}`,
    answers: 'Who signs: Bernard Achebe\nTitle of who signs: Imam\nDate of this letter: November 20, 2026',
    told: 'Mr. Kaboré teaches the Qur’an to children on Saturdays. He drives elderly neighbors to the doctor without pay.',
    facts: ['Issouf', 'A 000-000-772', 'Bernard Achebe', 'November 20, 2026', 'on Saturdays', 'elderly neighbors'],
  },
  {
    name: 'affidavit of a roommate',
    client: 'he',
    marked: `
@property affidavit {Kwabena}
AFFIDAVIT IN SUPPORT OF {KWABENA OSEI-TUTU}
STATE OF {NEW YORK}
COUNTY OF {BRONX}
I, {Felix Adomako}, being duly sworn, depose and say:
1. I am {forty-three} years old and I live at {1455 Sheridan Avenue, Apartment 6C, Bronx, New York 10457}.
2. I drive {a bus} for {the MTA}, {route Bx19}. I became a citizen of the United States in {2015}.
3. I have been the roommate of {Kwabena Osei-Tutu} since {October 2020}. ‹We met in line at {the African market on 167th Street}, where {he} was carrying {yams} for {an old lady}.›
4. ‹{He} pays {$700} of {the rent} on {the first}, always in {cash}, always in {an envelope with a smiling face} on it.›
5. ‹{Kwabena} fixes {phones} at {a stall} and sends {half} of it to {his mother} in {Kumasi}, who lost {a leg} to {sugar}.›
6. ‹In {the spring of 2023} I had {a stroke} on {the kitchen floor}, and {he} rode with me to {Lincoln} and learned to make {my soup without salt}.›
7. ‹Some nights {he} shouts in {Twi}.› ‹{He} has {a long scar} here, from {the shoulder} to {the elbow}, and says it was {cousins} who did it because of {who he loves}.›
8. He has never been in trouble with the police to my knowledge.
9. I make this affidavit of my own free will, knowing that the Court will rely on it.
______________________
{Felix Adomako}
Sworn to before me on {January 16, 2025}
Notary Public`,
    answers:
      'The declarant: Bernard Achebe\nState: Colorado\nCounty: Arapahoe\nAddress of who signs: 12 Quail Run, Aurora, Colorado 80012\nRoommate since: June 2024',
    told: 'Mr. Kaboré cooks for the whole house on Sundays. He wakes at night and checks the locks.',
    facts: ['Issouf', 'Bernard Achebe', '12 Quail Run', 'June 2024', 'on Sundays', 'checks the locks'],
  },
  {
    name: 'opposition to a motion to dismiss',
    client: 'she',
    marked: `
@header {Lindgren Park LLP}
@footer Opp. to Mot. to Dismiss, {A 000-000-318}
@property opposition {Tewolde} v2
@comment ask {Selam} whether {the baptism} was before {the raid}
{Joon-ho Park}
{Lindgren Park LLP}
{730 Second Avenue South, Suite 1100}
{Minneapolis, Minnesota 55402}
UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
{FORT SNELLING, MINNESOTA}
In the Matter of
{TEWOLDE, Selam Ghebre}
Respondent.
File No. {A 000-000-318}
Before: {Hon. Gustave Merrill}
Next hearing: {August 27, 2025 at 1:30 p.m.}
RESPONDENT’S OPPOSITION TO MOTION TO DISMISS
# I. PROCEDURAL HISTORY
{Ms. Tewolde}, a native and citizen of {Eritrea}, entered at {Calexico, California} on {March 6, 2022}. The Department filed a Notice to Appear on {May 17, 2022}. {She} filed Form I-589 on {January 30, 2023}. On {July 7, 2025}, the Department moved to dismiss.
# II. ARGUMENT
## A. Dismissal would deprive Respondent of a hearing on her claim
An applicant has a right to present evidence on an application for asylum that was properly filed. INA § 240(b)(4)(B). A motion under 8 C.F.R. § 1239.2(c) must state one of the grounds of the regulation, and a change of priorities is not among them.
‹{Ms. Tewolde} has waited {three years} with {nine} affidavits, {a baptismal certificate} from {a shipping container} in {Adi Keyh}, and {a surgeon’s} measurement of {the burns} on {her} soles.›
## B. The equities favor a decision on the merits
‹{She} runs {the night shift} at {a dialysis clinic} in {Roseville}.› ‹{Her daughter}, {Feven}, is first in {her} class and plays {the oboe}.›
Nothing in the record suggests abuse of the process of this Court.
‹{The pastor} who would testify is {eighty-four} and may not live to see a new filing.›
# III. CONCLUSION
The motion should be denied and the matter should go forward as scheduled.
Respectfully submitted,
______________________
{Joon-ho Park}
CERTIFICATE OF SERVICE
I certify that on {July 21, 2025} I served this opposition on {Brigid Halloran}, Assistant Chief Counsel, through ECAS.
{Joon-ho Park}`,
    answers:
      'Judge: Leopold F. Anstey\nCourt: Cleveland, Ohio\nHearing: February 17, 2027 at 9:00 a.m.\nDate of entry: August 4, 2025\nPlace of entry: San Ysidro, California\nNotice to Appear: September 1, 2025\nForm I-589 filed on: October 9, 2026\nMotion to dismiss: November 2, 2026\nCounsel for the Department: Paul Renner',
    told: 'Ms. Rakhimova has two affidavits and a medical report. She works as a pharmacy technician. Her son is in the second grade.',
    facts: [
      'Nilufar',
      'A 000-000-655',
      'Leopold F. Anstey',
      'CLEVELAND, OHIO',
      'Uzbekistan',
      'February 17, 2027',
      'August 4, 2025',
      'San Ysidro',
      'September 1, 2025',
      'October 9, 2026',
      'November 2, 2026',
      'Paul Renner',
      'pharmacy technician',
      'second grade',
      'Philippa Oyelowo',
      'Oyelowo Law Group',
    ],
  },
]
