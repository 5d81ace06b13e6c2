import type { CasePassage } from '#domain/case-map/case-map.ts'
import { paragraphsOf } from '#domain/case-map/paragraphs.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { countWords, sentencesOf } from '#domain/language/sentences.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { inFirstPerson, tellsAsI } from './in-first-person.ts'
import type { Pen } from './pen.ts'
import { isCountry, tellsOfAct } from '../map/signs.ts'

/** A sentence of the client's own account, as it stands there, and as the client tells it where somebody else wrote it down. */
export type Words = {
  readonly words: string
  /** In the first person, for what is read from it; never printed. */
  readonly told: string
  readonly passage: CasePassage
  readonly paragraph: string
}

/** No sentence longer than this stands within one of ours. */
const longest = 50

/** All sentences of the client's account that are short enough to stand within one of ours, in its order. */
export function wordsOfAccount(pen: Pen): readonly Words[] {
  const found = known.get(pen) ?? readWords(pen)
  known.set(pen, found)
  return found
}

const known = new WeakMap<Pen, readonly Words[]>()

function readWords(pen: Pen): Words[] {
  const { map } = pen
  const places = paragraphsOf(map)
  const own = map.passages.filter(({ speaker }) => speaker === 'applicant')
  const inThird = new Set(
    [...Map.groupBy(own, ({ document }) => document)].flatMap(([document, passages]) =>
      tellsAsI(passages.map(({ words }) => words).join(' ')) ? [] : [document],
    ),
  )
  return own
    .toSorted((a, b) => (a.document === b.document ? a.start - b.start : 0))
    .flatMap((passage) =>
      speechTogether(sentencesOf(passage.words.replaceAll(/\s+/g, ' ').trim())).map((one) => ({
        words: one.replace(/^\d{1,3}\.\s+/u, ''),
        passage,
        paragraph: places.get(passage.id) ?? passage.id,
      })),
    )
    .map((one, at, all) => {
      const before = all[at - 1]
      return {
        ...one,
        told: inThird.has(one.passage.document)
          ? inFirstPerson({ sentence: one.words, before: before?.paragraph === one.paragraph ? before.words : '' }, pen)
          : one.words,
      }
    })
    .filter(
      ({ words }) =>
        (countWords(words) >= 4 || /^(?:I am|We are) \p{Lu}/u.test(words)) &&
        countWords(words) <= longest &&
        hasNoOpenMarks(words),
    )
}

/** `Kofi shouted, “Suame is not Sodom! We are cleaning.”`: what somebody says in two sentences stays together. */
function speechTogether(sentences: readonly string[]): string[] {
  const joined: string[] = []
  for (const one of sentences) {
    const open = joined.at(-1)
    if (open !== undefined && !hasNoOpenMarks(open) && countWords(`${open} ${one}`) <= longest)
      joined[joined.length - 1] = `${open} ${one}`
    else joined.push(one)
  }
  return joined
}

const hasNoOpenMarks = (words: string): boolean =>
  (curlyQuotes(words).match(/[“”]/gu)?.length ?? 0) % 2 === 0 && !/[?!]$/u.test(words)

/**
 * What was done to the client before the arrival, in the client's own words: somebody else is the subject, and the deed falls
 * on `me` or on a part of my body; or the passive, `I was burned`. Read from the shape of the sentence and from verbs of
 * force, in paragraphs that tell of harm.
 */
export function actsOnClient(pen: Pen, most = 5): readonly Words[] {
  const harm = paragraphsOfHarm(pen)
  const first = firstYearOf(pen.frame)
  const found = wordsOfAccount(pen).filter(
    ({ words, told, paragraph }) =>
      harm.has(paragraph) &&
      (/\b(?:19|20)\d\d\b/u.exec(words)?.[0] ?? '9999') >= first &&
      fallsOnMe(withoutSpeech(told)),
  )
  const top = Math.max(0, ...found.map(({ words }) => weight(words)))
  // Beside blows that they were led away carries nothing.
  const gravest = found
    .filter(({ words }) => top < 3 || weight(words) > 1)
    .toSorted((a, b) => weight(b.words) - weight(a.words))
    .slice(0, most)
  return found.filter((one) => gravest.includes(one))
}

/** The year in which the answer on dates begins: a night in custody as a student is not the harm that the case rests on. */
export const firstYearOf = ({ answers }: Pen['frame']): string =>
  (textOf(answers, 'when') ?? '').match(/\b(?:19|20)\d\d\b/gu)?.toSorted()[0] ?? ''

/** Paragraphs of the account that tell what was done, and of no day after the arrival. */
export function paragraphsOfHarm(pen: Pen): ReadonlySet<string> {
  const { map, frame } = pen
  const places = paragraphsOf(map)
  const falling = new Set(
    wordsOfAccount(pen).flatMap(({ told, passage }) => (fallsOnMe(withoutSpeech(told)) ? [passage.id] : [])),
  )
  const { lastArrival } = frame.timing
  const [harm, later] = [new Set<string>(), new Set<string>()]
  for (const fact of map.facts) {
    if (isCountry(fact)) continue
    for (const passage of passagesOf(map, fact)) {
      const place = places.get(passage.id) ?? passage.id
      if (passage.speaker !== 'applicant') continue
      if (
        fact.kind === 'harm' ||
        tellsOfAct(fact) ||
        falling.has(passage.id) ||
        fallsOnMe(withoutSpeech(passage.words))
      )
        harm.add(place)
      if (lastArrival !== undefined && (fact.date?.from ?? '') >= lastArrival) later.add(place)
    }
  }
  return new Set([...harm].filter((place) => !later.has(place)))
}

const force =
  'beat|beats|hit|struck|kicked|punched|slapped|whipped|lashed|clubbed|stabbed|cut|slashed|burned|burnt|branded|shot|raped|choked|strangled|suffocated|drowned|electrocuted|tied|bound|chained|handcuffed|blindfolded|hung|hanged|dragged|pulled|pushed|threw|thrown|forced|stripped|undressed|broke|broken|crushed|smashed|laid|poured|pressed|held|locked|grabbed|knocked|spat|stepped|stood on|urinated|heated|pierced|injected|dunked|whip|tortured|injured|marched|twisted|attached|wired|jabbed|shocked'
const body =
  'arms?|back|belly|breasts?|cheeks?|chest|ears?|eyes?|face|feet|fingers?|foot|forearms?|hair|hands?|head|jaw|kidneys?|genitals|heels?|ankles?|knees?|legs?|mouth|neck|nails|nose|ribs?|shoulders?|side|skin|soles|stomach|teeth|tooth|thighs?|throat|toes?|wrists?'

/** `They put a rice sack on my head`, `he beat me`: done by somebody else; `made me kneel`. */
const actsOnMe = new RegExp(
  String.raw`(?<!\b(?:was|were|been|be|is|to|had to) )(?:\b(?:${force}|put|used)\b|\bmade(?= (?:me|us)\b)|(?<=\b(?:[Tt]hey|men|soldiers|police|officers|agents|guards) )(?:drove|took|brought|led)(?= me (?:to|into|away|out|by)))[^.;,]{0,60}?\b(?:me\b|us\b|(?:on|over|in|into|around|to|of|under|against|through)? ?(?:the \p{Ll}{2,10} of )?my (?:\p{Ll}+ )?(?:${body})\b)`,
  'iu',
)
/** `poured water until I was drowning`, `I was made to lie on the desks`. */
const sufferedByMe = new RegExp(
  String.raw`\bI (?:was|were|got) (?:then |again |also |often )?(?:${force}|drowning|made to(?! (?:answer|speak|sign|wait|write|read|say|pay|learn|repeat|understand|believe))|kept (?:in|for|standing)|taken (?:to|into) (?:a|the)|there \p{L}+ (?:nights|days|weeks|months))\b|\bmy (?:\p{Ll}+ ){0,2}(?:${body})(?: and my (?:\p{Ll}+ ){0,2}(?:${body}))? (?:was|were) (?:badly )?(?:burned|burnt|broken|cut|crushed|fractured|smashed|stabbed|pierced)\b`,
  'iu',
)

const fallsOnMe = (words: string): boolean => beforeTheDeed(words) !== undefined

/** What stands before the deed that falls on the client; undefined where none does. */
export function beforeTheDeed(words: string): string | undefined {
  const found = sufferedByMe.exec(words) ?? actsOnMe.exec(words)
  if (hungUp.test(words)) return undefined
  if (found === null || open.test(words.slice(0, found.index + found[0].length))) return undefined
  // `I put it on my head`, `I hit my head`: the client's own deed.
  const before = words.slice(0, found.index)
  const isOwn = /(?:^|[,;] |\b(?:and|but|when|then|so|because|that) )I (?:\p{L}+ ){0,3}$/u.test(before)
  if (sufferedByMe.test(found[0])) return before
  return isOwn || gentle.test(words) || !/\p{L}/u.test(before) ? undefined : before
}

/** `The precinct had hung a poster with my face`: nobody is hanged there. */
const hungUp = /\b(?:hung|put up|posted|pinned|pasted)\b[^.;]{0,30}\b(?:posters?|pictures?|photographs?|notices?)\b/iu

/** What may or would be done was not done. */
const open = /\b(?:will|would|could|might|may|going to|afraid|fear|if|never|not)\b/iu

const gentle =
  /\b(?:neighbou?rs?|friends?|cousin|brother|sister|father|mother|wife|husband|uncle|aunt|pastor|priest|strangers?|passers?-by)\b(?:[^.;“”]|(?<=\bM(?:r|s|rs))\.){0,120}\b(?:(?:pulled|took|dragged|carried|got|cut|lifted|led) (?:me|us) (?:out|away|free|down|up|home)|brought (?:me|us) (?:to|home|back|away)|hid (?:me|us))\b|\b(?:hospital|clinic|doctor|surgeon|midwife|nurse|bandage|stitched|hugged|embraced|kissed|carried me|my hand(?:s)? in (?:his|hers)|plaster|neighbors?|father|mother|wife|husband|sister|cousin|friend|pastor|priest) (?:\p{L}+ ){0,3}(?:put|held|pulled|pushed|laid|grabbed|made)\b|\bmade me (?:coordinator|leader|chair|president|secretary|laugh|smile|happy|proud|tea|food)\b/iu

/** A sentence without what is said in it. */
export const withoutSpeech = (words: string): string => words.replaceAll(/[“"][^“”"]*[”"]/gu, ' ')

/** Told without its word: `They both forced me`. */
const forced =
  /\b(?:forced|had|took|used) (?:me|themselves on me|himself on me)(?= ?(?:[.,;]|$|and\b|both\b|again\b|one after))|\brap(?:ed|e)\b/iu

/** The graver first: body, instruments and count of deeds. */
const weight = (words: string): number =>
  (forced.test(words) ? 6 : 0) +
  (words.match(grave)?.length ?? 0) * 2 +
  (words.match(new RegExp(String.raw`\b(?:${force})\b`, 'giu'))?.length ?? 0)

const grave =
  /\b(?:rap(?:ed|e)|water|drown\w*|bag|plastic|iron|electric\w*|electrodes?|cigarettes?|wires?|shock\w*|cable|whip\w*|sticks?|baton|hose|gun|pistol|rifle|knife|machete|blade|teeth|tooth|bone|ribs?|broke\w*|burn\w*|soles?|hung|suffocat\w*|strangl\w*|unconscious|blood|bled)\b/giu
