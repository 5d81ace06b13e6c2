import { type CaseRules, type ElementRule } from '#domain/case-map/elements.ts'
import type { FactKind } from '#domain/case-map/case-map.ts'
import type { MapDocument } from '#domain/case-map/map-input.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { letterFacts, type LetterFacts } from '../case.ts'
import { issuesOf } from './issues.ts'
import { restId } from './best-issue.ts'
import { isCurriculum } from '../case/exhibits.ts'
import { issueTerms, limitingTerms } from './issue-terms.data.ts'
import { issueTests } from './issue-tests.data.ts'
import { letterPersons } from './persons.ts'
import { letterStatements } from './statements.ts'
import { factKinds } from '#domain/case-map/fact-kinds.ts'

/** How the case map of a letter is made: what the letter must show, from its own papers in the order of the exhibits. */
export function letterCaseRules(input: DraftInput): CaseRules {
  return caseRulesOf(letterFacts(input))
}

/** The same for a case that is open already. */
export function caseRulesOf(facts: LetterFacts): CaseRules {
  return {
    persons: letterPersons(facts),
    elements: elementsOf(facts),
    questions: [],
    stated: letterStatements(facts),
    wanted: [{ title: 'Curriculum vitae of the expert', words: ['curriculum', 'cv', 'résumé', 'resume', 'bio'] }],
    papers: facts.exhibits.map(({ source }): MapDocument => {
      return { id: source.id, title: source.title, text: withPageLines(source.text) }
    }),
  }
}

/** `=== Page 1 of 2 ===` as a line that tells the page, with every place in the text as it was. */
function withPageLines(text: string): string {
  return text.replaceAll(/^=+ ?page \d{1,4}(?: of \d{1,4})? ?=+$/gim, (line) => line.replaceAll('=', ' '))
}

const expertKinds: readonly FactKind[] = ['opinion', 'achievement', 'publication', 'work', 'school']

function elementsOf(facts: LetterFacts): ElementRule[] {
  return [
    {
      id: 'credentials',
      name: 'Credentials of the expert',
      test: 'Degrees, posts and work show that the expert can judge the question within a named field.',
      authorities: [],
      sections: ['qualifications'],
      servedBy: expertKinds,
      persons: ['expert'],
      documents: facts.exhibits
        .filter(({ source }) => source.kind === 'extra_expert' && isCurriculum(source))
        .map(({ source }) => source.id),
      terms: [],
      needs: 'degrees, posts and field of the expert',
    },
    {
      id: 'relation',
      name: 'Relation and basis of knowledge',
      test: 'The letter says how the expert knows the facts, what ties there are, and who pays.',
      authorities: [],
      sections: ['relationship'],
      servedBy: ['relation'],
      terms: [],
      needs: 'how the expert knows the facts, and what ties there are',
    },
    ...issuesOf(facts).map(({ id, heading }): ElementRule => ({
      id,
      name: heading,
      test: issueTests[id] ?? `What the papers show, and what the expert concludes from them, on this point.`,
      authorities: [],
      sections: ['findings'],
      servedBy: [],
      terms: issueTerms[id] ?? [],
      against: limitingTerms,
    })),
    {
      id: restId,
      name: 'Further points',
      test: 'What bears on the findings and belongs to none of the points above.',
      authorities: [],
      sections: ['findings'],
      servedBy: factKinds,
      terms: [],
      against: limitingTerms,
    },
  ]
}
