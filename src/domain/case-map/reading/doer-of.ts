import { formOf } from './verbs.ts'

/** `Gendarmes whipped him; would do it again`: several who did the one would do the other. */
export function withDoerOf(before: string | undefined, sentence: string): string {
  const [, modal] =
    /^(would|will|could|might|wanted|want)\b (?!you\b|he\b|she\b|they\b|it\b|I\b)/iu.exec(sentence) ?? []
  if (before === undefined || modal === undefined) return sentence
  const words = before.split(' ')
  const verb = words.findIndex((word, at) => at > 0 && formOf(word) === 'past')
  const doer = words.slice(0, verb).join(' ')
  const isSeveral =
    verb > 0 &&
    verb < 6 &&
    /(?:s|men|police|people|army|gang)$/iu.test(doer) &&
    !/^(?:he|she|I|it|they|we)\b/iu.test(doer)
  return isSeveral ? `They ${modal.toLowerCase()}${sentence.slice(modal.length)}` : sentence
}
