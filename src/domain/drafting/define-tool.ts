import { holdLaw } from '#law/in-force.ts'
import { asWritten } from '#domain/clients/as-written.ts'
import { fitWords } from './fit-words.ts'
import { tellingsOf } from './tellings.ts'
import type { DraftingTool, DraftInput, OpenCase, SectionTelling, ToolDefinition } from './tool.ts'

/** A tool from its definition: the kind of its case stays inside, and a case is opened once per input. */
export function defineTool<Case>(definition: ToolDefinition<Case>): DraftingTool {
  const { identity, listsDocuments, caseRules } = definition
  return {
    identity,
    get questionnaire() {
      return definition.questionnaire
    },
    ...(listsDocuments && { listsDocuments }),
    ...(caseRules && { caseRules: (input) => caseRules(asWritten(input)) }),
    open: (input) => openWith(definition, asWritten(input)),
  }
}

/** Whatever is asked of the case later, it is answered under the law that it was opened under. */
function openWith<Case>(definition: ToolDefinition<Case>, input: DraftInput): OpenCase {
  const opened = definition.open(input)
  const underIts = holdLaw()
  const tellings = once(() =>
    underIts(() =>
      input.caseMap ? tellingsOf(input.caseMap, definition.telling?.(opened)) : new Map<string, SectionTelling>(),
    ),
  )
  const telling = (section: string) => tellings().get(section) ?? { tells: [], refers: [] }
  const plan = once(() =>
    underIts(() => definition.plan(opened).map((section) => fitWords(section, input.caseMap, telling))),
  )
  const { title, fileLabel } = definition.identity
  return {
    input,
    check: () => underIts(() => definition.check(opened)),
    suggest: () => underIts(() => definition.suggest?.(input) ?? []),
    facts: () => underIts(() => definition.facts(opened)),
    plan,
    write: (section, written) => underIts(() => definition.write(section, opened, written)),
    brief: once(() => underIts(() => definition.brief(opened))),
    digest: (section, written) => underIts(() => definition.digest(section, opened, written)),
    authorities: once(() => underIts(() => definition.authorities(opened))),
    telling,
    reviewSection: (section, html) => underIts(() => definition.reviewSection?.(section, html, opened) ?? []),
    refuse: (section, text) => underIts(() => definition.refuse?.(section, text, opened)),
    review: (sections) => underIts(() => definition.review?.(opened, sections) ?? []),
    describe: () => underIts(() => definition.describe?.(opened) ?? { title, fileLabel }),
    compose: (sections) => underIts(() => definition.compose(opened, sections)),
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
