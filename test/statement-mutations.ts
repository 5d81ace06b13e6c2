import type { LabelledRecord } from '#domain/statements/labelled-statements.data.ts'

/** A sentence that is true of a record, and the same with one claim of it changed. */
export type Mutation = { readonly kind: string; readonly honest: string; readonly text: string }

type Mutator = (sentence: string, all: string) => string | undefined

const numbers = 'two three four five six seven eight nine ten eleven twelve'.split(' ')
const months = 'January February March April May June July August September October November December'.split(' ')

/** The first match of a pattern in the place of another word; none where there is no match or no other word. */
const exchange =
  (pattern: RegExp, other: (written: string, all: string) => string | undefined): Mutator =>
  (sentence, all) => {
    const match = pattern.exec(sentence)
    const put = match ? other(match[0], all) : undefined
    if (!match || put === undefined || put === match[0]) return undefined
    return sentence.slice(0, match.index) + put + sentence.slice(match.index + match[0].length)
  }

const pairs = (list: readonly (readonly [string, string])[]): Mutator => {
  const map = new Map([...list, ...list.map(([one, other]) => [other, one] as const)])
  return exchange(new RegExp(String.raw`(?<![\p{L}-])(?:${[...map.keys()].join('|')})(?![\p{L}-])`, 'u'), (written) =>
    map.get(written),
  )
}

const oneWay = (list: readonly (readonly [string, string])[]): Mutator =>
  exchange(
    new RegExp(String.raw`(?<![\p{L}-])(?:${list.map(([one]) => one).join('|')})(?![\p{L}-])`, 'u'),
    (written) => list.find(([one]) => new RegExp(`^(?:${one})`, 'u').test(`${written} `))?.[1],
  )

/** A number, year or sum that the file has for something else. */
const moved = (pattern: RegExp): Mutator =>
  exchange(pattern, (written, all) => {
    const others = [...all.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))].map(([found]) => found)
    return others.find((found) => found !== written)
  })

/** Ways to make a true sentence false, by the kind of its claim. */
export const mutators: Readonly<Record<string, Mutator>> = {
  'number changed': exchange(
    new RegExp(String.raw`(?<!\p{L})(?:${numbers.join('|')}) (?=\p{Ll}{3,})`, 'u'),
    (written) => `${numbers[(numbers.indexOf(written.trim()) + 4) % numbers.length] ?? ''} `,
  ),
  'sum changed': exchange(/\$\d[\d,]*\d/u, (written) => {
    const more = Number(written.slice(1).replaceAll(',', '')) * 3 + 110
    return `$${more.toLocaleString('en-US')}`
  }),
  'sum of something else': moved(/\$\d[\d,]*\d/u),
  'year changed': exchange(/(?<!\d)(?:19|20)\d\d(?!\d)/u, (written) => String(Number(written) - 3)),
  'year of another event': moved(/(?<=(?:in|since|until) )(?:19|20)\d\d(?!\d)/u),
  'day of another event': moved(new RegExp(String.raw`(?:${months.join('|')}) \d{1,2}, \d{4}`, 'u')),
  'month changed': exchange(
    new RegExp(String.raw`(?:${months.join('|')})(?= (?:\d{1,2}, )?\d{4})`, 'u'),
    (written) => months[(months.indexOf(written) + 5) % 12],
  ),
  'relation exchanged': pairs([
    ['mother', 'father'],
    ['brother', 'sister'],
    ['son', 'daughter'],
    ['uncle', 'aunt'],
    ['wife', 'sister-in-law'],
    ['husband', 'brother-in-law'],
  ]),
  denied: exchange(
    /(?<=(?:She|He|Ms\. \p{L}+|Mr\. \p{L}+|mother|father|brother|sister) )(?:was|is|has been|has|had)(?= \p{Ll})(?! (?:no|not|never)(?!\p{L}))/u,
    (written) => `${written} never${written === 'is' ? ' been' : ''}`,
  ),
  'no longer denied': exchange(/(?<=(?:has|was|is|were|have|are) )(?:never|not) /u, () => ''),
  // Nobody writes `a permanent citizen` or `a resident by birth`.
  'status changed': oneWay([
    ['(?:United States|U\\.S\\.|American) citizen(?! by)', 'lawful permanent resident'],
    ['(?:lawful )?permanent resident', 'United States citizen'],
  ]),
  'illness changed': oneWay([
    ['asthma', 'epilepsy'],
    ['diabetes', 'leukemia'],
    ['PTSD', 'schizophrenia'],
    ['depression', 'schizophrenia'],
    ['anxiety', 'bipolar disorder'],
    ['cancer', 'tuberculosis'],
    ['epilepsy', 'asthma'],
    ['hypertension', 'kidney failure'],
  ]),
  'actor changed': pairs([
    ['police', 'gang'],
    ['soldiers', 'neighbors'],
    ['officers', 'gang members'],
  ]),
  'place changed': exchange(
    /(?<=(?:in|at|near|from|to) )\p{Lu}\p{Ll}{3,}(?=[,.])(?<!January|February|March|April|June|July|August|September|October|November|December)/u,
    () => 'Rotterdam',
  ),
  'pronoun changed': oneWay([
    ['She', 'He'],
    ['he is', 'she is'],
  ]),
  'marriage changed': oneWay([
    ['married', 'divorced'],
    ['divorced', 'married'],
    ['widowed', 'divorced'],
    ['single', 'married'],
  ]),
  'outcome changed': oneWay([
    ['approved', 'denied'],
    ['denied', 'approved'],
    ['dismissed', 'sustained'],
    ['withdrew', 'appealed'],
    ['released', 'convicted'],
  ]),
  'work changed': oneWay([
    ['nurse', 'lawyer'],
    ['teacher', 'electrician'],
    ['driver', 'accountant'],
    ['cook', 'surgeon'],
    ['carpenter', 'pharmacist'],
    ['cleaner', 'engineer'],
    ['student', 'soldier'],
  ]),
  'direction changed': oneWay([
    ['left', 'right'],
    ['right', 'left'],
    ['before', 'after'],
    ['after', 'before'],
    ['more than', 'less than'],
  ]),
  'frequency changed': oneWay([
    ['twice', 'five times'],
    ['once', 'four times'],
    ['every day', 'once a year'],
    ['every week', 'once a year'],
    ['a month', 'a day'],
    ['a week', 'a year'],
  ]),
}

/** The true statements about a record. */
export const honestOf = ({ statements }: LabelledRecord): string[] =>
  statements.filter((one) => one.startsWith('+')).map((one) => one.slice(2))

/** Sentences of the answers that a draft can take over as they stand: told of somebody, in the third person. */
export function takenOver({ answers }: LabelledRecord): string[] {
  return Object.values(answers)
    .flatMap((text) => text.split(/(?<=\p{L}{3}[.]) (?=\p{Lu})/u))
    .filter(
      (text) =>
        /^(?:She|He|Her|His|They|The|On|In|\p{Lu}\p{Ll}+ (?:was|is|has|had|works|lives|earns|came|left|went)) /u.test(
          text,
        ) &&
        text.endsWith('.') &&
        !/[?]|(?<!\p{L})(?:I|my|me|we|our)(?!\p{L})/u.test(text),
    )
}

/** Every mutation of these sentences; one a kind and sentence. */
export function mutate(record: LabelledRecord, sentences: readonly string[]): Mutation[] {
  const all = [...Object.values(record.answers), ...Object.values(record.documents)].join('\n')
  return sentences.flatMap((honest) =>
    Object.entries(mutators).flatMap(([kind, change]) => {
      const text = change(honest, all)
      return text === undefined || all.includes(text) ? [] : [{ kind, honest, text }]
    }),
  )
}
