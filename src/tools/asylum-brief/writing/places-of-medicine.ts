import { passagesOf } from '#domain/case-map/read-map.ts'
import { keptFromFiling } from '#domain/case-map/reading/classify.ts'
import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { argues } from '../case.ts'
import type { PlacingContext, Rule } from './placing.ts'
import type { Unit } from './unit.ts'
import { holdsUpFiling } from './what-units-tell.ts'

/** Where a paper of a clinic or an evaluation is told: what kept the client from filing, what bears on credibility, what lasts, what was done. */
export function medicalRules(unit: Unit, { frame, map }: PlacingContext): Rule[] {
  const title = map.exhibits.find(({ id }) => id === unit.source)?.title ?? ''
  const isOfMind = /\b(?:psycholog|psychiatr|mental|counsel|therap|social work)/i.test(title)
  return [
    {
      when: (one) =>
        frame.timing.answeredTimely === false &&
        argues(frame, 'asylum') &&
        (keptFromFiling.test(one.text) ||
          headingsOf(one, map).some((heading) => ofDelay.test(heading)) ||
          heldBack.test(one.text) ||
          (/\bnot able to (?:deal|attend|speak|file)|\bofficial matters\b|\bunable to (?:deal|file|prepare)/i.test(
            one.text,
          ) &&
            holdsUpFiling(one, frame))),
      sections: ['S21'],
    },
    // How somebody was examined shows how much the paper is worth, and nothing that lasts.
    {
      when: ({ text }) =>
        /\b(?:met with|evaluated|interviewed|examined|assessed|tested) (?:M[rs]s?\. |him|her|the )|\bwas (?:evaluated|interviewed|examined|assessed)\b|\bwrites? “?I (?:met|saw|evaluated|examined|interviewed)/u.test(
          text,
        ) &&
        /\b(?:hours?|minutes|sessions?|interpreter|in total|times)\b/iu.test(text) &&
        !/\b(?:PTSD|post-?traumatic|criteria|diagnos\w+|nightmares|scars?|fractur\w+|consistent)\b/iu.test(text),
      sections: ['S22'],
    },
    {
      when: /\breturn (?:to|there)\b[^.;]{0,120}\b(?:deteriorat\w+|suicid\w+|relapse|worsen\w*)\b/i,
      sections: frame.pastHarm ? ['S30', 'S23', 'S60'] : ['S60'],
    },
    {
      when: /\b(?:border interview|first interview|do(?:es)? not disclose|sign of (?:exaggeration|invention|feigning)|admission sheet|gave the cause|did not speak|written at the request|first as\b[^.;]{0,60}\blater as|does not suggest|variation|inconsisten\w+|saw no (?:marks?|scars?)|no (?:visible )?(?:marks?|scars?) (?:were|was)|(?:is|are) consistent with|I cannot say|cannot say who|other causes|own account|see (?:a|no) contradiction|discrepanc\w+|told me \p{Ll}+ \p{Ll}+ and not)\b/iu,
      sections: ['S22'],
    },
    { when: /\bdevoted (?:mother|father|parent)\b|\bis doing well\b/iu, sections: ['S31'] },
    {
      when: /\b(?:nightmares|sleeps?|sertraline|fluoxetine|antidepressants?|trauma|depress\w+|PTSD|does not expect|lasting|permanent|therapy)\b/i,
      sections: frame.pastHarm ? ['S30', 'S23', 'S60'] : ['S60'],
    },
    ...(isOfMind && frame.pastHarm ? [{ when: /./, sections: ['S30'] }] : []),
    { when: /./, sections: argues(frame, 'torture') && !frame.pastHarm ? ['S60', 'S15'] : ['S23', 'S60', 'S15'] },
  ]
}

/**
 * A paper that shares its matter with the reason for the late filing, and speaks of nothing that was done to anybody: what a
 * hospital tells of an illness that held the filing up is no harm that was fled.
 */
export function isOfDelayAlone({ source }: Unit, { frame, map }: Pick<PlacingContext, 'frame' | 'map'>): boolean {
  const reason = textOf(frame.answers, 'missed_filing_deadline_reason')
  if (frame.timing.answeredTimely !== false || reason === undefined || !argues(frame, 'asylum')) return false
  const title = map.exhibits.find(({ id }) => id === source)?.title ?? ''
  const paper = [title, ...map.passages.flatMap(({ document, words }) => (document === source ? [words] : []))].join(
    ' ',
  )
  const own = new Set(stemsOf(reason).filter((stem) => stem.length >= 4))
  const shared = new Set(stemsOf(paper).filter((stem) => own.has(stem)))
  if (!ofClinician.test(title) || ofForce.test(paper)) return false
  const { lastArrival } = frame.timing
  const days = map.facts.flatMap((fact) =>
    passagesOf(map, fact).some(({ document }) => document === source) ? (fact.date?.from ?? []) : [],
  )
  const isSinceArrival = lastArrival !== undefined && days.length > 0 && days.every((day) => day > lastArrival)
  return shared.size >= 3 || (shared.size > 0 && isSinceArrival)
}

const ofClinician =
  /\b(?:hospital|clinic|rehabilitation|physician|doctor|Dr|M\.?D|nurse|therapist|patholog\w+|psycholog\w+|psychiatr\w+|neurolog\w+|medical)\b/iu
const ofForce =
  /\b(?:beat\w*|tortur\w*|rap(?:e|ed|es)|assault\w*|attack\w*|threat\w*|violen\w*|persecut\w*|trauma\w*|PTSD|arrest\w*|detain\w*|detention|prison|custody|kidnap\w*|kill\w*|shot|stab\w*|burn\w*|abus\w*|fled)\b/iu

const headingsOf = ({ facts }: Unit, map: PlacingContext['map']): string[] =>
  facts.flatMap((fact) => passagesOf(map, fact).flatMap(({ heading }) => heading ?? []))

/** What a clinician puts under a heading of its own: `Opinion on delay`, `Timing of the application`. */
const ofDelay = /\b(?:delay\w*|timing|late(?:ness)?|one[- ]year|filing|deadline)\b/iu

/** The illness held the client back from asking for help or from telling it, for a time that is told. */
const heldBack =
  /\b(?:harder|difficult|impossible|unable|not able|could not|did not|avoid\w*|prevented|kept)\b[^.;]{0,120}\b(?:seek(?:ing)? (?:legal )?(?:advice|help|counsel|protection)|see(?:ing)? a lawyer|giv(?:e|ing) an account|speak(?:ing)? of (?:his|her|the) (?:imprisonment|detention|assault|rape|past|harm)|tell(?:ing)? (?:anyone|anybody|her|his|the)|disclos\w+|come forward|attend to (?:paperwork|\p{L}+ matters)|paperwork|an asylum application)/iu
