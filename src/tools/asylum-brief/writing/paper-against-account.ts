import { exhibitTokens, passagesOf } from '#domain/case-map/read-map.ts'
import { ageOn, isIsoDate } from '#domain/dates/calendar.ts'
import { fieldText } from '#domain/clients/client-record.ts'
import { findDays } from '#domain/language/find-days.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import { documentNoun } from '#domain/prose/document-noun.ts'
import { trimEndOf } from '#domain/text/trim.ts'
import { textOfPaper } from './days-that-differ.ts'
import { isOfficialTitle } from './kinds-of-paper.ts'
import type { Pen } from './pen.ts'
import { isCountry } from '../map/signs.ts'
import { namesOfFeared } from './speech-in-account.ts'

/** What a paper of an office says otherwise than the record, and what of the record answers it. */
export type Clash = {
  readonly said: string
  readonly document: string
  readonly exhibits: readonly string[]
  readonly answer: string
  readonly answeredBy: readonly string[]
}

/** Papers of offices at home that note no injury, no author, another age or another nationality: each with what shows the contrary. */
export function papersAgainstAccount(pen: Pen): Clash[] {
  const { map } = pen
  return map.exhibits
    .filter(
      ({ id, title }) =>
        isOfficialTitle(title) &&
        !map.passages.some(({ document, speaker }) => document === id && speaker !== undefined),
    )
    .flatMap(({ id }) => {
      const text = textOfPaper(id, pen)
      const noun = documentNoun(map, id)
      const at = [`[[ex:${id}]]`]
      return [unhurt(text, pen), withoutAuthor(text, pen), ofOtherAge(text, pen), ofOtherPeople(text, pen)].flatMap(
        (found) =>
          found === undefined ? [] : [{ ...found, document: id, said: `The ${noun} ${found.said}`, exhibits: at }],
      )
    })
}

type Found = Omit<Clash, 'exhibits' | 'document'>

const noInjury =
  /\b(?:no (?:visible |bodily |external )?(?:marks?|injur(?:y|ies)|wounds?|lesions?)(?: (?:was|were|is|are))? ?(?:observed|found|seen|noted|present)?|(?:bodily |physical )?injuries: ?(?:none|no|absent))\b/iu
const finding =
  /\b(?:scars?|marks?|fractur\w+|wounds?|burns?|abrasions?|ecchymos\w+|bruis\w+|hematoma|lacerat\w+|edema|lesions?|broken|swollen)\b/iu
const ofHealth =
  /\b(?:hospital|clinic\w*|medical|forensic|health|doctor|dr\.|physician|expert conclusion|examination|evaluation|certificate)\b/iu

function unhurt(text: string, pen: Pen): Found | undefined {
  if (!noInjury.test(text)) return undefined
  const { map } = pen
  const papers = new Set(map.exhibits.filter(({ title }) => ofHealth.test(title)).map(({ id }) => id))
  const found = map.facts.filter(
    (fact) =>
      !isCountry(fact) &&
      !fact.negated &&
      finding.test(fact.statement) &&
      passagesOf(map, fact).some(({ document }) => papers.has(document)),
  )
  const pins = exhibitTokens(
    map,
    found.slice(0, 3).flatMap((fact) => passagesOf(map, fact)),
  )
  if (pins.length === 0) return undefined
  return {
    said: 'notes no injury.',
    answer:
      'Those who examined {applicant} found them, and an office does not write down against itself what was done in its hands.',
    answeredBy: pins,
  }
}

const noAuthor =
  /\b(?:author(?:s|ship)?:? ?(?:is |was |were )?(?:unknown|not identified|unidentified)|(?:unknown|unidentified) (?:persons|individuals|authors?|perpetrators?)|(?:authorship|author|perpetrator)s? (?:was|were|is|could) not (?:be )?identified)\b/iu

function withoutAuthor(text: string, pen: Pen): Found | undefined {
  if (!noAuthor.test(text)) return undefined
  const names = namesOfFeared(pen).filter((name) => name.length >= 4)
  const given = pen.map.passages.filter(
    ({ speaker, words }) =>
      speaker !== undefined &&
      words.length <= 260 &&
      /\b(?:name|named|names|nickname)\b/iu.test(words) &&
      /\b(?:told|gave|given|said|wrote|heard)\b/iu.test(words) &&
      (names.length === 0 || names.some((name) => words.includes(name)) || /\bgiven the name\b/iu.test(words)),
  )
  const best = given.find(({ words }) => names.some((name) => words.includes(name))) ?? given[0]
  if (best === undefined) return undefined
  const words = trimEndOf(
    curlyQuotes(
      best.words
        .replace(/^\d{1,3}\.\s+/u, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ),
    '.;,',
  )
    .replaceAll('“', '‘')
    .replaceAll('”', '’')
  return {
    said: 'leaves open who did it.',
    answer: `Yet the name had been given: “${words}.”`,
    answeredBy: exhibitTokens(pen.map, [best]),
  }
}

/** The age on a paper, where it is not that of the date of birth on the day of the paper. */
function ofOtherAge(text: string, pen: Pen): Found | undefined {
  const born = fieldText(pen.frame.input.client.client, 'date_of_birth')
  const [, written] = /(?<![\p{L}])[Aa]ge:? ?(\d{1,2})(?!\d)/u.exec(text) ?? []
  const [day] = findDays(text).filter(({ from, to }) => from === to)
  if (!isIsoDate(born) || written === undefined || day === undefined) return undefined
  const age = ageOn(born, day.from)
  if (Math.abs(age - Number(written)) < 2) return undefined
  return {
    said: `gives an age of ${written}.`,
    answer: `By the date of birth on record {applicant.subj} was ${age} on that day, and what the paper says of {applicant.him} beside it is no surer.`,
    answeredBy: [],
  }
}

/** `Nationality: Haitian`, of a citizen of another country who is persecuted for what people take him for. */
function ofOtherPeople(text: string, { frame }: Pen): Found | undefined {
  if (!frame.grounds.some((ground) => ground === 'nationality' || ground === 'race')) return undefined
  const [, written] = /(?<![\p{L}])Nationality:? ?(\p{Lu}\p{Ll}{3,20})/u.exec(text) ?? []
  const own = `${frame.nationality ?? ''} ${frame.country ?? ''}`
  if (written === undefined || own.trim() === '' || own.includes(written.slice(0, 4))) return undefined
  return {
    said: `writes down “${written}” for the nationality.`,
    answer:
      'That is no proof against {applicant.him}: to be written down as what {applicant.he} is not is part of what was done.',
    answeredBy: [],
  }
}
