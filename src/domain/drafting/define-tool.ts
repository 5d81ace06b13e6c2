import { fitWords } from './fit-words.ts'
import type { DraftingTool, DraftInput, OpenCase, ToolDefinition } from './tool.ts'

/** A tool from its definition: the kind of its case stays inside, and a case is opened once per input. */
export function defineTool<Case>(definition: ToolDefinition<Case>): DraftingTool {
  const { identity, listsDocuments, caseRules } = definition
  return {
    identity,
    get questionnaire() {
      return definition.questionnaire
    },
    ...(listsDocuments && { listsDocuments }),
    ...(caseRules && { caseRules }),
    open: (input) => openWith(definition, input),
  }
}

function openWith<Case>(definition: ToolDefinition<Case>, input: DraftInput): OpenCase {
  const opened = definition.open(input)
  const plan = once(() => definition.plan(opened).map((section) => fitWords(section, input.caseMap)))
  const { title, fileLabel } = definition.identity
  return {
    input,
    check: () => definition.check(opened),
    facts: () => definition.facts(opened),
    plan,
    write: (section, written) => definition.write(section, opened, written),
    brief: once(() => definition.brief(opened)),
    digest: (section, written) => definition.digest(section, opened, written),
    authorities: once(() => definition.authorities(opened)),
    reviewSection: (section, html) => definition.reviewSection?.(section, html, opened) ?? [],
    review: (sections) => definition.review?.(opened, sections) ?? [],
    describe: () => definition.describe?.(opened) ?? { title, fileLabel },
    compose: (sections) => definition.compose(opened, sections),
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
