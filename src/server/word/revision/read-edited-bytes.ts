import { splitBlocks, taggedPassages } from '#domain/section-content/split-blocks.ts'
import { type Aligned, alignTexts } from '#domain/language/align-texts.ts'
import { openWordPackage } from '#server/office/document/word-package.ts'
import { sectionBookmark } from '../template/section-bookmark.ts'
import { type DraftSection, type DraftUnit, draftUnits, type WrittenUnit } from './draft-units.ts'
import { type EditedUnit, editedUnits, unitMarkup, withoutOpening } from './edited-units.ts'
import { writeSectionContent } from './write-section-content.ts'

export type EditedSection = {
  readonly id: string
  /** What it says in the edited file, as section content; what did not change is the draft's own content. */
  readonly html: string
  readonly isChanged: boolean
}

export type EditedDraft = {
  readonly sections: readonly EditedSection[]
  /** Sentences for the attorney: what was changed and cannot be taken over. */
  readonly warnings: readonly string[]
}

/** A unit of the exported file, what it is of the draft (frame where nothing), and what became of it. */
type Found = {
  readonly old: EditedUnit | undefined
  readonly draft: DraftUnit | 'frame' | undefined
  readonly fresh: EditedUnit | undefined
}

const leastLikeness = 0.4

/**
 * Finds in a Word file that comes back what became of each section, by comparing it with the file as it was exported.
 * Tracked changes in it count as accepted. Throws `UnreadableDocument`.
 */
export function readEditedBytes(
  edited: Uint8Array,
  exported: Uint8Array,
  sections: readonly DraftSection[],
): EditedDraft {
  const [news, olds] = [editedUnits(openWordPackage(edited)), editedUnits(openWordPackage(exported))]
  const result = compareUnits(news, olds, sections)
  if (result.sections.every(({ isChanged }) => !isChanged)) return result
  // What not even an untouched file gives back, such as a contents list, is no change.
  const untouched = compareUnits(olds, olds, sections)
  return {
    ...result,
    sections: sections.map(({ id, html }, index): EditedSection => {
      const found = result.sections[index]
      const isChanged = found !== undefined && found.isChanged && found.html !== untouched.sections[index]?.html
      return isChanged ? found : { id, html, isChanged: false }
    }),
  }
}

function compareUnits(
  news: readonly EditedUnit[],
  olds: readonly EditedUnit[],
  sections: readonly DraftSection[],
): EditedDraft {
  const draft = draftUnits(sections)
  const origins = originsOf(olds, draft, sections)
  const found = alignTexts(olds.map(toAligned), news.map(toAligned), leastLikeness).map((pair): Found => ({
    old: olds[pair.old ?? -1],
    draft: origins[pair.old ?? -1],
    fresh: news[pair.new ?? -1],
  }))
  const written: WrittenUnit[][] = sections.map(() => [])
  let lost = 0
  for (const [index, one] of found.entries()) {
    const { old, draft: unit, fresh } = one
    if (unit === 'frame') lost += fresh && isSameText(fresh, old) ? 0 : 1
    else if (fresh) {
      const section = unit?.section ?? sectionAround(found, index, fresh, sections)
      if (section === undefined) lost += 1
      else written[section]?.push(writeUnit(old, unit, unit ? fresh : likeNeighbours(fresh, section, found)))
    }
  }
  return {
    sections: sections.map((section, index) => toEdited(section, index, written[index] ?? [], draft)),
    warnings: lostWarning(lost),
  }
}

function toEdited(
  section: DraftSection,
  index: number,
  written: readonly WrittenUnit[],
  draft: readonly DraftUnit[],
): EditedSection {
  const own = draft.filter((unit) => unit.section === index)
  const isSame = own.length === written.length && written.every(({ unchanged }, place) => unchanged === own[place])
  const html = isSame ? section.html : writeSectionContent(written, own, splitBlocks(section.html))
  return { id: section.id, html, isChanged: !isSame }
}

function lostWarning(lost: number): string[] {
  return lost === 0
    ? []
    : ['Changes outside of the sections (headings, caption, signature) were not taken over. Make them in the template.']
}

/** Which units of the exported file are the draft's, by the bookmarks around its sections and by their words. */
function originsOf(
  olds: readonly EditedUnit[],
  draft: readonly DraftUnit[],
  sections: readonly DraftSection[],
): (DraftUnit | 'frame')[] {
  const marked = new Set(olds.map(({ bookmark }) => bookmark))
  // A section that stays as it is has no bookmark.
  const bookmarkOf = (section: number) => {
    const name = sectionBookmark(sections[section]?.id ?? '')
    return marked.has(name) ? name : ''
  }
  const texts = draft.map(({ text, tag, section }): Aligned => ({
    text,
    kind: `${tag === 'table'} ${bookmarkOf(section)}`,
  }))
  const oldTexts = olds.map(({ text, tag, bookmark }): Aligned => ({
    text,
    kind: `${tag === 'table'} ${bookmark ?? ''}`,
  }))
  const origins = olds.map((): DraftUnit | 'frame' => 'frame')
  for (const pair of alignTexts(oldTexts, texts, leastLikeness)) {
    const unit = draft[pair.new ?? -1]
    if (pair.old !== undefined && unit) origins[pair.old] = unit
  }
  return origins
}

/** The section into which something new was written: the one whose bookmark it stands in, else that of its neighbours. */
function sectionAround(
  found: readonly Found[],
  index: number,
  fresh: EditedUnit,
  sections: readonly DraftSection[],
): number | undefined {
  const marked = sections.findIndex(({ id }) => sectionBookmark(id) === fresh.bookmark)
  if (marked >= 0) return marked
  const isKnown = ({ draft }: Found) => draft !== undefined
  const before = found.slice(0, index).findLast(isKnown)?.draft
  const after = found.slice(index).find(isKnown)?.draft
  if (before && before !== 'frame') return before.section
  return after && after !== 'frame' ? after.section : undefined
}

/** In a section whose paragraphs the template numbers, a new numbered one is a paragraph too. */
function likeNeighbours(fresh: EditedUnit, section: number, found: readonly Found[]): EditedUnit {
  const isPleading = found.some(
    ({ old, draft }) =>
      draft && draft !== 'frame' && draft.section === section && draft.tag === 'p' && old?.tag === 'ol',
  )
  return isPleading && fresh.tag === 'ol' ? { ...fresh, tag: 'p' } : fresh
}

/** The draft's own content where the file says the same in the same look, else what the file says. */
function writeUnit(old: EditedUnit | undefined, draft: DraftUnit | undefined, fresh: EditedUnit): WrittenUnit {
  const { tag, level } = fresh
  if (!old || !draft) return { tag, level, html: unitMarkup(fresh, []), unchanged: undefined }
  const tagged = taggedPassages(draft.html)
  const opening = old.text.endsWith(draft.text) ? old.text.slice(0, old.text.length - draft.text.length) : ''
  const html = unitMarkup(withoutOpening(fresh, opening), tagged)
  const isSame = html === unitMarkup(withoutOpening(old, opening), tagged) && tag === old.tag && level === old.level
  if (isSame) return { tag: draft.tag, level: draft.level, html: draft.html, unchanged: draft }
  // A paragraph that the template numbers is still a paragraph, as long as it is numbered as before.
  return { tag: tag === old.tag ? draft.tag : tag, level, html, unchanged: undefined }
}

function toAligned({ tag, text }: EditedUnit): Aligned {
  return { text, kind: String(tag === 'table') }
}

function isSameText(a: EditedUnit, b: EditedUnit | undefined): boolean {
  return fold(a.text) === fold(b?.text ?? '')
}

function fold(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
