import type { CaseFact } from '#domain/case-map/case-map.ts'
import { causeIsOpen, caustic, fallsOnBody, harmsInCustody, lossOfPregnancy, wasThere } from './harms.data.ts'
import { harmsIn, harmsOfKin, inThirdPerson, threatsIn } from './harms-in.ts'
import type { Pen } from './pen.ts'
import { withoutWeaker } from './weigh-harms.ts'

/** The harms that the statements of one time name, alone or together, and the statements that tell them. */
export function harmsNamed(facts: readonly CaseFact[], pen: Pen): { harms: string[]; telling: CaseFact[] } {
  const harms = new Set<string>()
  const telling = facts.filter((fact, at) => {
    const found = [...harmsIn(fact, pen), ...threatsIn(fact, pen), ...harmsOfKin(fact, facts[at + 1], pen)]
    for (const harm of found) harms.add(harm)
    return found.length > 0
  })
  // `The doctor says one cannot say from what`: then the brief does not say it either.
  // Nor where nothing else was done at that time.
  if (facts.some(({ statement }) => causeIsOpen.test(statement)) || harms.size === 1) harms.delete(lossOfPregnancy)
  if (facts.some(({ wording }) => laidOnBody.test(wording)) && facts.some(({ wording }) => heated.test(wording)))
    harms.add('burns')
  const spilled = facts.find((fact) => fallsOnBody.test(inThirdPerson(fact, pen)) || fallsOnBody.test(fact.wording))
  if (spilled !== undefined && facts.some(({ statement }) => caustic.test(statement))) {
    harms.add('burns with a caustic liquid')
    if (!telling.includes(spilled)) telling.push(spilled)
  }
  const stay = telling.length === 0 ? undefined : facts.find(({ wording }) => wasThere.test(wording))
  const days = stay && wasThere.exec(stay.wording)?.[1]
  if (stay && days !== undefined && harmsInCustody.some((harm) => harms.has(harm))) {
    harms.add(`detention for ${days.toLowerCase()}`)
    // Behind the first deed: what was done days before the custody keeps its own day.
    telling.push(stay)
  }
  return { harms: withoutWeaker([...harms]), telling }
}

/** `They put it on his back`, where the machete was heated before. */
const laidOnBody =
  /\b(?:put|pressed|held|laid) (?:it|them|the \p{L}{1,14}) (?:on|to|against|into) \{applicant\.(?:poss|his)\}/iu
const heated =
  /\b(?:heated|red-hot|glowing|burning) |\bhot (?:iron|machete|knife|metal|coals?|wire|spoon|rod|water|oil)\b|\bcharcoal\b/iu
