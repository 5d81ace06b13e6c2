import { fieldText } from '#domain/clients/client-record.ts'
import type { DraftInput, Json } from '#domain/drafting/tool.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { circuitOf } from '#law/circuits.ts'

/**
 * The circuit whose law a draft is checked against (`9`, `DC`): the one that the tool computed, else of the court's
 * state, else the attorney's answer, else of the state in which the client lives. Undefined when none of them tells.
 */
export function controllingCircuit(
  { answers, client }: Pick<DraftInput, 'answers' | 'client'>,
  computed: Readonly<Record<string, Json>>,
): string | undefined {
  const known = typeof computed['circuit'] === 'string' ? computed['circuit'] : undefined
  const circuit =
    known ??
    circuitOf(textOf(answers, 'state'))?.id ??
    textOf(answers, 'circuit') ??
    circuitOf(fieldText(client.client, 'state'))?.id
  return circuit?.replaceAll('.', '')
}
