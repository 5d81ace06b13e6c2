import { findCountry } from '#law/countries.ts'
import { block, type Check, inform, warn } from '#domain/questionnaire/check.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { argues, type CaseFrame, needsGround } from '../case.ts'

const clientWasHarmed =
  /\b(?:client|applicant|I|he|she|they) (?:was|were) (?:beaten|raped|shot|detained|tortured|kidnapped|stabbed)\b/i
const highRisk =
  /\b(?:residenc(?:y|ies)|residence permits?|permits?|citizenships?|permanents?|refugee status(?:es)?)\b/i
const unitedStates = /^(?:US|USA|U\.S\.|U\.S\.A\.|(?:the )?United States(?: of America)?)$/i
const shortAccount = 25

/** Harm, country and persecutor: C9, C10, C11, R10, R12, and no sources. */
export function harmChecks(frame: CaseFrame): Check[] {
  return [
    ...pastHarmChecks(frame),
    ...countryChecks(frame),
    ...resettlementChecks(frame),
    ...persecutorChecks(frame),
    ...(frame.cited.length === 0 && !frame.input.sources.some(({ kind }) => kind === 'client_document')
      ? [
          warn(
            'R13',
            'No sources are cited. Country conditions and corroboration will rest on placeholders.',
            'cited_sources',
          ),
        ]
      : []),
  ]
}

function pastHarmChecks(frame: CaseFrame): Check[] {
  const answer = textOf(frame.answers, 'past_harm_self')
  const what = (textOf(frame.answers, 'what') ?? '').replaceAll(/\s+/g, ' ')
  const checks: Check[] = []
  if (answer === 'no' && clientWasHarmed.test(what))
    checks.push(
      warn(
        'C9',
        `You answered that the client was not harmed, but “What happened?” says “${clientWasHarmed.exec(what)?.[0]}”.`,
        'past_harm_self',
      ),
    )
  const words = what === '' ? 0 : what.split(' ').length
  if (answer === 'yes' && words > 0 && words < shortAccount)
    checks.push(
      warn(
        'C9',
        `The client was harmed, but “What happened?” has only ${words === 1 ? '1 word' : `${words} words`}. Tell each act.`,
        'what',
      ),
    )
  if (answer === 'no' && needsGround(frame))
    checks.push(
      inform(
        'R12',
        'Personal harm was answered No, so the brief argues an independent fear and no presumption.',
        'past_harm_self',
      ),
    )
  return checks
}

function countryChecks({ country, thirdCountry, answers }: CaseFrame): Check[] {
  if (country === undefined) return []
  if (unitedStates.test(country))
    return [block('C10', 'The country of feared return cannot be the United States.', 'country_persecution')]
  const travel = thirdCountry ? (textOf(answers, 'benefits_details') ?? '') : ''
  const names = [country, ...namesOf(country)]
  return names.some((name) => mentions(travel, name))
    ? [
        warn(
          'C10',
          `${country} is the country of feared return and also stands among the other countries. Confirm that it is not the country of resettlement.`,
          'benefits_details',
        ),
      ]
    : []
}

function resettlementChecks(frame: CaseFrame): Check[] {
  const risk = resettlementRisk(frame)
  if (risk === undefined) return []
  const word = highRisk.exec(textOf(frame.answers, 'benefits_details') ?? '')?.[0]
  return [
    warn(
      'C11',
      risk === 'high'
        ? `Firm resettlement is argued, at high risk: the other country is told with “${word}”. Matter of A-G-G- and the regulation on firm resettlement decide.`
        : 'Firm resettlement is argued because the client lived in or passed through another country; low risk by the words told.',
      'benefits_details',
    ),
  ]
}

/** How likely the bar of firm resettlement is by the words told (C11); undefined where it does not arise. */
export function resettlementRisk(frame: CaseFrame): 'high' | 'low' | undefined {
  if (!frame.thirdCountry || !argues(frame, 'asylum')) return undefined
  return highRisk.test(textOf(frame.answers, 'benefits_details') ?? '') ? 'high' : 'low'
}

function persecutorChecks({ persecutor, answers }: CaseFrame): Check[] {
  if (persecutor.from !== 'assumed' || textOf(answers, 'who') === undefined) return []
  return [
    warn(
      'R10',
      'The description does not tell whether the persecutor is the state or private. The brief treats it as private; choose under the optional facts if that is wrong.',
      'who',
    ),
  ]
}

/** All names of a country, so that Burma among the other countries is seen as Myanmar. */
function namesOf(country: string): readonly string[] {
  const { name, alsoKnownAs = [] } = findCountry(country) ?? { name: country }
  return [name, ...alsoKnownAs]
}

function mentions(text: string, name: string): boolean {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'iu').test(text)
}
