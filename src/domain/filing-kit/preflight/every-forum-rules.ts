import { addYears, isIsoDate } from '#domain/dates/calendar.ts'
import { foldToWords } from '#domain/language/fold.ts'
import { functionWords } from '#domain/language/word-lists.data.ts'
import { isFailing, type PinpointState, warningStates } from '#domain/packet/check-pinpoints.ts'
import { findPinpoints } from '#domain/packet/pinpoints.ts'
import { reviewGap } from '../documents/ai-statement.ts'
import { gapsOf } from '../documents/paper.ts'
import { aiDisclosed } from './ai-disclosed.ts'
import { declarationJudges } from './declaration-rules.ts'
import type { FilingItem } from './filing.ts'
import { count } from './filing-words.ts'
import { differingIdentities } from './identities.ts'
import { listedOtherwise } from './listed-exhibits.ts'
import { type Failure, fail, failures, failuresAnd, holds, type Judge, later, none, when } from './outcome.ts'
import { translationJudges } from './translation-rules.ts'

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

const pinpointsHold: Judge = (filing) => {
  const { made } = filing
  const otherwise = listedOtherwise(filing)
  if (!made || made.isStale) return otherwise.length > 0 ? failures(otherwise) : later
  const failing = made.pinpoints.filter(isFailing)
  const severity = (state: PinpointState) => (warningStates.includes(state) ? ({ severity: 'warn' } as const) : {})
  return failures([
    ...failing.map(({ text, state, message, sentence }) => ({
      place: `${text} ${sentence.slice(0, 80)}`,
      sentence: message ?? text,
      ...severity(state),
    })),
    ...otherwise,
  ])
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

/** Below this share of ink a page is taken for blank. */
const blankInk = 0.002

const printable: Judge = ({ items }) => {
  const found = items.flatMap((item): Failure[] => {
    const reason = notPrintedBecause(item)
    return reason === undefined
      ? []
      : [{ place: item.id, sentence: `${item.title} cannot be printed: ${lower(reason)}.` }]
  })
  const blocked = new Set(found.map(({ place }) => place))
  const empty = items
    .filter((item) => isAlmostBlank(item) && !blocked.has(item.id))
    .map(({ id, title }) => ({
      place: id,
      sentence: `The first page of ${title} has hardly anything on it. Is it whole?`,
    }))
  return failuresAnd(found, empty)
}

const isAlmostBlank = ({ firstInk }: FilingItem) => firstInk !== undefined && firstInk < blankInk

function notPrintedBecause(item: FilingItem): string | undefined {
  const { state, notes, pages, pageTexts, text } = item
  if (state === 'locked') return 'it is protected by a password'
  if (state === 'unreadable') return notes[0] ?? 'it could not be read'
  if (state === 'sheet') return notes[0] ?? 'it cannot be printed here'
  if (state === 'waiting') return 'it is still being read'
  if (pages === 0) return 'it has no pages'
  // Words can be there that nobody sees: they do not make a page.
  if (isAlmostBlank(item) && (item.firstInk === 0 || (pageTexts[0] ?? text).trim() === ''))
    return 'its first page is blank'
  return notes.find((note) => /tracked|comment/i.test(note))
}

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

/** The product puts a picture of a signature nowhere; one that was uploaded, or pasted onto a line to sign on, is refused. */
const signedByHand: Judge = ({ items }) =>
  failures(
    items.flatMap(({ id, title, mediaType, signaturePictures = [] }): Failure[] => {
      const isPicture = mediaType?.startsWith('image/') === true && /\bsignature\b/i.test(title)
      const start = 'Signatures are made by hand by the person named. Remove the signature image'
      const pasted = signaturePictures.map((page) => ({
        place: `${id} ${page}`,
        sentence: `${start} on page ${page} of ${title}.`,
      }))
      return isPicture ? [{ place: id, sentence: `${start} “${title}”.` }] : pasted
    }),
  )

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '')

export const everyForumJudges: Readonly<Record<string, Judge>> = {
  X01: openPlaceholders,
  X02: sameIdentity,
  ...translationJudges,
  ...declarationJudges,
  X07: pinpointsHold,
  X08: everyExhibitCited,
  X09: expertLetters,
  X10: printable,
  X11: redacted,
  X12: (filing) => when(filing.draft.length > 0, () => aiDisclosed(filing)),
  X13: signedByHand,
}
