import { pronounIn } from '#domain/clients/pronoun.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { monthNames } from '#domain/case-map/reading/month-names.ts'

const whole = /(?<![\d/])(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])\/((?:19|20)\d\d|\d\d)(?![\d/])/gu
const part = /(?<=\b(?:on|of|and|since|until|from|to|by) )(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])(?![\d/])/gu

/** Of whom the answer speaks beside the expert. */
type Named = { readonly pronoun: 'he' | 'she' | undefined; readonly names: readonly string[] }

/** `She has never met Jocelyn`: whoever has not met the client is the expert, and of one sex with the client. */
function ofExpert(sentence: string, pronoun: 'he' | 'she' | undefined, names: readonly string[]): string {
  const [first = ''] = /^(?:He|She)(?= \p{Ll})/u.exec(sentence) ?? []
  const isNamed = names.some((name) => name.length > 2 && sentence.includes(name))
  return first.toLowerCase() === pronoun && isNamed ? `The expert${sentence.slice(first.length)}` : sentence
}

/**
 * An answer as one types it in haste, with its days and short words written out: `8/14/26` is August 14, 2026, and a day
 * without a year gets the month alone. Day and month stand as Americans write them.
 */
export function answerInWords(answer: string, { pronoun, names }: Named): string {
  return sentencesOf(answer)
    .map((sentence) => ofExpert(sentence, pronoun, names))
    .join(' ')
    .replaceAll(whole, (_, month: string, day: string, year: string) => {
      const full = year.length === 2 ? `20${year}` : year
      return `${monthNames[Number(month) - 1] ?? month} ${Number(day)}, ${full}`
    })
    .replaceAll(part, (_, month: string, day: string) => `${monthNames[Number(month) - 1] ?? month} ${Number(day)}`)
    .replaceAll(/(?<![\p{L}])w\/o(?= )/gu, 'without')
    .replaceAll(/(?<![\p{L}])w\/ ?(?=\p{L})/gu, 'with ')
    .replaceAll(/(?<=\d )mins?\b/gu, 'minutes')
    .replaceAll(/\b([Oo])ur (?=(?:call|e-?mail|letter|request|office)\b)/gu, (_, letter: string) =>
      letter === 'O' ? 'Counsel’s ' : 'counsel’s ',
    )
}

/** Days and short words of the answer about the relationship in full. */
export function withAnswerInWords(input: DraftInput): DraftInput {
  const relation = textOf(input.answers, 'expert_client_relation')
  const names = [input.client.first_name, input.client.last_name]
  return relation === undefined
    ? input
    : {
        ...input,
        answers: {
          ...input.answers,
          expert_client_relation: answerInWords(relation, { pronoun: pronounIn(input.client.client), names }),
        },
      }
}
