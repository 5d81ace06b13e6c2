import { addYears, isIsoDate } from '#domain/dates/calendar.ts'
import { foldToWords } from '#domain/language/fold.ts'
import { functionWords } from '#domain/language/word-lists.data.ts'
import { inlineText } from '#domain/legal-document/block.ts'
import { isFailing } from '#domain/packet/check-pinpoints.ts'
import { findPinpoints } from '#domain/packet/pinpoints.ts'
import { aiRuleFor, reviewGap } from '../documents/ai-statement.ts'
import { gapsOf } from '../documents/paper.ts'
import { childrenOf, declarationJudges } from './declaration-rules.ts'
import type { Filing, FilingItem } from './filing.ts'
import { count } from './filing-words.ts'
import { foreignLanguageOf } from './item-kind.ts'
import { differingIdentities } from './identities.ts'
import { ask, type Failure, fail, failures, holds, type Judge, later, none, when } from './outcome.ts'

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
  const gaps = papers.flatMap(({ document }) => gapsOf(document))
  const inPapers = gaps.filter((gap) => gap !== reviewGap).map((gap) => `[${gap.toUpperCase()}]`)
  const open = [...inText, ...inPapers]
  const first = [...new Set(open)].slice(0, 3).join(', ')
  if (open.length > 0) return fail(`${count(open.length, 'placeholder is', 'placeholders are')} still open: ${first}.`)
  // Only the sign-off fills it, and nothing that blocks may stand before the sign-off.
  return gaps.includes(reviewGap)
    ? fail('The statement on generative AI says that you reviewed the text once the draft is signed off.', '', 'warn')
    : holds
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
  const hasCv = (letter: FilingItem) =>
    items.some((item) => item.kind === 'cv' && (letters.length === 1 || isOfSame(item, letter)))
  return failures(
    letters.flatMap((item): Failure[] => {
      const wrong = [
        ...(hasCv(item) || /curriculum vitae|education|licensed/i.test(item.text.slice(-6000)) ? [] : ['has no CV']),
        ...(item.date === undefined && !/\b(?:19|20)\d\d\b/.test(item.text.slice(0, 1500)) ? ['is undated'] : []),
        ...(isIsoDate(item.date) && addYears(item.date, 1) < today ? ['is older than 12 months'] : []),
      ]
      return wrong.length === 0 ? [] : [{ place: item.id, sentence: `${item.title} ${wrong.join(' and ')}.` }]
    }),
  )
}

/** A curriculum vitae stands behind its letter, or names somebody whom the letter’s title names. */
function isOfSame(cv: FilingItem, letter: FilingItem): boolean {
  const names = foldToWords(letter.title)
    .split(' ')
    .filter((word) => word.length > 3 && !functionWords.has(word))
  const words = new Set(foldToWords(`${cv.title} ${cv.text.slice(0, 400)}`).split(' '))
  const own = names.filter(
    (name) => !/^(?:letter|report|expert|opinion|evaluation|psycholog|medical|doctor)/.test(name),
  )
  return cv.parent === letter.id || own.some((name) => words.has(name))
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

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '')

export const everyForumJudges: Readonly<Record<string, Judge>> = {
  X01: openPlaceholders,
  X02: sameIdentity,
  X03: translated,
  ...declarationJudges,
  X07: pinpointsHold,
  X08: everyExhibitCited,
  X09: expertLetters,
  X10: printable,
  X11: redacted,
  X12: (filing) => when(filing.draft.length > 0, () => aiDisclosed(filing)),
  X13: signedByHand,
}
