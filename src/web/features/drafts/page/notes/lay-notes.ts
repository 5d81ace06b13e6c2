/** A note as it wants to stand: beside the top of its mark. The chosen one is a card. */
export type WantedNote = {
  readonly id: string
  readonly top: number
  readonly height: number
  readonly isCard: boolean
}
export type LaidNote = { readonly id: string; readonly top: number }

const betweenPx = 4
/** How far a note may stand below its line; one that would go further is left to its icon and the list. */
const reachPx = 72

/**
 * Where notes stand beside the paper, none over another: the card on its own line, the others on theirs or pushed down a
 * little. What finds no room near its line is left out.
 */
export function layNotes(notes: readonly WantedNote[]): LaidNote[] {
  const card = notes.find(({ isCard }) => isCard)
  const laid: LaidNote[] = []
  let free = Number.NEGATIVE_INFINITY
  let hasPassedCard = false
  for (const note of notes.toSorted((a, b) => a.top - b.top || Number(b.isCard) - Number(a.isCard))) {
    if (card && !hasPassedCard && note.top >= card.top) {
      hasPassedCard = true
      laid.push({ id: card.id, top: card.top })
      free = card.top + card.height + betweenPx
    }
    if (note.isCard) continue
    const top = Math.max(note.top, free)
    const isUnderCard = card && !hasPassedCard && top + note.height + betweenPx > card.top
    if (top - note.top > reachPx || isUnderCard) continue
    laid.push({ id: note.id, top })
    free = top + note.height + betweenPx
  }
  return laid
}
