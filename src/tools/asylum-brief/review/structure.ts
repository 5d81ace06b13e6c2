import { countLimitedPages } from '#domain/legal-document/estimate-pages.ts'
import { block, type Check, warn } from '#domain/questionnaire/check.ts'
import type { CaseFrame } from '../case.ts'
import { composeDocument } from '../document.ts'
import { type Relief, reliefPhrase } from '../case/relief.ts'
import { reservation } from '../writing/sections/closing.ts'
import { plainText, type ReviewedDraft } from './reviewed-draft.ts'

/** The first section of each relief, and the sections that only that relief has. */
const sectionsByRelief: Readonly<
  Record<Relief, { readonly opens: string; readonly own: RegExp; readonly words: RegExp }>
> = {
  asylum: { opens: 'S20', own: /^S(?:20|21|27|30|31|32)$/, words: /\basylum\b/i },
  withholding: { opens: 'S50', own: /^S50$/, words: /\bwithholding\b/i },
  torture: { opens: 'S60', own: /^S6[0-2]$/, words: /convention against torture|\bCAT\b|\btorture/i },
}

/** C22: reliefs argued without being selected, or selected and missing; before USCIS the reservation stands for two. */
export function reliefChecks({ sections, frame }: ReviewedDraft): Check[] {
  const reliefs = Object.entries(sectionsByRelief) as [Relief, (typeof sectionsByRelief)[Relief]][]
  const checks = reliefs.flatMap(([relief, { opens, own, words }]) => {
    if (frame.argued.includes(relief))
      return sections.some(({ id, text }) => id === opens && text !== '')
        ? []
        : [block('C22', `${capital(reliefPhrase(relief))} was selected, but the draft does not argue it.`)]
    const stray = sections.find(({ id, html }) => own.test(id) || (frame.forum !== 'uscis' && headed(html, words)))
    return stray ? [block('C22', `“${stray.title}” argues ${reliefPhrase(relief)}, which was not selected.`)] : []
  })
  return [...checks, ...reservationChecks({ sections, frame })]
}

function reservationChecks({ sections, frame }: Pick<ReviewedDraft, 'sections' | 'frame'>): Check[] {
  if (frame.forum !== 'uscis' || frame.reserved.length === 0) return []
  const sentence = reservation(frame.role)
  return sections.some(({ text }) => text.includes(sentence))
    ? []
    : [block('C22', `The draft must reserve ${frame.reserved.map(reliefPhrase).join(' and ')} in one sentence.`)]
}

function headed(html: string, words: RegExp): boolean {
  return [...html.matchAll(/<h[23]>((?:(?!<h[23]>).)*?)<\/h[23]>/gs)].some(([, heading = '']) => words.test(heading))
}

/** The group must stand in its section word for word; a new wording on appeal is too late (Matter of W-Y-C- & H-O-B-). */
export function lockedGroupChecks({ sections, frame }: ReviewedDraft): Check[] {
  const section = sections.find(({ id }) => id === 'S25')
  const wording = frame.group.verbatim
  if (!section || wording === undefined || squeeze(section.text).includes(squeeze(wording))) return []
  return [block('S25', `“${section.title}” does not state the particular social group as worded: ${wording}.`)]
}

function squeeze(text: string): string {
  return plainText(text).replaceAll(/\s+/g, ' ')
}

const tag = /\bExh?\. ([A-Z]{1,2}(?:-\d{1,2})?)\b/g

/** C20: exhibit tags against the index. The record before the Board is marked by others. */
export function exhibitChecks({ sections, frame }: ReviewedDraft): Check[] {
  if (frame.forum === 'board') return []
  const argued = sections.filter(({ id }) => id !== 'S81')
  const used = new Set(argued.flatMap(({ text }) => [...text.matchAll(tag)].map(([, letter]) => letter ?? '')))
  const index = frame.exhibits.map(({ letter }) => letter)
  const strangers = [...used].filter((letter) => !index.includes(letter))
  const unused = sections.some(({ id }) => id === 'S22') ? index.filter((letter) => !used.has(letter)) : []
  return [
    ...strangers.map((letter) => warn('C20', `The draft cites Ex. ${letter}, which is not in the index of exhibits.`)),
    ...unused.map((letter) => warn('C20', `Ex. ${letter} is in the index of exhibits, but the draft never cites it.`)),
  ]
}

/** R16: the body from introduction to conclusion against the page limit, as the draft's page and its file count it. */
export function pageChecks({ sections, frame }: ReviewedDraft): Check[] {
  if (frame.pageCap === null) return []
  const { count } = countLimitedPages(composeDocument(frame, sections))
  const takes = `the body takes about ${count} pages of the ${frame.pageCap} allowed.`
  if (count > frame.pageCap) return [block('R16', `OVER LIMIT: ${takes} Shorten it${remedy[frame.forum]}.`)]
  return count > frame.pageCap * 0.9 ? [warn('R16', `T${takes.slice(1)}`)] : []
}

const remedy: Readonly<Record<CaseFrame['forum'], string>> = {
  uscis: '',
  immigration: ' or file a motion to exceed the page limit',
  board: ' or move the Board for leave to exceed the page limit',
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
