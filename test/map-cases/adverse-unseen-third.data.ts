import { against, harmless, type UnseenFact } from './adverse-unseen.data.ts'

/** A third set, in the words of dockets, notes and declarations, written before anything was read with it. */

export const thirdUnseenAsylum: readonly UnseenFact[] = [
  against(
    'office',
    'S31',
    'Rap sheet, Utah BCI: ROJAS PENA DANIELA, 03/11/2023, simple assault, domestic, plea in abeyance.',
  ),
  against(
    'office',
    'S22',
    'Form I-213, November 4, 2021: Subject stated she is traveling to Salt Lake City to seek employment. Subject claimed no fear of return.',
  ),
  against(
    'client',
    'S27',
    'I renewed my cédula in person at the SAIME office in Caracas two months before I left, and the clerk handed it to me without a question.',
  ),
  against(
    'witness',
    'S27',
    'Her brother Luis, who belonged to the same committee, has gone back to Caracas and drives his taxi there.',
  ),
  against(
    'client',
    'S29 S31',
    'I carried messages for the colectivo that winter and twice told them which neighbors had signed.',
  ),
  against(
    'office',
    'S21',
    'Intake note: client says she heard of the one-year rule only when a cousin mentioned it in the spring of 2024.',
  ),
  against('client', 'S26', 'I did not go to the prosecutor, because I thought it was a waste of time.'),
  against(
    'client',
    'S28 S27',
    'My godmother has a farm in Táchira, and I stayed with her from March until September without any trouble.',
  ),
  against(
    'client',
    'S29',
    'Before the United States I lived in Bogotá for two years with a residence permit that the Colombian migration office had given me.',
  ),
  harmless(
    'office',
    'Rap sheet, Utah BCI: ROJAS PENA DANIELA, no record found under the name and date of birth given.',
  ),
  harmless(
    'office',
    'Form I-213, November 4, 2021: Subject stated she fears the colectivos and was referred for a credible fear interview.',
  ),
  harmless('client', 'The clerk at the SAIME office refused to renew my cédula because my name was on a list.'),
  harmless(
    'witness',
    'Her brother Luis, who belonged to the same committee, has been in hiding in Brazil since August.',
  ),
  harmless('client', 'The colectivo wanted me to carry their messages, and I refused each time.'),
  harmless('office', 'Intake note: her brother learned of the one-year rule in time and filed in 2020.'),
  harmless('client', 'I went to the prosecutor three times, and the third time he tore up my complaint.'),
  harmless(
    'client',
    'My godmother lost her farm in Táchira to the same men in March, and she left the country in September.',
  ),
  harmless('client', 'I changed planes in Bogotá and waited there for two hours in the transit hall.'),
]

export const thirdUnseenWaiver: readonly UnseenFact[] = [
  against(
    'office',
    'discretion',
    'Hidalgo County Clerk, cause CR-11-0482: Otero, Daniel; DWI first offense; nolo contendere; 3 days jail, costs paid.',
  ),
  against(
    'office',
    'discretion eligibility immigration',
    'CBP record: apprehended 06/18/2003 near Nogales, voluntary return; apprehended 06/20/2003, same sector.',
  ),
  against(
    'client',
    'discretion',
    'For my first job at the packing plant I used a Social Security card that I bought for $80 at the flea market.',
  ),
  against('witness', 'sep_', 'My parents live five houses away and pick the children up from school every day.'),
  against(
    'office',
    'sep_',
    'Progress note, 02/2025: Pt Luz Otero reports sleeping well, mood euthymic, PHQ-9 score 3, sertraline tapered off.',
  ),
  against('witness', 'sep_', 'I earn $96,000 a year as a nurse manager, and my pension is vested.'),
  against('witness', 'rel_', 'I grew up in Guadalajara until I was sixteen, and I still read novels in Spanish.'),
  against(
    'witness',
    'rel_',
    'The hospital in Monterrey has offered me a post, and it would pay for a bilingual school for the children.',
  ),
  harmless(
    'office',
    'Hidalgo County Clerk, cause CR-11-0482: Otero, Daniel, juror summons, served two days, paid $80.',
  ),
  harmless('office', 'CBP record: query of the name Otero, Daniel, and date of birth returned no encounters.'),
  harmless('client', 'I have paid my taxes with an ITIN since my first job at the packing plant.'),
  harmless('witness', 'My parents live in Puerto Rico, and neither of them can travel any more.'),
  harmless(
    'office',
    'Progress note, 02/2025: Pt Luz Otero reports waking at 3 a.m., PHQ-9 score 19, sertraline raised to 100 mg.',
  ),
  harmless('witness', 'I earn $19,000 a year as a school aide, and it does not cover the rent.'),
  harmless('witness', 'I was born in Ohio, and my Spanish ends after the greetings.'),
  harmless('witness', 'The clinic in Monterrey wrote that it does not treat children with epilepsy.'),
]

export const thirdUnseenNaturalization: readonly UnseenFact[] = [
  against(
    'office',
    'enclosures introduction',
    'Municipal Court of Toledo: Haddad, Samir; 10/02/2021; reckless operation; fined $250; license suspended six months.',
  ),
  against(
    'client',
    'enclosures introduction',
    'When I renewed my driver’s license in 2019 the clerk handed me a voter form, and I ticked the box and signed.',
  ),
  against(
    'office',
    'enclosures introduction',
    'IRS letter CP2000, tax year 2021: proposed change; unreported wages of $8,412; balance due $1,930.',
  ),
  against('client', 'eligibility', 'From November 2020 to August 2021 I looked after my father in Tripoli.'),
  against(
    'client',
    'eligibility enclosures',
    'Since March I have been sleeping at the apartment of my cousin, because Rana asked for time.',
  ),
  against(
    'client',
    'enclosures introduction',
    'I turned twenty in 2011 and never signed up with the Selective Service.',
  ),
  against(
    'office',
    'enclosures introduction',
    'Lucas County Domestic Relations Court: obligor Samir Haddad, child support, arrears $6,240.',
  ),
  against('client', 'enclosures introduction', 'I belonged to the youth wing of the Baath party at university.'),
  harmless('office', 'Municipal Court of Toledo: Haddad, Samir; 10/02/2021; served as interpreter; paid $250.'),
  harmless(
    'client',
    'When I renewed my driver’s license in 2019 the clerk handed me a voter form, and I gave it back to him because I am not a citizen.',
  ),
  harmless('office', 'IRS transcript, tax year 2021: return filed April 4, 2022; refund of $1,930 issued.'),
  harmless('client', 'From November 2020 to August 2021 my father lived with us in Toledo.'),
  harmless('client', 'Since March Rana and I have been painting the apartment that we bought together.'),
  harmless('client', 'I signed up with the Selective Service in the month in which I turned eighteen.'),
  harmless('office', 'Lucas County Domestic Relations Court: no case under the name Samir Haddad.'),
  harmless('client', 'I belonged to the chess club and to the union of engineers at university.'),
]
