import { addYears, isIsoDate } from '#domain/dates/calendar.ts'
import { inlineText } from '#domain/legal-document/block.ts'
import { isFailing } from '#domain/packet/check-pinpoints.ts'
import { findPinpoints } from '#domain/packet/pinpoints.ts'
import { aiRuleFor } from '../documents/ai-statement.ts'
import { gapsOf } from '../documents/paper.ts'
import type { Filing, FilingItem } from './filing.ts'
import { foreignLanguageOf } from './item-kind.ts'
import { differingIdentities } from './identities.ts'
import { ask, askEach, type Failure, fail, failures, holds, type Judge, later, none, when } from './outcome.ts'

const placeholder =
  /\[[A-Z][A-Z0-9 ,.'’/&-]{2,80}\]|\{\{?[\w .-]{0,60}|(?<!_)_{6,}|\bEx\. __|\bTBD\b|\(to be supplied\)/g
/** Lines on which somebody signs or dates by hand. */
const signatureLine = /(?:signature|signed|date[d]?|executed on|on|by)\b[^_\n]{0,20}$/i

const openPlaceholders: Judge = ({ draft, papers }) => {
  const inText = draft.flatMap(({ text, gaps = [] }) => [
    ...gaps.map((gap) => `[${gap}]`),
    ...[...text.matchAll(placeholder)].flatMap(({ 0: found, index }) => {
      const isRuled = found.startsWith('_')
      const lineStart = text.lastIndexOf('\n', index) + 1
      const before = text.slice(lineStart, index)
      const isSignature = isRuled && (before.trim() === '' || signatureLine.test(before.slice(-60)))
      // A gap of the draft is known by its mark already.
      return isSignature || gaps.some((gap) => found === `[${gap}]`) ? [] : [found]
    }),
  ])
  const inPapers = papers.flatMap(({ document }) => gapsOf(document).map((gap) => `[${gap.toUpperCase()}]`))
  const open = [...inText, ...inPapers]
  return open.length === 0
    ? holds
    : fail(
        `${count(open.length, 'placeholder is', 'placeholders are')} still open: ${[...new Set(open)].slice(0, 3).join(', ')}.`,
      )
}

const sameIdentity: Judge = (filing) =>
  failures(
    differingIdentities(filing).map(({ field, place, value, record }) => ({
      place: `${place}: ${value}`,
      sentence: `${field} differs: ${place} says ${value}, the record says ${record}.`,
    })),
  )

const translated: Judge = ({ items }) =>
  failures(
    items.flatMap((item): Failure[] => {
      if (item.kind === 'translation' || item.kind === 'translation-certificate') return []
      const language = foreignLanguageOf(item.text)
      if (language === undefined || childrenOf(items, item).some(({ kind }) => kind === 'translation')) return []
      return [{ place: item.id, sentence: `${item.title} contains ${language} text and has no English translation.` }]
    }),
  )

const certified: Judge = ({ items, forum }) => {
  const translations = items.filter(({ kind }) => kind === 'translation')
  if (translations.length === 0) return none
  const isEoir = forum === 'court' || forum === 'board'
  return failures(
    translations.flatMap((item): Failure[] => {
      const siblings = items.filter(({ letter, kind }) => letter === item.letter && kind === 'translation-certificate')
      // Many translators put their certificate at the end of the translation itself.
      const text = [...siblings.map((one) => one.text), item.text].join('\n').toLowerCase()
      const missing = [
        ...(/certif/.test(text) ? [] : ['a certificate']),
        ...(/competent|fluent|proficient/.test(text) ? [] : ['that the translator is competent']),
        ...(/(?:true|complete) and accurate|accurate and (?:true|complete)|full, complete and accurate/.test(text)
          ? []
          : ['that it is complete and accurate']),
        ...(isEoir && !/best of my/.test(text) ? ['“to the best of my abilities”'] : []),
        ...(isEoir && !/\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}/.test(text) ? ['a telephone number'] : []),
      ]
      const said = missing[0] === 'a certificate' ? missing.slice(0, 1) : missing
      if (said.length === 0) return []
      return [{ place: item.id, sentence: `The translator’s certificate for ${item.title} lacks ${said.join(', ')}.` }]
    }),
  )
}

const interpreted: Judge = ({ items, kit }) => {
  const declarations = items.filter(({ kind }) => kind === 'declaration')
  const questions = declarations.flatMap((item) => {
    if (foreignLanguageOf(item.text) !== undefined) return []
    const all = [item, ...childrenOf(items, item)].map(({ text }) => text).join('\n')
    const hasCertificate =
      /certificate of interpretation|competent to interpret|interpreted .{0,80} (?:truly|accurately)/i.test(all)
    const wasRead = /read (?:back )?to me in (?!english)\p{L}+/iu.test(all)
    if (hasCertificate) return []
    const sentence = wasRead
      ? `${item.title} was read to its author in another language; the declaration needs an interpreter’s certificate.`
      : `Does the author of ${item.title} understand English?`
    return [{ place: item.id, sentence, wasRead }]
  })
  const failing = questions.filter(({ wasRead }) => wasRead)
  if (failing.length > 0)
    return { state: 'fails', failures: failing.map(({ place, sentence }) => ({ place, sentence })) }
  const language = kit.answers['declarant_language']?.toLowerCase()
  if (declarations.length === 0) return none
  if (language === 'english') return holds
  return questions.length === 0 ? holds : askEach(questions.map(({ place, sentence }) => ({ place, sentence })))
}

const perjury: Judge = ({ items, kit }) => {
  const declarations = items.filter(({ kind, text }) => kind === 'declaration' && foreignLanguageOf(text) === undefined)
  if (declarations.length === 0) return none
  const isAbroad = kit.answers['signed_abroad'] === 'yes'
  return failures(
    declarations.flatMap(({ id, title, text, state }): Failure[] => {
      if (state !== 'ready' || text.trim() === '') return []
      const end = text.slice(-2500)
      // A notary's seal makes it an affidavit, which the statute is not about.
      if (/subscribed and sworn|notary public/i.test(end)) return []
      const hasWords = /under penalty of perjury/i.test(end)
      const hasAbroad = /under the laws of the United States/i.test(end)
      if (hasWords && (!isAbroad || hasAbroad)) return []
      const where = isAbroad ? ' for a document signed abroad' : ''
      return [{ place: id, sentence: `${title} does not end with a penalty-of-perjury statement${where}.` }]
    }),
  )
}

const pinpointsHold: Judge = ({ made }) => {
  if (!made || made.isStale) return later
  const failing = made.pinpoints.filter(isFailing)
  const severity = (state: string) => (state === 'no-text' ? ({ severity: 'warn' } as const) : {})
  return failures(
    failing.map(({ text, state, message, sentence }) => ({
      place: `${text} ${sentence.slice(0, 80)}`,
      sentence: message ?? text,
      ...severity(state),
    })),
  )
}

const everyExhibitCited: Judge = ({ draft, items }) => {
  const text = draft.map((one) => one.text).join('\n')
  const cited = new Set(findPinpoints(text).map(({ letter }) => letter))
  // A proposed order is a paper of the filing, no evidence.
  const tops = items.filter(
    ({ parent, kind, title }) =>
      parent === null && kind !== 'form' && kind !== 'receipt' && !/^proposed order\b/i.test(title),
  )
  return failures(
    tops
      .filter(({ letter, title }) => !cited.has(letter) && !text.includes(title))
      .map(({ id, letter, title }) => ({ place: id, sentence: `Exhibit ${letter} (${title}) is cited nowhere.` })),
  )
}

const expertLetters: Judge = ({ items, today }) => {
  const letters = items.filter(({ kind }) => kind === 'expert-letter')
  if (letters.length === 0) return none
  const hasCv = items.some(({ kind }) => kind === 'cv')
  return failures(
    letters.flatMap((item): Failure[] => {
      const wrong = [
        ...(hasCv || /curriculum vitae|education|licensed/i.test(item.text.slice(-6000)) ? [] : ['has no CV']),
        ...(item.date === undefined && !/\b(?:19|20)\d\d\b/.test(item.text.slice(0, 1500)) ? ['is undated'] : []),
        ...(isIsoDate(item.date) && addYears(item.date, 1) < today ? ['is older than 12 months'] : []),
      ]
      return wrong.length === 0 ? [] : [{ place: item.id, sentence: `${item.title} ${wrong.join(' and ')}.` }]
    }),
  )
}

const printable: Judge = ({ items }) =>
  failures(
    items.flatMap(({ id, title, state, notes, pages }): Failure[] => {
      const open = notes.find((note) => /tracked|comment/i.test(note))
      const reason =
        state === 'locked'
          ? 'it is protected by a password'
          : state === 'unreadable'
            ? (notes[0] ?? 'it could not be read')
            : state === 'sheet'
              ? (notes[0] ?? 'it cannot be printed here')
              : state === 'waiting'
                ? 'it is still being read'
                : pages === 0
                  ? 'it has no pages'
                  : open
      return reason === undefined ? [] : [{ place: id, sentence: `${title} cannot be printed: ${lower(reason)}.` }]
    }),
  )

const redacted: Judge = ({ items }) => {
  const seen = items.filter(({ hidden }) => hidden !== undefined)
  if (seen.length === 0 && items.length > 0) return later
  return failures(
    seen.flatMap(({ id, title, hidden = [] }) =>
      hidden.map((page) => ({
        place: `${id} ${page}`,
        sentence: `${title}, page ${page}: text can still be read under a blacked-out area.`,
      })),
    ),
  )
}

const aiDisclosed: Judge = ({ kit, papers, draft }) => {
  const rule = aiRuleFor(kit)
  if (!rule) return ask('Has this court or judge a rule on generative AI? Look at the judge’s page.')
  if (rule.variant === 'V0' || rule.variant === 'ask') return rule.asks ? ask(rule.asks) : holds
  const text = [
    ...draft.map((one) => one.text),
    ...papers.flatMap(({ document }) => document.blocks.flatMap(wordsOf)),
  ].join('\n')
  const needsNone = !kit.usedModel && (rule.variant === 'V1' || rule.variant === 'V3')
  const isThere = /generative artificial intelligence/i.test(text)
  if (needsNone || isThere) return holds
  return fail(
    `${rule.forum} requires a statement on generative AI; it is missing.`,
    '',
    rule.hasSanction ? 'block' : 'warn',
  )
}

function wordsOf(block: Filing['papers'][number]['document']['blocks'][number]): string[] {
  if ('content' in block) return [inlineText(block.content)]
  return 'items' in block ? block.items.map(({ content }) => inlineText(content)) : []
}

/** The product puts a picture of a signature nowhere; one that was uploaded is refused. */
const signedByHand: Judge = ({ items }) =>
  failures(
    items
      .filter(({ mediaType, title }) => mediaType?.startsWith('image/') === true && /\bsignature\b/i.test(title))
      .map(({ id, title }) => ({
        place: id,
        sentence: `Signatures are made by hand by the person named. Remove the signature image “${title}”.`,
      })),
  )

export const childrenOf = (items: readonly FilingItem[], { id }: Pick<FilingItem, 'id'>) =>
  items.filter(({ parent }) => parent === id)

export const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '')

export const everyForumJudges: Readonly<Record<string, Judge>> = {
  X01: openPlaceholders,
  X02: sameIdentity,
  X03: translated,
  X04: certified,
  X05: interpreted,
  X06: perjury,
  X07: pinpointsHold,
  X08: everyExhibitCited,
  X09: expertLetters,
  X10: printable,
  X11: redacted,
  X12: (filing) => when(filing.draft.length > 0, () => aiDisclosed(filing)),
  X13: signedByHand,
}
