import { textOf } from '#domain/questionnaire/question.ts'
import { findCountry } from '#law/countries.ts'
import type { Pen } from './pen.ts'

/**
 * What the account tells of other countries before the arrival: `Honduras, Guatemala and Mexico`, `a journey by land`;
 * nothing where it is silent. An answer may say `no`, and what the account says is not denied.
 */
export function countriesOnTheWay({ map, frame }: Pen): string | undefined {
  const journey =
    /\b(?:left|fled|flew|crossed|travel+ed|went)\b[^.;]{0,80}\b(?:to|through|via|into|for) (\p{Lu}\p{L}{2,20}(?: \p{Lu}\p{L}{2,20})?)(?!\p{L})[^.;]{0,80}\b(?:and|then|from there)(?: then)?(?: (?:I|he|she|we|they))? (?:to|flew|travel+ed|continued|went on|came|crossed|walked)\b/u
  const told = map.facts.flatMap((fact) => {
    // A journey back after the arrival is no way here.
    const isLater = frame.timing.lastArrival !== undefined && (fact.date?.from ?? '') > frame.timing.lastArrival
    const isOfWay = fact.sources.some((source) => source.type === 'answer' && source.question === 'benefits_details')
    return isLater || fact.kind === 'country' || isOfWay ? [] : fact.statement
  })
  const passed = told.flatMap((statement) => passedIn(statement, frame))
  if (passed.length > 0) return new Intl.ListFormat('en').format(new Set(passed))
  if (textOf(frame.answers, 'southern_border_entry') === 'yes' && !['Mexico', undefined].includes(frame.country))
    return 'an entry over the border with Mexico'
  const changed = told.flatMap((statement) => changedIn(statement))
  if (changed.length > 0) return changed[0]
  return told.flatMap((statement) => {
    const [, place] = journey.exec(statement) ?? []
    return place !== undefined ? [place] : byLand.test(statement) ? ['a journey by land'] : stayIn(statement, frame)
  })[0]
}

/** `left Entebbe via Addis (airport only)`: a town where planes are changed lies in another country. */
const changedIn = (statement: string): string[] => {
  const [, place] =
    /\b(?:left|fled|flew|flight)\b[^.;]{0,60}\b(?:via|through|over) (\p{Lu}\p{L}{2,20})(?! (?:border|river|desert))/u.exec(
      statement,
    ) ?? []
  return place === undefined ? [] : [place]
}

const ofTravel =
  /\b(?:left|fled|flew|flights?|planes?|cross(?:ed|ing)|travel+ed|walked|bus(?:es)?|boats?|ships?|trucks?|trains?|on foot|passed|on the way|journey|smugglers?|coyotes?)\b/iu

/** `over a blind crossing to Honduras, and then by bus through Guatemala and Mexico`: the countries, as the law lists them. */
function passedIn(statement: string, frame: Pen['frame']): string[] {
  if (!ofTravel.test(statement)) return []
  const places =
    /(?<=\b(?:to|through|via|into|across|over|in|reached|entered|crossed|for|and)\b (?:the )?|, )\p{Lu}\p{L}{3,}(?: \p{Lu}\p{L}{2,}){0,2}/gu
  return [...statement.matchAll(places)].flatMap(([name]) => otherCountry(name, frame) ?? [])
}

/** The country of a name or of its first words, where it is neither the client's own nor this one. */
function otherCountry(name: string, { country, nationality }: Pen['frame']): string | undefined {
  const words = name.split(' ')
  const found = words.map((_, at) => findCountry(words.slice(0, words.length - at).join(' '))?.name)
  return found.find((one) => one !== undefined && ![country, nationality, 'United States'].includes(one))
}

/** `In 2021 I spent four months in Almaty, in Kazakhstan`: another country in which the client lived. */
function stayIn(told: string, frame: Pen['frame']): string[] {
  if (
    !/\b(?:spent|lived|stayed|resided|worked|studied|was a refugee|asked for asylum|applied for asylum)\b/iu.test(told)
  )
    return []
  const names = [...told.matchAll(/\bin (?:the )?(\p{Lu}\p{L}{3,20}(?: \p{Lu}\p{L}{2,20})?)/gu)].flatMap(
    ([, name = '']) => otherCountry(name, frame) ?? [],
  )
  return names.slice(0, 1)
}

const byLand =
  /\b(?:from there|then|came|went|travel+ed|continued) (?:on )?by land\b|\bcrossed (?:by the|the) (?:desert|river|border)\b[^.;]{0,40}\b(?:near|at|into|by)\b/u
