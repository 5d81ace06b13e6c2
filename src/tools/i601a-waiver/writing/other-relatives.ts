import { listInWords } from '#domain/prose/words.ts'
import { cite, gap, paragraph } from '#domain/section-content/write.ts'
import { dependentIds } from './dependents.ts'
import { own, tellPlaces } from './paragraphs.ts'
import { factsIn, placesIn, type Teller } from './teller.ts'

/** Hardship to others, told and led back to the qualifying relative. */
export function writeOtherRelatives(teller: Teller): string {
  const { waiver } = teller
  const role = waiver.relatives[0]?.role ?? 'applicant'
  const facts = factsIn(teller, 'other_relatives')
  const rule = own(
    teller,
    `Hardship to relatives who do not qualify counts as far as it adds to the hardship of the one who does. ${cite('P2')}; ${cite('P3')}. Here it reaches {${role}}.`,
  )
  const told = tellPlaces(teller, placesIn(teller, 'other_relatives'))
  const people = dependentIds(teller, facts, role)
  const whom = people.length === 0 ? 'these relatives' : listInWords(people)
  const above = own(
    teller,
    `Who they are and what they need is told above with the evidence; for {${role}} it is part of every day.`,
  )
  const missing =
    told === '' && waiver.otherRelativesText !== undefined
      ? above
      : told === ''
        ? paragraph(gap('other relatives: who they are and how their hardship reaches the qualifying relative'))
        : told
  return (
    rule +
    missing +
    own(
      teller,
      `Whatever ${whom} would suffer would reach {${role}} as well, who would have to meet it without {applicant}. <em>See</em> ${cite('C4')} (hardship assessed in the aggregate).`,
    )
  )
}
