import type { CaseFact } from '#domain/case-map/case-map.ts'
import { factsToldIn } from '#domain/case-map/read-map.ts'
import { countryName, listInWords } from '#domain/prose/words.ts'
import { cite, gap, paragraph } from '#domain/section-content/write.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import { wholeYears } from '../case.ts'
import { meetAdverse } from './adverse.ts'
import { nounPhrases } from './noun-phrases.ts'
import { joinMarkup, own, tellInParagraphs } from './paragraphs.ts'
import type { Teller } from './teller.ts'
import { relocationTopic, type RelocationTopic } from './topics.ts'

/** `rel_{r}`: the relative moves to the applicant's country. */
export function writeRelocation(teller: Teller, relative: QualifyingRelative): string {
  const { role } = relative
  const section = `rel_${role}`
  const facts = factsToldIn(teller.map, section)
  const on = (topic: RelocationTopic) => facts.filter((fact) => relocationTopic(fact) === topic)
  const voice = teller.quote(facts, {
    ownVoice: role,
    only: ({ speaker, words }) => speaker === role && /\bI (?:could|would|cannot|can|do not|have never)\b/u.test(words),
  })
  const opinion = teller.quote(on('opinion'), { isOpinion: true })
  const country = teller.waiver.applicant.citizenship
  const there = country === undefined ? 'the country of relocation' : countryName(country)
  return joinMarkup(
    tellInParagraphs(teller, on('ties'), opening(teller, relative, there)),
    tellInParagraphs(teller, on('services')),
    tellInParagraphs(
      teller,
      on('opinion'),
      opinion === undefined
        ? ''
        : `${teller.say('On a move abroad the evaluation says:')} ${opinion.words} ${opinion.cite}.`,
    ),
    voice === undefined ? '' : paragraph(`${teller.say(`{${role}} puts it so:`)} ${voice.words} ${voice.cite}.`),
    tellInParagraphs(teller, on('conditions')),
    meetAdverse(teller, section, facts),
    hasCountrySource(teller, facts) ? '' : own(teller, `${gap(`dated report or advisory on conditions in ${there}`)}`),
    apply(teller, relative, facts, there),
  )
}

function opening(teller: Teller, { role, movedOn, birthplace }: QualifyingRelative, there: string): string {
  const years = movedOn === undefined ? undefined : wholeYears(movedOn, teller.waiver.asOf)
  const here =
    years === undefined || years < 1
      ? ''
      : ` {${role}} has lived in the United States for ${years === 1 ? 'one year' : `${years} years`}.`
  const born = here === '' && birthplace === undefined ? '' : here
  return teller.say(
    `The second scenario need not be shown, but it is shown. ${cite('P2')}. {${role}} would have to leave this country for ${there}.${born}`,
  )
}

/** Conditions abroad are told from a document that speaks of them, never from an answer alone. */
function hasCountrySource({ map }: Teller, facts: readonly CaseFact[]): boolean {
  return (
    facts.some(
      ({ kind, sources }) =>
        (kind === 'country' || kind === 'relocation') && sources.some(({ type }) => type === 'passage'),
    ) || map.exhibits.some(({ title }) => /country|advisory|conditions|information sheet|human rights/iu.test(title))
  )
}

function apply(teller: Teller, { role }: QualifyingRelative, facts: readonly CaseFact[], there: string): string {
  const shown = nounPhrases(facts, role, 4)
  const lacksLanguage = facts.some(({ wording }) =>
    /\b(?:does not speak|speaks no|speaks only|almost no (?:Spanish|\p{Lu}))/u.test(wording),
  )
  return own(
    teller,
    `Conditions in the country of relocation, the relative’s ties to it, and health conditions for which suitable care is unavailable there are factors under ${cite('C1')}; ${cite('P3')}.`,
    lacksLanguage
      ? `<em>See also</em> ${cite('C5')} (full integration here and lack of the language of the other country).`
      : undefined,
    shown.length === 0
      ? `On this record they meet in {${role}.poss} case.`
      : shown.length === 1
        ? `In {${role}.poss} case the record shows ${shown[0]}.`
        : `In {${role}.poss} case they are present together: ${listInWords(shown)}.`,
    `A move to ${there} would thus put {${role}} to hardship beyond the difficulty of readjustment.`,
  )
}
