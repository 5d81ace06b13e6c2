import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { cite, gap, paragraph } from '#domain/section-content/write.ts'
import { isInNinthCircuit } from '../case/circuit.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import { callsByAnothersName } from './own-voice.ts'
import { joinMarkup, tellFacts } from './paragraphs.ts'
import { once } from './said-once.ts'
import { placesIn, type Teller } from './teller.ts'

/** Whether the relative would stay or go, in the relative’s own words where a paper has them. */
export function tellIntention(teller: Teller, relative: QualifyingRelative, facts: readonly CaseFact[]): string {
  const { role } = relative
  const ninth = isInNinthCircuit(teller.waiver.applicant.state)
  const law = once(
    teller,
    `Hardship on separation suffices where separation is what would happen. ${cite('P2')}.`,
    `The same question arises for {${role}}.`,
  )
  const weighed = ninth
    ? once(
        teller,
        `It is also a hardship that must itself be weighed. ${cite('C15')} (hardship where family members stay behind must be weighed); ${cite('C14')} (separation from family may be the most important single factor).`,
      )
    : ''
  const isOwn = (words: string) => /\bI\b/u.test(words)
  const whole = ownAnswer(teller, relative)
  if (whole.length > 0) {
    teller.narrator.paragraph()
    const opened = joinMarkup(teller.say(law), teller.quoteRun(whole, { longest: wordsInAnswer, isWhole: true }))
    const rest = tellFacts(teller, facts)
    const closed = teller.say(`For {${role}}, separation is thus the likely result of a refusal. ${weighed}`)
    return paragraph(joinMarkup(opened, ...rest, closed))
  }
  const quote =
    teller.quote(
      facts,
      ({ speaker, words }) => speaker === role && isOwn(words) && saysWhere.test(words),
      'own voice',
    ) ??
    teller.quote(
      facts,
      ({ speaker, words }) => speaker === role && isOwn(words) && /\b(?:stay|remain|go|leave|move|live)\b/u.test(words),
      'own voice',
    )
  teller.narrator.paragraph()
  if (quote !== undefined) {
    const opened = `${teller.say(`${law} On that question {${role}} has written:`)} ${quote.words} ${quote.cite}.`
    const rest = tellFacts(teller, facts)
    const closed = teller.say(`For {${role}}, separation is thus the likely result of a refusal. ${weighed}`)
    return paragraph(joinMarkup(opened, ...rest, closed))
  }
  const opened = teller.say(law)
  const told = tellFacts(teller, facts)
  const stated = relative.statedIntentToRemain
    ? teller.say(
        `{${role}} has stated an intention to remain in the United States if {applicant.subj} is refused admission.`,
      )
    : gap(`signed statement whether ${relative.name ?? `the ${role}`} would stay or move`)
  const only =
    relative.argueRelocation === 'no'
      ? teller.say(
          once(
            teller,
            '{applicant} relies on separation; hardship on relocation need not also be shown.',
            `For {${role}} too separation alone is argued.`,
          ),
        )
      : ''
  return paragraph(
    joinMarkup(opened, ...(told.length > 0 ? told : [stated]), only, weighed === '' ? '' : teller.say(weighed)),
  )
}

const wordsInAnswer = 90

/** The paragraph in which the relative says whether to stay or to go, where it is short enough to stand whole. */
function ownAnswer(teller: Teller, { role }: QualifyingRelative): readonly CaseFact[] {
  const found = placesIn(teller, `sep_${role}`, 'intention').find(({ cluster }) =>
    cluster.facts.some((fact) =>
      passagesOf(teller.map, fact).some(
        ({ speaker, words }) => speaker === role && /\bI\b/u.test(words) && saysWhere.test(words),
      ),
    ),
  )
  const facts = found?.cluster.facts ?? []
  const words = facts.flatMap((fact) => passagesOf(teller.map, fact)[0]?.words ?? []).join(' ')
  return facts.length > 1 && !callsByAnothersName(teller, facts) && words.split(/\s+/u).length <= wordsInAnswer
    ? facts
    : []
}

const saysWhere =
  /\b(?:will|would|could|can) (?:not |never )?(?:stay|remain|go|move|leave|live)\b|\bcannot (?:go|leave|move)\b|\bI stay\b|\bnot going\b|\b(?:can|won)[’']t (?:stay|go|leave|move|follow)\b/u
