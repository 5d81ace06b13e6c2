const focusable =
  'input:not([type="hidden"], :disabled), textarea:not(:disabled), button:not(:disabled), select:not(:disabled)'

/** Marks what belongs to a question, so that a problem with its name leads there. */
export function questionPlace(name: string) {
  return { 'data-question': name }
}

/** Brings a question into view and puts the focus into its control; folded details are opened. */
export function focusQuestion(name: string) {
  const root = name.split('.')[0] ?? name
  const place = document.querySelector(`[data-question="${CSS.escape(root)}"]`)
  if (!place) return
  place.closest('details')?.setAttribute('open', '')
  place.scrollIntoView({ block: 'center' })
  const control =
    place.querySelector<HTMLElement>('[aria-invalid]') ??
    place.querySelector<HTMLElement>('input:checked') ??
    place.querySelector<HTMLElement>(focusable)
  control?.focus({ preventScroll: true })
}

export function groupHeadId(group: string): string {
  return `group-${group}`
}

/** After turning to another group: its title is read out, its first question stands at the top. */
export function focusGroup(group: string, pane: HTMLElement | null) {
  const head = document.getElementById(groupHeadId(group))
  if (pane) pane.scrollTop = 0
  if (pane && pane.getBoundingClientRect().top < 0) pane.scrollIntoView({ block: 'start' })
  else head?.scrollIntoView({ block: 'nearest' })
  head?.focus({ preventScroll: true })
}
