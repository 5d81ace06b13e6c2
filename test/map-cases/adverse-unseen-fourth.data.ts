import { against, harmless, type UnseenFact } from './adverse-unseen.data.ts'

/** A fourth set, written after the mending by the third and before anything was read with it. */

export const fourthUnseenAsylum: readonly UnseenFact[] = [
  against(
    'office',
    'S31',
    'NCIC inquiry: one entry; Davis County Justice Court, 2022; Rojas Pena; public intoxication; plea guilty; $340.',
  ),
  against(
    'office',
    'S22',
    'Notes of the asylum officer: asked why her written statement speaks of two men and she now speaks of five, applicant shrugged.',
  ),
  against('client', 'S27', 'In the summer of 2023 I sent my daughter back to Caracas for her school holidays.'),
  against(
    'client',
    'S27',
    'At the airport in Maiquetía the migration officer stamped my passport and wished me a good flight.',
  ),
  against(
    'witness',
    'S27',
    'Two of the four women who signed the letter with her live in Valencia to this day and run a bakery.',
  ),
  against(
    'client',
    'S29 S31',
    'As a sergeant of the National Guard I was posted to the bridge on the day on which the students were beaten.',
  ),
  against(
    'client',
    'S21',
    'A notary told me in 2020 that I had to ask for asylum, but I put it off because of the cost.',
  ),
  against('client', 'S26', 'We did not call anyone after the shots, neither the police nor the prosecutor.'),
  against(
    'client',
    'S28 S27',
    'For a year and a half I taught in Barinas under my own name, and no one came looking for me.',
  ),
  harmless('office', 'NCIC inquiry: no entries; fingerprints taken July 2, 2024.'),
  harmless(
    'office',
    'Notes of the asylum officer: asked about the number of men, applicant said five, as in her written statement.',
  ),
  harmless(
    'client',
    'In the summer of 2023 my daughter could not go to her grandmother in Caracas, because the men still watched the house.',
  ),
  harmless('client', 'At the airport in Maiquetía they took my passport away, and I left over the border by bus.'),
  harmless(
    'witness',
    'Two of the four women who signed the letter with her were killed, and the others fled to Chile.',
  ),
  harmless('client', 'A sergeant of the National Guard beat me on the bridge.'),
  harmless('client', 'A notary told my sister in 2020 that she had to ask for asylum.'),
  harmless('client', 'After the shots we called the police and the prosecutor, and nobody came.'),
  harmless('client', 'For a year and a half I hid in Barinas under the name of my cousin.'),
]

export const fourthUnseenWaiver: readonly UnseenFact[] = [
  against(
    'office',
    'discretion',
    'Maricopa County Superior Court: State v. Daniel Otero, criminal damage, class 2 misdemeanor, diversion completed 06/2016.',
  ),
  against(
    'client',
    'discretion eligibility immigration',
    'I went back to Michoacán when my father died in 2009 and walked through the desert again four weeks later.',
  ),
  against(
    'client',
    'discretion',
    'I have never had a license, and I drove to work every day until the police took my car.',
  ),
  against('witness', 'sep_', 'My employer lets me do my work from the kitchen table three days a week.'),
  against('office', 'sep_', 'Discharge summary: pt reports no further panic attacks since June; follow-up as needed.'),
  against('witness', 'sep_', 'With my salary and the rent from the upstairs apartment we put $1,200 aside each month.'),
  against('witness', 'rel_', 'My grandparents left us a house with a garden in Pátzcuaro, and nobody lives in it.'),
  against(
    'office',
    'rel_',
    'Hospital Ángeles Morelia confirms that it has a department for pediatric epilepsy and accepts our insurance.',
  ),
  harmless('office', 'Maricopa County Superior Court: search for Daniel Otero, no records found.'),
  harmless('client', 'I could not go back to Michoacán when my father died in 2009.'),
  harmless('client', 'I have had a license since 2015 and drive to work every day.'),
  harmless('witness', 'My employer refused to let me work from home, even for a week.'),
  harmless('office', 'Discharge summary: pt reports daily panic attacks since June; referred to psychiatry.'),
  harmless('witness', 'With my salary we cannot pay the rent of the apartment, and we owe $1,200.'),
  harmless('witness', 'My grandparents sold their house in Pátzcuaro in 1998.'),
  harmless('office', 'Hospital Ángeles Morelia wrote that it has no department for pediatric epilepsy.'),
]

export const fourthUnseenNaturalization: readonly UnseenFact[] = [
  against(
    'office',
    'enclosures introduction',
    'Citation 448120, Haddad Samir: driving 24 mph over the limit; paid in full.',
  ),
  against(
    'client',
    'enclosures introduction',
    'In 2018 a man with a clipboard at the mall signed me up to vote, and I let him.',
  ),
  against(
    'office',
    'enclosures introduction',
    'State of Ohio, Department of Taxation: no return on file for 2020 and 2021 for Samir Haddad.',
  ),
  against('office', 'eligibility', 'Travel history: out 02/11/2022, in 11/29/2022.'),
  against(
    'client',
    'eligibility enclosures',
    'Rana took the children to her sister in Dearborn in April, and they have not come back.',
  ),
  against(
    'client',
    'enclosures introduction eligibility',
    'My first wife in Beirut and I were still married when I signed the papers with Rana.',
  ),
  against(
    'client',
    'enclosures introduction',
    'I did my two years in the army of Hafez al-Assad as a guard in the prison of Tadmor.',
  ),
  against(
    'client',
    'enclosures introduction',
    'For a few months in 2016 I sold hashish to friends, but I was never caught.',
  ),
  harmless('office', 'Letter of thanks, Haddad Samir: 24 hours of volunteer work for the food bank.'),
  harmless(
    'client',
    'In 2018 a man with a clipboard at the mall asked me to sign up to vote, and I told him that I may not.',
  ),
  harmless(
    'office',
    'State of Ohio, Department of Taxation: returns on file for 2020 and 2021 for Samir Haddad, no balance.',
  ),
  harmless('office', 'Travel history: out 02/11/2022, in 02/26/2022.'),
  harmless('client', 'Rana took the children to her sister in Dearborn for Easter, and we drove home together.'),
  harmless('client', 'My first wife and I were divorced in Beirut in 2012, and I married Rana in 2017.'),
  harmless('client', 'My uncle was held for two years in the prison of Tadmor under Hafez al-Assad.'),
  harmless('client', 'For a few months in 2016 I taught Arabic to friends, and they paid me with dinners.'),
]
