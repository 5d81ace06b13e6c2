import type { FirmDocument } from './firm-document.ts'

/** Declarations, letters of others, and papers of the firm, each full of an earlier client. */
export const statementDocuments: readonly FirmDocument[] = [
  {
    name: 'hardship declaration of a spouse',
    client: 'he',
    marked: `
DECLARATION OF {PRISCILLA ANNE WOJCIECHOWSKI} IN SUPPORT OF FORM I-601A
I, {Priscilla Anne Wojciechowski}, declare under penalty of perjury under 28 U.S.C. § 1746 as follows:
1. I am over eighteen years of age and competent to make this declaration.
‹2. I am a United States citizen, born in {Scranton, Pennsylvania}, and I am {52} years old.›
‹3. I married {Tenzin Dorje Lhamo} on {Valentine’s Day 2016} in {Lackawanna County}.›
‹4. I have {multiple sclerosis} and take {Ocrevus} twice a year at {Geisinger}.›
‹5. {Tenzin} dresses me on bad days, drives me to {my} infusions, and does the shopping.›
‹6. {His} mother, {Ama Pema}, lives with us and speaks only {Tibetan}.›
‹7. If {he} had to wait in {Nepal} I would lose the house, since {his} pay from {Electric City Diner} covers the {$1,180} mortgage.›
‹8. I have never been outside of the country and I could not get my medicine in {Kathmandu}.›
9. I make this declaration of my own free will.
I declare under penalty of perjury that the foregoing is true and correct.
Executed on {May 30, 2024} at {Scranton, Pennsylvania}.
{Priscilla Anne Wojciechowski}`,
    answers: 'Declarant: Rose Delaney\nThe declarant: Rose Delaney',
    told: 'I have had chronic kidney disease since 2019. My husband Issouf drives me to dialysis three times each week. We married on June 8, 2021.',
    facts: ['Rose Delaney', 'kidney disease', 'dialysis', 'June 8, 2021'],
  },
  {
    name: 'asylum declaration',
    client: 'she',
    marked: `
DECLARATION OF {AMINA YUSUF ABDIRAHMAN WARSAME}
I, {Amina Yusuf Abdirahman Warsame}, hereby declare:
I am the applicant and I make this declaration in support of my application for asylum.
‹My name is {Amina Yusuf Abdirahman Warsame}, but my family calls me {Hooyo Yar}.›
# My family
‹I was born in {Baidoa}, {Somalia}, in {1990}, into the {Madhiban} clan.› ‹My father {Yusuf} made {shoes}, and for that people called us unclean.›
# What happened
‹In {Ramadan} of {2015} {four men of Al-Shabaab} came to our shop and said that my brother {Liban} must join them.› ‹When {he} ran, they {shot} {him} at the {well}.› ‹I was {whipped} in front of my children because I sold {tea} without a man.›
# My journey
‹I went by {truck} to {Nairobi}, then to {São Paulo}, and walked through the {Darién}.› I arrived in the United States at {Otay Mesa} on {December 12, 2016}.
# Why I am afraid
‹I am afraid that the same men will find me, because {Cabdi Dheere}, their leader, is married to my neighbor.›
I understand that I must tell the truth, and that a false statement may lead to criminal penalties.
I declare under penalty of perjury that the foregoing is true and correct to the best of my knowledge.
____________________
{Amina Yusuf Abdirahman Warsame}
Date: {March 5, 2018}
CERTIFICATE OF INTERPRETATION
I, {Hodan Guled}, certify that I am fluent in English and {Somali} and that I read this declaration to the declarant in {Somali}.`,
    answers: 'Language: Uzbek\nPlace of entry: Calexico\nInterpreter: Gulnora Ergasheva',
    told: 'In May 2022 officers of the security service beat my brother Aziz in front of me. I was threatened by telephone every week. I worked as a nurse in Samarkand. I am afraid that they will arrest me.',
    facts: [
      'Nilufar',
      'Rakhimova',
      'Uzbek',
      'Calexico',
      'beat my brother Aziz',
      'threatened by telephone',
      'worked as a nurse',
      'afraid that they will arrest me',
    ],
  },
  {
    name: 'expert letter on country conditions',
    client: 'he',
    marked: `
{Professor Annelise van der Merwe-Koch}
{Department of African Studies, Lindqvist University}
{January 29, 2025}
Immigration Court, {Cleveland, Ohio}
RE: {Emmanuel Mbarga NTOUBA} ({A 000-000-219}), citizen of {Cameroon}
Dear Honorable Judge {Patricia Wexler}:
I have been asked by {Sandoval Legal, P.A.} to give an opinion on country conditions that bear on the claim of {Mr. Ntouba}. I have not been paid for this opinion beyond {$350} an hour.
# Qualifications
‹I hold a doctorate from {Leiden} and have done field work in {Bamenda} and {Buea} since {1998}.›
# Opinion
An expert may rely on published reports, interviews and field work, and this opinion names its sources.
‹{Emmanuel} belonged to the {Southern Cameroons National Council} and taught {geography} at {Sacred Heart College, Mankon}.› ‹In {February 2017} {gendarmes} took {him} to {Kondengui} and held {him} for {41 days}.› ‹{Mr. Ntouba’s} account is consistent with what I recorded from other {Anglophone} teachers.›
I state these opinions to a reasonable degree of certainty in my field.
# Availability
I am willing to testify by telephone or video at a time that the Court sets.
Yours faithfully,
{Annelise van der Merwe-Koch, Ph.D.}`,
    answers:
      'Judge: Leopold F. Anstey\nCourt: Denver, Colorado\nExpert: Dr. Salif Ouattara\nA doctor or expert: Dr. Salif Ouattara\nDate of a letter: November 18, 2026',
    told: 'Mr. Kaboré was a local secretary of the opposition party in Kaya. Soldiers searched his house in May 2026.',
    facts: [
      'Issouf Rasmané',
      'A 000-000-772',
      'Burkina Faso',
      'Leopold F. Anstey',
      'Denver',
      'secretary of the opposition',
      'searched his house',
    ],
  },
  {
    name: 'retainer letter',
    client: 'she',
    marked: `
{Mastropietro & Nguyen, Attorneys at Law}
{April 22, 2024}
{Mr. Sunny Joy Varghese}
{411 Magnolia Blvd., Apt. 7B}
{Houston, TX 77002}
{sjvarghese@mail.example}
Re: Engagement for adjustment of status
Dear {Sunny}:
Thank you for choosing our firm. This letter sets out the terms on which we will represent you and {your wife}, {Lissy}, before USCIS.
Scope. We will prepare and file Forms I-485 and I-765 for you. We do not advise on tax, criminal or family law.
Fee. Our flat fee is {$4,750}, of which {$2,000} is due on signing. Filing fees are not included and are paid to the government.
‹We noted that you overstayed your {visitor} visa after {July 2018} and that you were once stopped in {Galveston} for {speeding}.›
Your duties. You agree to tell us the truth, to answer our letters promptly, and to tell us of every change of address within five days.
Either side may end this agreement in writing at any time. Unearned fees are returned within thirty days.
If you agree, please sign and return one copy of this letter.
{Mastropietro & Nguyen}
By: {Dominic Mastropietro}
Agreed: {Sunny Joy Varghese}      Date: {4/25/2024}`,
    answers:
      'Date of a letter: December 1, 2026\nFlat fee: $3,900\nDue on signing: $1,500\nAddress: 77 Alder Court, Evanston, Illinois 60201',
    told: 'Nilufar entered on a fiancée visa in 2023.',
    facts: ['Nilufar', 'Rakhimova', 'Oyelowo Law Group', 'Philippa', 'fiancée visa'],
  },
  {
    name: 'Spanish and English declaration',
    client: 'he',
    marked: `
DECLARACIÓN DE {JOSÉ LUIS DE LA O FUENTES}
DECLARATION OF {JOSÉ LUIS DE LA O FUENTES}
Yo, {José Luis de la O Fuentes}, declaro bajo pena de perjurio lo siguiente:
I, {José Luis de la O Fuentes}, declare under penalty of perjury the following:
‹Nací en {Tegucigalpa, Honduras}, el {3 de octubre de 1985}.›
‹I was born in {Tegucigalpa, Honduras}, on {October 3, 1985}.›
‹Mi esposa {Reina} y mis {dos hijos} viven en {Comayagüela}.›
‹My wife {Reina} and my {two sons} live in {Comayagüela}.›
‹La {Mara 18} mató a mi hermano {Wilmer} porque no pagó la {renta}.›
‹The {18th Street gang} killed my brother {Wilmer} because he did not pay the {extortion}.›
Juro que todo lo anterior es verdadero.
I swear that all of the above is true.
{José Luis de la O Fuentes}
Fecha / Date: {12/01/2023}
CERTIFICATE OF TRANSLATION
I, {Marcela Iturbe}, certify that I am competent to translate from {Spanish} into English and that the translation is true and accurate.`,
    answers: 'Language: Mooré\nTranslator: Awa Sawadogo',
    told: 'Soldiers searched my house in May 2026. My cousin Abdoul lives in Gresham.',
    facts: ['Issouf', 'May 19, 1982', 'Soldiers searched my house', 'Abdoul'],
  },
]
