import type { LetterFacts } from '../case.ts'
import { listed } from './credentials.ts'

/** The lines of the expert's record that serve an issue, as a list; nothing where there are none. */
export function examinationRecord(issue: string, facts: LetterFacts): string {
  const noted = linesOf(issue, facts)
  return noted.length === 0 ? '' : listed(recordLead[issue] ?? 'My record of the examination also has:', noted)
}

const recordLead: Readonly<Record<string, string>> = {
  'clinical.basis': 'From my record of the examination:',
  'clinical.state': 'On the present state my record has this:',
  'clinical.diagnosis': 'On the diagnosis my record has this:',
  'med.memory': 'On consistency and memory I noted:',
  'med.needs': 'On what is needed, and on a return, I noted:',
  'hard.care': 'On what is needed I noted:',
}

/** The lines of the expert's record under the issue that their label names: the diagnosis is a finding, and a score its basis. */
function linesOf(issue: string, { lines, type }: LetterFacts): string[] {
  const needs = type === 'HARD' ? 'hard.care' : 'med.needs'
  const own = (line: string) =>
    /^(?:recommend\p{L}*|treatment needs?|plan|prognosis|removal|return)\b/iu.test(line)
      ? needs
      : /^(?:diagnos\p{L}*|impression)\b/iu.test(line)
        ? 'clinical.diagnosis'
        : /^(?:mental status|present state|presentation|affect|mood|on examination|physical)\b/iu.test(line)
          ? 'clinical.state'
          : /^(?:consistency|credibility|malingering|memory|no (?:sign|indication)|dates)\b/iu.test(line) &&
              type === 'MED'
            ? 'med.memory'
            : 'clinical.basis'
  return lines.filter((line) => own(line) === issue)
}
