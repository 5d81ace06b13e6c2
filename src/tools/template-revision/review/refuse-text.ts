import type { DraftInput, RefusedText, SectionPlan } from '#domain/drafting/tool.ts'
import { foldToWords } from '#domain/language/fold.ts'
import { countWords, sentencesOf } from '#domain/language/sentences.ts'
import { findLeftovers } from '#domain/old-client/leftovers.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { instructionsOf } from '#domain/template-sections/fill-section.ts'
import { oldWords, sectionOf } from '../case.ts'

/**
 * Why a model's text cannot be this section of a firm's template: it has words of the case that the template was made for,
 * or prints what the template or the attorney asks of its writer. The words themselves are told to nobody.
 */
export function refuseTemplateText(plan: SectionPlan, text: string, input: DraftInput): RefusedText | undefined {
  const words = oldWords(input)
  if (words && findLeftovers(text, words).length > 0)
    return {
      told: 'It told of somebody or something of an earlier case, of which the case file knows nothing. Use only what the case file has.',
      said: 'it named words of the case that the template was made for',
    }
  const printed = ` ${foldToWords(text)} `
  if (!asksOf(plan, input).some((asked) => printed.includes(` ${foldToWords(asked)} `))) return undefined
  return { told: 'It repeated the request. Write the section itself.', said: 'it repeated its instructions' }
}

/** What begins as a request does: a sentence of the attorney that states a fact may be taken over. */
const request =
  /^(?:please |also |do not |don['’]t |never |always )?(?:stress|emphasi[sz]e|leave|mention|say|write|keep|use|address|cite|argue|explain|focus|avoid|include|add|make|note|draft|tell|discuss|describe|start|begin|end|highlight|point|refer|omit|state)\b/iu

function asksOf(plan: SectionPlan, input: DraftInput): string[] {
  const section = sectionOf(input, plan.id)
  const prompt = sentencesOf(textOf(input.answers, 'additional_prompt') ?? '').filter((one) => request.test(one))
  return [...(section ? instructionsOf(section) : []), ...prompt].filter((asked) => countWords(asked) >= 5)
}
