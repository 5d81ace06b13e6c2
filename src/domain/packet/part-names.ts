import type { ForumId } from '#law/filing-kit/filing-kit.ts'
import { foldText } from '#domain/language/fold.ts'
import type { PacketPart } from './split-parts.ts'

const longestName = 60

/** `Castañeda-Ruiz` -> `Castaneda-Ruiz`: letters, digits, hyphen and underscore alone. */
export function plainName(text: string): string {
  const words = text.normalize('NFKD').replaceAll(/\p{M}+/gu, '')
  const plain = words.replaceAll(/[^A-Za-z0-9_-]+/g, ' ').trim()
  return plain.replaceAll(' ', '-') || foldText(text).replaceAll(/[^a-z0-9]+/g, '') || 'Client'
}

type Named = { readonly lastName: string; readonly forum: ForumId; readonly form: string }

/**
 * What the parts of a packet are called, without two alike: before the courts `Rivera_Exhibits_Part1_TabsA-B.pdf`, before
 * USCIS `Rivera_I-601A_ExhibitA-B.pdf`.
 */
export function namePacketParts(parts: readonly PacketPart[], { lastName, forum, form }: Named): string[] {
  const isCourt = forum === 'court' || forum === 'board'
  const given = new Map<string, number>()
  return parts.map(({ letters }, index) => {
    const tail = isCourt ? courtTail(letters, index, parts.length) : uscisTail(letters, form)
    const room = longestName - '.pdf'.length - tail.length - 3
    const stem = `${plainName(lastName).slice(0, Math.max(1, room))}${tail}`
    const times = (given.get(stem) ?? 0) + 1
    given.set(stem, times)
    return `${stem}${times > 1 ? `_${times}` : ''}.pdf`
  })
}

/** What the file of the brief is called: `Rivera_Brief.pdf`, `Rivera_I-601A_Brief.pdf`. */
export function nameBrief({ lastName, forum, form }: Named): string {
  const isCourt = forum === 'court' || forum === 'board'
  const tail = isCourt ? '_Brief' : `_${plainName(form)}_Brief`
  return `${plainName(lastName).slice(0, longestName - '.pdf'.length - tail.length)}${tail}.pdf`
}

function courtTail(letters: readonly string[], index: number, count: number): string {
  const tabs = count > 1 && letters.length > 0 ? `_${letters.length > 1 ? 'Tabs' : 'Tab'}${rangeOf(letters)}` : ''
  return `_Exhibits_Part${index + 1}${tabs}`
}

function uscisTail(letters: readonly string[], form: string): string {
  return `_${plainName(form)}${letters.length > 0 ? `_Exhibit${rangeOf(letters)}` : ''}`
}

function rangeOf(letters: readonly string[]): string {
  const [first = '', last = first] = [letters[0], letters.at(-1)]
  return first === last ? first : `${first}-${last}`
}
