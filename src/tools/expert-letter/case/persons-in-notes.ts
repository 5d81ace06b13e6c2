import type { DraftInput } from '#domain/drafting/tool.ts'
import { pronounIn } from '#domain/clients/pronoun.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { childIn } from './subject.ts'

/** Whom an expert's own notes may shorten to a letter or call by kinship. */
export type PersonsInNotes = {
  /** First names, each with its own first letter. */
  readonly names: readonly string[]
  /** The parents of the child whom the letter is about, as the letter calls them: of whom the client is one. */
  readonly mother?: string
  readonly father?: string
  /** The child whom the letter is about. */
  readonly child?: { readonly name: string; readonly pronoun: 'he' | 'she' }
}

/** Where a parent may be another than the client. */
const otherParents =
  /\bstep-?(?:father|mother|son|daughter|dad|mom|child)|\badopt|\bfoster (?:child|son|daughter|parent|mother|father|home|famil)|\bguardian|\bgrand(?:son|daughter|child)|\bniece|\bnephew|\b(?:two|both) (?:moms|dads|mothers|fathers)\b/iu

export function personsInNotes(input: DraftInput): PersonsInNotes {
  const { answers, client, sources } = input
  const told = ['case_type', 'expert_client_relation', 'additional_prompt']
    .map((name) => textOf(answers, name) ?? '')
    .join('\n')
  const child = childIn(told, input)
  const first = client.first_name.trim().split(/\s+/u)[0] ?? ''
  const names = [first, child?.short ?? ''].filter((name) => name.length > 2)
  const apart = names.filter((name, at) =>
    names.every((one, other) => other === at || one.charAt(0) !== name.charAt(0)),
  )
  const papers = sources.flatMap(({ kind, text }) => (kind === 'expert' ? [] : [text])).join('\n')
  const pronoun = pronounIn(client.client)
  if (child === undefined || child.pronoun === undefined) return { names: apart }
  const of = { names: apart, child: { name: child.short, pronoun: child.pronoun } }
  if (pronoun === undefined || otherParents.test(`${told}\n${papers}`)) return of
  return pronoun === 'she'
    ? { ...of, mother: first, father: `${child.short}’s father` }
    : { ...of, father: first, mother: `${child.short}’s mother` }
}

const initials = (name: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\d.’'-]|\b(?:vitamin|Vitamin|hepatitis|Hepatitis|grade|Grade|room|Room|type|Type) |\p{Lu}\p{Ll}{1,20} )${name.charAt(0)}\.(?=(?:['’]s)?(?: (?!coli\b|diff)\p{Ll}| \d|[,;:)?]| [-–—+=&]|$))`,
    'gmu',
  )

const kin = (words: string) =>
  new RegExp(
    String.raw`(?<![\p{L}’'-]|\b(?:his|her|their|my|your|our|an?|other|another|every|whose|this|that|foster|as|of|like) |[’']s )(?:[Tt]he )?\b(?:${words})\b(?!['’-]|[- ](?:of|in law|tongue|figure|whom|who|to be)\b|s\b)`,
    'giu',
  )

const outsideQuoted = (line: string, change: (words: string) => string): string =>
  line
    .split(/(“[^“”]*”|"[^"]*")/u)
    .map((part) => (/^["“]/u.test(part) ? part : change(part)))
    .join('')

/** `N. with us since K`, `I called dad`: who is meant, by name, where nobody else can be. Quotations stay. */
export function withPersonsNamed(text: string, { names, mother, father }: PersonsInNotes): string {
  return text
    .split('\n')
    .map((line) =>
      outsideQuoted(line, (words) => {
        const named = names.reduce((told, name) => told.replaceAll(initials(name), name), words)
        const withMother = mother === undefined ? named : named.replaceAll(kin('mother|mom|mum|mama'), mother)
        return father === undefined ? withMother : withMother.replaceAll(kin('father|dad|papa'), father)
      }),
    )
    .join('\n')
}
