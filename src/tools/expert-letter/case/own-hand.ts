import { formOf } from '#domain/case-map/reading/verbs.ts'
import type { SourceText } from '#domain/drafting/tool.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { capitalized } from '#domain/prose/words.ts'

/** Of whom somebody writes who leaves out `I`. */
export type HandPeople = { readonly client: 'he' | 'she' | undefined; readonly names: readonly string[] }

/** `hired Kenji feb 2018`: in that month. */
const monthAlone =
  /(?<!\b(?:in|since|from|until|till|to|by|of|and|on|before|after|last|early|late|mid)) (?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{Ll}{0,6}\.? (?:19|20)\d\d\b)/giu

const bullet = /^(?:[-–—*•·]|\(?\d{1,2}[.)])\s+/u
/** Said to amuse, and nothing for a letter. */
const laughing = /(?<!\p{L})(?:lol|lmao|haha(?:ha)*|hehe|jk)(?!\p{L})|[:;]-?[)P]|😂|😀|🙂/iu

/** What one does oneself, by the base form; the participle for what began and lasts. */
const doing: Readonly<Record<string, string>> = {
  own: 'owned',
  sit: 'sat',
  serve: 'served',
  teach: 'taught',
  run: 'run',
  work: 'worked',
  live: 'lived',
  know: 'known',
  manage: 'managed',
  coach: 'coached',
  lead: 'led',
}

/**
 * The notes of whoever signs, who is no clinician, with `I` where nobody else can be the subject: a verb that is done to
 * the client (`hired Kenji`, `made him head chef`), and a base form (`own the place since 2012`). What is meant to amuse is
 * left out. A verb of which it is not plain who did it stays as it was noted.
 */
export function withOwnHand(paper: SourceText, { client, names }: HandPeople): SourceText {
  const object = client === undefined ? [] : client === 'he' ? ['him'] : ['her']
  const whom = [...object, ...names.filter((name) => name.length > 2)].map((name) => RegExp.escape(name)).join('|')
  const toClient = whom === '' ? undefined : new RegExp(String.raw`^(\p{L}{3,})(?: up)? (?:${whom})(?= |,|$)`, 'iu')
  return {
    ...paper,
    text: paper.text
      .split('\n')
      .map((line) => {
        const mark = bullet.exec(line.trimStart())?.[0] ?? ''
        const told = sentencesOf(line.trimStart().slice(mark.length))
          .filter((words) => !laughing.test(words))
          .map((words) => withSubject(words, toClient, client))
        return told.length === 0 ? '' : `${mark}${told.join(' ')}`
      })
      .join('\n'),
  }
}

function withSubject(words: string, toClient: RegExp | undefined, client: 'he' | 'she' | undefined): string {
  const done = toClient?.exec(words)?.[1]
  if (done !== undefined && formOf(done) === 'past')
    return `I ${words.charAt(0).toLowerCase()}${words.slice(1)}`.replaceAll(monthAlone, ' in ')
  const [, verb = '', rest = ''] = /^(\p{L}{3,6}) (?!me\b|this\b|that\b|it\b)(.+)$/su.exec(words) ?? []
  const participle = doing[verb.toLowerCase()]
  if (participle !== undefined && /^(?:on|in|at|as|the|a|an|my|our|\p{Lu})/u.test(rest))
    return /\bsince (?:19|20)\d\d\b/u.test(rest.slice(0, 90))
      ? `I have ${participle} ${rest}`
      : `I ${verb.toLowerCase()} ${rest}`
  const under = /^(\d{1,4}|\p{L}{3,6}) (\p{Ll}{3,20}s) under (him|her)(?=[.,;]|$)/u.exec(words)
  if (under !== null && under[3] === (client === 'he' ? 'him' : 'her'))
    return `There were ${words.charAt(0).toLowerCase()}${words.slice(1)}`
  return changed(words)
}

/** `sales 1.1m EUR 2019 -> 1.9m 2021`: from one year to another. */
const changed = (words: string): string =>
  words.replace(
    /^(\p{L}[\p{L} ]{2,30}?) (\$?[\d.,]{1,12} ?\p{L}{0,3}(?: [A-Z]{3})?) (?:in )?((?:19|20)\d\d) ?(?:->|→) ?(\$?[\d.,]{1,12} ?\p{L}{0,3}(?: [A-Z]{3})?) (?:in )?((?:19|20)\d\d)\.?$/u,
    (_, what: string, from: string, first: string, to: string, second: string) =>
      `${capitalized(what)} went from ${sumOf(from)} in ${first} to ${sumOf(to)} in ${second}.`,
  )

const sumOf = (sum: string): string =>
  sum
    .replace(/(?<=\d) ?m(?= |$)/u, ' million')
    .replace(/(?<=\d) ?k(?= |$)/u, ',000')
    .replace(/ EUR$/u, ' euros')
    .replace(/ USD$/u, ' dollars')
