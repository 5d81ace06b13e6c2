import type { FirmDocument } from './firm-document.ts'

/** Parole in place, a sponsor’s own letter, a letter to former counsel, and a declaration that was typed in haste. */
export const eighteenthDocuments: readonly FirmDocument[] = [
  {
    name: 'request for parole in place for a military family',
    client: 'she',
    marked: `
@footer PIP request / {TOLEDO-SIMÓN} / {A 000 000 266}
@property PIP {Toledo} {Sgt Brewster}
{Quartermaine Law, S.C.}
{77 Lakeshore Drive, Kenosha, Wisconsin 53140}
{12 August 2024}
USCIS {Milwaukee} Field Office
Subject: Parole in place, {Yadira Toledo-Simón}, {A 000 000 266}
To the Field Office Director:
We represent {Yadira Toledo-Simón}, {the spouse of an active-duty member of the armed forces}, and request that she be paroled in place for {one year}.
Authority
Section 212(d)(5)(A) of the Act allows parole on a case-by-case basis. The agency has long recognized that the worry of a service member for a family member without status harms readiness.
Eligibility
The requestor is present without admission, and is the {wife} of {Staff Sergeant Cody Brewster}, {U.S. Army}, now at {Fort Bliss}.
‹{Cody} has deployed {three} times, most recently to {Djibouti}, and holds {the Bronze Star}.›
‹They married on {July 4, 2017} under {a cottonwood} at {her grandmother’s ranch} outside {Hatch}, and they have {a girl} of {six} and {a boy} of {eleven months}.›
Discretionary factors
‹{Yadira} came from {Parral, Chihuahua} at {nine} in {the bed of a pickup} and finished {first in her class} at {Mesilla High}.›
‹{She} runs {the spouses’ food pantry} on post and was given {the commander’s coin} for it.› ‹In {2013} {she} paid {a fine} for {driving without a license}; it is {her} only contact with the police.›
The requestor has submitted biometrics and has no criminal convictions that would weigh against a grant.
Enclosed please find Form I-131, the marriage certificate, military orders, DD Form 1173 and two photographs.
Very truly yours,
{Lucinda Quartermaine}
Attorney at Law
Wis. Bar {1088265}`,
    answers:
      'Date of this letter: November 20, 2026\nField office: Portland\nService member: Sergeant Daniel Ortega\nBranch: U.S. Navy\nStation: Naval Base Kitsap',
    told: 'Ms. Rakhimova and Daniel Ortega married on May 2, 2024. Daniel served eight months aboard a carrier. She volunteers at the base library.',
    facts: [
      'Nilufar Rakhimova',
      'A 000-000-655',
      'November 20, 2026',
      'Daniel Ortega',
      'Naval Base Kitsap',
      'May 2, 2024',
      'aboard a carrier',
      'base library',
      'Philippa Oyelowo',
    ],
  },
  {
    name: 'sponsor’s own letter of support',
    client: 'he',
    marked: `
{Ngozi Adaeze Umeh}
{3390 Peachtree Hollow, Decatur, Georgia 30033}
{umeh.ngozi@mailhost.example}
{November 18, 2024}
To Whom It May Concern,
My name is {Ngozi Adaeze Umeh} and I am a {respiratory therapist} at {Emberly Hospital}. I was born in {Enugu} and have been a citizen since {2011}. I am writing for {Chukwuemeka Obi}, who is {the son of my late brother}.
I promise to give {Emeka} a home and everything that he needs for as long as his case lasts. I understand that this promise is serious.
‹I own {a three-bedroom house} with {a finished basement}, and {my husband Festus} and I have already put {a bed} and {a desk} in it.› ‹I earn {$78,400} a year and we owe only {the car note}.›
‹{Emeka} has been {my shadow} since {he} could walk. When {his father} was shot at {the filling station} in {Aba}, {he} was {twelve} and he called me before {he} called anyone.›
‹{He} fixes {everything}: last week {the church organ}, the week before {Mrs. Pettway’s} hearing aid.› ‹{He} wants to study {biomedical engineering} at {Georgia Tech}.›
I will make sure that he goes to every hearing and every appointment. I will drive him myself if I must.
Please do not send this young man away. You may call me at any hour at {404-555-0173}.
God bless you,
{Ngozi A. Umeh}`,
    answers:
      'Who signs: Mariam Ilboudo\nAddress of who signs: 618 Alderbrook Lane, Gresham, Oregon 97030\nDate of this letter: November 20, 2026\nWho I am: a school nurse\nThe client is: the son of my cousin\nA citizen since: 2009',
    told: 'Mariam Ilboudo owns a house with four bedrooms. Issouf repairs bicycles for the neighbors’ children. He wants to become an electrician.',
    facts: [
      'Mariam Ilboudo',
      'Issouf',
      'November 20, 2026',
      '618 Alderbrook Lane',
      'four bedrooms',
      'repairs bicycles',
      'electrician',
    ],
  },
  {
    name: 'letter to former counsel under Lozada',
    client: 'she',
    marked: `
@header {Vasquez-Thornbury Immigration, LLC}
@comment {Ioana} never got the receipt, ask {her} brother {Radu}
{Vasquez-Thornbury Immigration, LLC}
{9 Granary Court, Dayton, Ohio 45402}
{February 27, 2025}
VIA CERTIFIED MAIL {7019 2280 0001 4432 9917}
{Bartholomew K. Sneed}
{Sneed & Sneed}
{210 Market Arcade, Dayton, Ohio 45402}
Re: {Ioana-Maria CIOBANU}, {A 000-000-593}; notice of allegations of ineffective assistance
Dear {Mr. Sneed}:
We have been retained by {Ms. Ciobanu} to seek reopening of {her} case. Under Matter of Lozada, 19 I&N Dec. 637 (BIA 1988), a claim of ineffective assistance requires that former counsel be informed of the allegations and be allowed an opportunity to respond.
{Ms. Ciobanu} alleges the following:
1. ‹{She} retained you on {May 6, 2022} and paid {$3,200} in {cash} at {your kitchen table}.›
2. ‹You told {her} that {the asylum form} could wait until {her baby} came.› ‹The one-year deadline passed on {September 9, 2022}.›
3. ‹You did not tell {her} of the hearing on {November 14, 2023}, because you had gone to {Sarasota} for {your knee}.› ‹{She} was ordered removed in her absence while {she} sat in {the nursery of Miami Valley} with {a child in an incubator}.›
4. ‹When {she} telephoned, {your secretary Trudy} said that {the file had been through the flood}.›
Please let us have your response, together with a complete copy of the file, within fourteen days of the date of this letter. If we do not hear from you, we will inform the Board accordingly.
A complaint with the appropriate disciplinary authority is being prepared, as Lozada requires.
Sincerely,
{Esperanza Vasquez-Thornbury}`,
    answers:
      'Date of this letter: November 20, 2026\nFormer counsel: Leland Cartwright\nFirm of former counsel: Cartwright Immigration\nAddress of former counsel: 55 Mill Street, Toledo, Ohio 43604\nCertified mail number: 7020 0000 0000 0000 0001',
    told: 'Ms. Rakhimova retained Leland Cartwright on June 3, 2024. Leland Cartwright filed the application two months late. He did not return her calls.',
    facts: [
      'Nilufar Rakhimova',
      'A 000-000-655',
      'November 20, 2026',
      'Leland Cartwright',
      '55 Mill Street',
      'June 3, 2024',
      'two months late',
      'Philippa Oyelowo',
      'Oyelowo Law Group',
    ],
  },
  {
    name: 'declaration typed in haste',
    client: 'he',
    marked: `
@property decl {tesfay} draft 2 typed by {Abby}
DECLARATION OF {TESFAY HAILE GEBREMEDHIN}
I, {tesfay haile gebremedhin}, declare under penalty of perjury:
1. I make this declaration in support of my application. It was read to me in {Tigrinya}.
2. ‹i was born in {keren} in {1994}. My mother name is {Letebrhan} and my father is {haile}, he drive {camel} before {the war}.›
3. ‹In {2012} they take me to {Sawa} for {the national service}, i was {six years} {cutting stone} and they pay me {450 nakfa}.›
4. ‹One day {colonel wedi kassa} say i talk about {the government} in {the latrine}. he tie my hand behind like {the number eight} and leave me in {the sun} {two day}.›
5. ‹i run on {a night with no moon} with {Yonas} and {a boy from Dekemhare}. They shoot. {Yonas} he did not come.›
6. ‹From {Kassala} i go to {Khartoum}, {juba}, {kampala}, then a man sell me a passport of {Brazil}.›
7. I came to the U.S. border at {san ysidro} on {10/4/2023} and I asked for asylum.
8. ‹After i leave they arrest {my sister Selam} and ask {50,000}. she is in {adi abeto} now with {her baby}.›
9. ‹If i go back they put me in {the hole} or they kill me, like {my uncle Berhe}.›
10. ‹I did not have a lawyer when I spoke with the officer at the border.›
I have read this declaration and it is true and correct.
____________________
{Tesfay H. Gebremedhin}
Date: {Jan 9 2025}
I, {Mulu Teklay}, am fluent in English and {Tigrinya} and read this declaration to the declarant.
{Mulu Teklay}, {1/9/25}`,
    answers: 'Language: Mooré\nPlace of entry: Calexico\nDate of entry: August 4, 2025\nInterpreter: Salif Zongo',
    told: 'I was a teacher in Djibo. Men with guns burned my school in March 2025. I hid in the millet field for two nights. They will kill me if I go back.',
    facts: [
      'Issouf Rasmané Kaboré',
      'Mooré',
      'Calexico',
      'August 4, 2025',
      'Salif Zongo',
      'a teacher in Djibo',
      'burned my school',
      'the millet field',
      'kill me if I go back',
    ],
  },
]
