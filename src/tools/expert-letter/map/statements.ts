import type { StatedFact } from '#domain/case-map/elements.ts'
import type { LetterFacts } from '../case.ts'
import { bestIssue } from './best-issue.ts'

/** What the expert's notes, the relationship answer and the instructions say, as facts of the map. */
export function letterStatements(facts: LetterFacts): StatedFact[] {
  const { notes, ties, instructions, input } = facts
  const fromNotes = { type: 'answer', question: 'additional_expert_docs' } as const
  const opinions = notes.findings.flat().map((words): StatedFact => {
    const element = bestIssue(words, facts)
    return { wording: bare(words), kind: 'opinion', sources: [fromNotes], serves: [{ element }], toldIn: 'findings' }
  })
  const relation = ties.sentences.map((words): StatedFact => {
    const source = input.answers['expert_client_relation'] === undefined ? fromNotes : fromRelation
    return {
      wording: bare(words),
      kind: 'relation',
      sources: [source],
      serves: [{ element: 'relation' }],
      toldIn: 'relationship',
    }
  })
  const told = instructions.told.map(({ kind, words }): StatedFact => {
    return {
      wording: kind === 'opinion' ? `in the expert’s opinion, ${words}` : words,
      kind: 'opinion',
      sources: [{ type: 'answer', question: 'additional_prompt' }],
      serves: [{ element: bestIssue(words, facts) }],
      toldIn: 'findings',
    }
  })
  return [...opinions, ...relation, ...told]
}

const fromRelation = { type: 'answer', question: 'expert_client_relation' } as const

/** Without full stop; braces would be read as persons. */
const bare = (words: string) => words.replace(/\.$/u, '').replaceAll(/[{}]/g, '')
