import { stemsOf } from '#domain/case-map/reading/stems.ts'
import type { Filling } from '#domain/template-sections/fill-section.ts'
import type { ConfirmedSection } from '#domain/template-sections/template-section.ts'
import type { StorySentence } from '#domain/template-sections/old-case.ts'
import { asSigner, inVoice, voiceOf } from './in-voice.ts'
import { headingsOver } from './headings-over.ts'
import { servesHeading } from './heading-topics.ts'
import { kindOf, type NewCase } from './new-case.ts'

/** Facts as the paper says them in the place of this old sentence. */
export function asTold(
  facts: readonly string[],
  old: string,
  { known, isOfClient }: { readonly known: NewCase; readonly isOfClient: boolean },
): string {
  const { client, pronoun } = known
  const voice = voiceOf(old, { isOfClient })
  const signer = isOfClient ? undefined : known.signer
  return facts
    .map((fact, at) => {
      const told = known.facts.findIndex(({ text }) => text === fact)
      const isBehind = at > 0 && known.facts[told - 1]?.text === facts[at - 1]
      const written = voice === 'plain' && !isBehind ? (known.facts[told]?.named ?? fact) : fact
      const said =
        signer && speaksOfItself.test(old) ? asSigner(written, signer) : inVoice(written, voice, client, pronoun)
      return asSentence(said)
    })
    .join(' ')
}

const speaksOfItself = /(?<!\p{L})(?:I|my|me|we|our)(?![\p{L}’'])/iu

/** With a full stop where the words have no end of their own. */
export function asSentence(text: string): string {
  const written = text.trim()
  return /[.!?”"]$/.test(written) ? written : `${written}.`
}

export type RestOfFacts = {
  readonly sections: readonly ConfirmedSection[]
  readonly bySection: Map<string, readonly Filling[]>
  /** By paragraph of the template. */
  readonly stories: ReadonlyMap<number, readonly StorySentence[]>
  readonly known: NewCase
  readonly used: Set<string>
  readonly isOfClient: boolean
}

type Gap = {
  readonly section: ConfirmedSection
  readonly filling: Filling
  readonly old: string
  readonly heading: string
}

const telling = /\b(?:facts?|background|history|reasons?|circumstances|story|narrative|hardship|about)\b/iu
const describes = /: describe$/u
/** A gap on illness, harm or crimes waits for facts of its own kind. */
const grave = /^(?:illness and care|harm and fear|arrests and convictions)/u

/**
 * Facts of a kind that the old case did not tell stand where it told its story: where it told the like, else in the first
 * gap of a part that tells. Changes `bySection` and `used`.
 */
export function tellTheRest({ sections, bySection, stories, known, used, isOfClient }: RestOfFacts): void {
  const rest = known.facts.map(({ text }) => text).filter((text) => !used.has(text))
  if (rest.length === 0) return
  const headings = headingsOver(sections)
  const gaps = sections.flatMap((section): Gap[] =>
    section.mode !== 'rewrite' && section.mode !== 'fill'
      ? []
      : (bySection.get(section.id) ?? []).flatMap((filling) => {
          if (filling.kind !== 'gap' || !describes.test(filling.gap)) return []
          const body = section.paragraphs[filling.paragraph] ?? -1
          const old = (stories.get(body) ?? []).find(({ start, end }) => start <= filling.start && filling.start < end)
          return old ? [{ section, filling, old: old.text, heading: headings.get(body) ?? section.title }] : []
        }),
  )
  const usual = [
    ...gaps.filter(({ section: { kind }, heading }) => kind === 'facts' && !/procedur/iu.test(heading)),
    ...gaps.filter(({ section: { title } }) => telling.test(title)),
    ...gaps.filter(({ section: { kind } }) => kind === 'facts' || kind === 'text'),
  ].filter(({ filling }) => filling.kind === 'gap' && !grave.test(filling.gap))
  const placeOf = (fact: string): Gap | undefined => {
    const kind = kindOf(fact)
    const fit = (least: -1 | 0 | 1) => (one: Gap) => servesHeading(one.heading, kind) >= least
    return (
      likest(fact, gaps, 2) ??
      onlyLike(fact, gaps.filter(fit(0))) ??
      usual.find(fit(1)) ??
      usual.find(fit(0)) ??
      likest(fact, gaps, 1) ??
      usual[0]
    )
  }
  const isBound = (fact: string) => known.facts.find(({ text }) => text === fact)?.isBound === true
  const boundBehind = (head: string) => {
    const next = rest.slice(rest.indexOf(head) + 1)
    const end = next.findIndex((fact) => !isBound(fact))
    return end === -1 ? next.length : end
  }
  const told = Map.groupBy(
    // What leans on the fact before it goes where that one goes.
    rest.filter((fact) => !isBound(fact)),
    (fact) => placeOf(fact),
  )
  for (const [gap, heads] of told) {
    if (!gap) continue
    const facts = heads.flatMap((head) => [head, ...rest.slice(rest.indexOf(head) + 1).slice(0, boundBehind(head))])
    for (const fact of facts) used.add(fact)
    const { paragraph, start, end, label } = gap.filling
    const text = asTold(facts, gap.old, { known, isOfClient })
    const filling: Filling = { paragraph, start, end, label, kind: 'value', text, field: 'old-case' }
    const own = bySection.get(gap.section.id) ?? []
    bySection.set(
      gap.section.id,
      own.map((one) => (one === gap.filling ? filling : one)),
    )
  }
}

/** The only gap whose old sentence has a word of the fact that is no name: `reports to`. */
function onlyLike(fact: string, gaps: readonly Gap[]): Gap | undefined {
  const stems = new Set(stemsOf(fact.replaceAll(/\p{Lu}[\p{L}’'-]+/gu, ' ')))
  const like = gaps.filter(({ old }) => stemsOf(old).some((stem) => stems.has(stem)))
  return like.length === 1 ? like[0] : undefined
}

/** The gap whose old sentence shares most words with a fact, and at least so many. */
function likest(fact: string, gaps: readonly Gap[], least: number): Gap | undefined {
  const stems = new Set(stemsOf(fact))
  const scored = gaps.map((gap) => ({ gap, shared: stemsOf(gap.old).filter((stem) => stems.has(stem)).length }))
  const [best] = scored.toSorted((a, b) => b.shared - a.shared)
  return best && best.shared >= least ? best.gap : undefined
}
