import type { AiDisclosureRule } from '#law/filing-kit/ai-disclosure.data.ts'
import { inlineText } from '#domain/legal-document/block.ts'
import { aiRuleFor } from '../documents/ai-statement.ts'
import type { Filing } from './filing.ts'
import { ask, fail, holds, type Judge, type Outcome } from './outcome.ts'

const saysModel = /generative artificial intelligence (?:program )?was used/i
const saysNone = /no generative artificial intelligence (?:program )?was used/i

/** X12: what the filing says of generative AI is so, and it says what the court or the judge wants. */
export const aiDisclosed: Judge = (filing) => {
  const { kit, papers, draft } = filing
  const text = [
    ...draft.map((one) => one.text),
    ...papers.flatMap(({ document }) => document.blocks.flatMap(wordsOf)),
  ].join('\n')
  if (kit.usedModel && saysNone.test(text))
    return fail('The filing says that no generative AI was used; a model wrote parts of the draft.')
  if (!kit.usedModel && saysModel.test(text) && !saysNone.test(text))
    return fail('The filing says that generative AI was used; no model wrote any part of the draft.')
  const rule = aiRuleFor(kit)
  return rule
    ? said(filing, rule, text)
    : ask('Has this court or judge a rule on generative AI? Look at the judge’s page.')
}

function said({ kit, draft }: Filing, { forum, variant, asks, hasSanction }: AiDisclosureRule, text: string): Outcome {
  if (variant === 'V0' || variant === 'ask') return asks ? ask(asks) : holds
  const isForModelOnly = variant === 'V1' || variant === 'V3'
  if (isForModelOnly && !kit.usedModel) return holds
  const isThere = variant === 'V1' ? isOnFirstPage(draft) : /generative artificial intelligence/i.test(text)
  if (isThere) return holds
  const missing =
    variant === 'V1'
      ? `${forum} requires the heading “${firstPageHeading}” on the first page of the brief; it is missing there.`
      : `${forum} requires a statement on generative AI; it is missing.`
  return hasSanction ? fail(missing, '', 'block') : ask(`${missing} Is it filed apart?`)
}

const firstPageHeading = 'Use of Generative Artificial Intelligence'
/** What a page in double spacing holds at most. */
const firstPage = 2500

const isOnFirstPage = (draft: Filing['draft']) =>
  draft
    .map(({ place, text }) => `${place}\n${text}`)
    .join('\n')
    .slice(0, firstPage)
    .includes(firstPageHeading)

function wordsOf(block: Filing['papers'][number]['document']['blocks'][number]): string[] {
  if ('content' in block) return [inlineText(block.content)]
  return 'items' in block ? block.items.map(({ content }) => inlineText(content)) : []
}
