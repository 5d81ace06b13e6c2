import { sectionPlaceId } from './paper/section-on-paper.tsx'

/** Brings a section to the top; `withFocus` lets those who do not see it know where they are. */
export function goToPlace(sectionId: string, withFocus: boolean) {
  const section = document.getElementById(sectionPlaceId(sectionId))
  section?.scrollIntoView({ block: 'start' })
  if (withFocus) section?.focus({ preventScroll: true })
}

/** From the words to the card, in the sheet where one is open. */
export function focusCard(flag: string, withFocus: boolean) {
  const own = [...document.querySelectorAll<HTMLElement>(`[data-card="${CSS.escape(flag)}"]`)]
  const card = own.at(-1) ?? document.querySelector<HTMLElement>('[data-card][data-selected]')
  card?.scrollIntoView({ block: 'nearest' })
  if (withFocus) card?.focus({ preventScroll: true })
}

/** From the card to the words. */
export function focusWords(pane: HTMLElement | null, flag: string, withFocus: boolean) {
  const words = pane?.querySelector<HTMLElement>(`[data-flag="${CSS.escape(flag)}"]`)
  // A third of the view above it, by the margin that marks have: what is chosen opens beside or below.
  words?.scrollIntoView({ block: 'start' })
  if (withFocus) words?.focus({ preventScroll: true })
}

/** On wide screens the cards stand beside the text; on small ones they are below it, and open as a sheet. */
export function isBeside(pane: HTMLElement | null): boolean {
  return pane !== null && /auto|scroll/.test(getComputedStyle(pane).overflowY)
}
