import { actives, passives } from '#domain/case-map/reading/note-words.ts'
import { spelledOut } from '#domain/case-map/reading/spelled-out.ts'
import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { formOf } from '#domain/case-map/reading/verbs.ts'

/**
 * A wording read from a note, without the helping verbs and the subject that reading put in and that the note does not
 * have: `{child-1}, 6, has had deaf in the right ear` was typed as `Gurnoor 6, deaf in right ear`. What is left may be no
 * sentence; then it is a note.
 */
export function withoutAddedVerbs(wording: string, typed: string): string {
  const sentence = typedSentence(wording, typed)
  if (sentence === undefined) return wording
  const bare = helpers.reduce((text, verb) => (hasVerb(sentence, verb) ? text : withoutVerb(text, verb)), wording)
  return withoutAddedSubject(bare, sentence)
}

const helpers = ['has had', 'has been', 'has', 'had', 'have', 'is', 'are', 'was', 'were', 'needs', 'earns'] as const

/** Also shortened: `hes blind`, `she's`. */
function hasVerb(sentence: string, verb: string): boolean {
  const [last = verb] = verb.split(' ').slice(-1)
  const isShort = /^(?:is|has)$/u.test(verb) && /(?:\b(?:he|she|it|that|there|who)['’]?s|['’]s)\b/iu.test(sentence)
  return (
    isShort ||
    new RegExp(
      String.raw`(?<![\p{L}])${verb === 'has been' || verb === 'has had' ? last : verb}(?![\p{L}])`,
      'iu',
    ).test(sentence)
  )
}

function withoutVerb(text: string, verb: string): string {
  const places = new RegExp(
    String.raw`^(\{[^{}]+\}) ${verb} (?=([^,;.]{1,60}))|(,? and|,)? ${verb} (?=([^,;.]{1,60}))`,
    'gu',
  )
  return text.replaceAll(
    places,
    (
      whole,
      person: string | undefined,
      first: string | undefined,
      joint: string | undefined,
      next: string | undefined,
    ) => {
      if (isSaidSo.test(first ?? next ?? '') || (/^ha[sd]\b/u.test(verb) && isIllness.test(first ?? next ?? '')))
        return whole
      if (person !== undefined) return `${person}, `
      return joint === undefined ? ' ' : ', '
    },
  )
}

/** What a noted thing, deed or illness may surely have before it: `had a ticket`, `was arrested`, `has COPD`. */
const isSaidSo =
  /^(?:\{|an?|the|no|never|also|had|one|two|three|four|five|six|seven|eight|nine|ten|\d|\$|his|her|their|its|on|in|at|from|been|born|\p{Ll}{2,}ed\b|\p{Ll}{2,}(?:en|wn|ught)\b|asthma|diabetes|COPD|cancer|lupus|epilepsy|PTSD|MS\b|dementia|anxiety|depression|hypertension|arthritis|autism|dyslexia|insomnia)/u

/** `Parkinson’s disease since 2017`, `severe asthma`: an illness by its name, which somebody has. */
const isIllness =
  /^(?:[\p{L}’'-]{1,20} ){0,3}(?:disease|disorder|syndrome|failure|sclerosis|fibrosis|cancer|leukemia|lymphoma|injury|diabetes|asthma|arthritis|epilepsy|dystrophy|palsy|schizophrenia|glaucoma|hepatitis|neuropathy|dementia|autism|depression|anxiety|stroke|lupus|hypertension|migraines|dyslexia|deafness|blindness)(?![\p{L}-])/u

/** `{applicant} stopped once at the border` of a note that begins with the verb: who did it to whom, nobody can tell. */
function withoutAddedSubject(wording: string, sentence: string): string {
  const [, subject = '', verb = '', next = ''] = /^(\{[^{}]+\}) (\p{Ll}+)(?: (\p{L}+))?/u.exec(wording) ?? []
  if (subject === '' || formOf(verb) !== 'past') return wording
  const isFirst = new RegExp(String.raw`(?:^|[,;:.] ?|- ?)${verb}\b`, 'iu').test(sentence.trim())
  const isSafe = actives.test(verb) && !passives.test(`${verb} ${next}`) && !/^(?:once|twice|by|at)$/u.test(next)
  return !isFirst || isSafe ? wording : wording.slice(subject.length + 1)
}

/** The sentence of the answer that says most of it. */
function typedSentence(wording: string, typed: string): string | undefined {
  const own = new Set(stemsOf(wording.replaceAll(/\{[^{}]*\}/gu, ' ')))
  if (own.size === 0) return undefined
  const ranked = [typed, spelledOut(typed)]
    .flatMap((text) => text.split(/[;\n!?]|\.(?=\s|$)/u))
    .map((sentence) => ({ sentence, shared: new Set(stemsOf(sentence).filter((stem) => own.has(stem))).size }))
    .toSorted((a, b) => b.shared - a.shared)
  const [best] = ranked
  if (best === undefined || best.shared * 2 < own.size) return undefined
  // The same sentence with its shorthand written out counts with it.
  return ranked
    .filter(({ shared }) => shared === best.shared)
    .map(({ sentence }) => sentence)
    .join(' | ')
}
