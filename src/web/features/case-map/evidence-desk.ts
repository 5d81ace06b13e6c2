import { useState } from 'react'
import type { CaseMap } from '#domain/case-map/case-map.ts'
import type { Questionnaire } from '#domain/questionnaire/question.ts'
import type { OpenSheet } from '#web/workspace/bottom-bar.tsx'
import { useKeys } from '#web/ui/use-keys.ts'
import type { MapDecisions, MapPath } from './case-map-queries.ts'
import { elsewhere, factsOfElement, isMet, type LinkedFact, passagesOfFact } from './element-facts.ts'

export type EvidenceView = 'elements' | 'chronology' | 'exhibits'
/** What is written at a fact just now. */
export type Writing = { readonly fact: string; readonly what: 'correction' | 'answer' }

export type EvidenceDesk = ReturnType<typeof useEvidenceDesk> & {
  readonly path: MapPath
  readonly map: CaseMap
  readonly questionnaire: Questionnaire
  readonly decisions: MapDecisions
}

type Input = { readonly map: CaseMap; readonly decisions: MapDecisions }

/** Where the attorney is in the evidence, and the keys that go on from there. */
export function useEvidenceDesk({ map, decisions }: Input) {
  const [view, setView] = useState<EvidenceView>('elements')
  const [chosenElement, setElement] = useState(() => firstToLookAt(map))
  const [chosenFact, setChosenFact] = useState<string>()
  const [writing, setWriting] = useState<Writing>()
  const [passage, setPassage] = useState<string>()
  const [sheet, setSheet] = useState<OpenSheet>()

  const element = map.elements.some(({ id }) => id === chosenElement) ? chosenElement : elsewhere
  const facts = factsOfElement(map, element)
  const inOrder = [...facts.supports, ...facts.against]
  const current = inOrder.find(({ fact }) => fact.id === chosenFact) ?? inOrder.find(isWaiting) ?? inOrder[0]
  const shownPassage = passage ?? (current && passagesOfFact(map, current.fact)[0]?.id)

  function goToElement(id: string) {
    setElement(id)
    setChosenFact(undefined)
    setPassage(undefined)
    setWriting(undefined)
    setSheet(undefined)
    setView('elements')
  }

  function choose(one: LinkedFact | undefined, withFocus = false): boolean {
    if (!one) return false
    setChosenFact(one.fact.id)
    setPassage(undefined)
    if (withFocus) focusFact(one.fact.id)
    return true
  }

  useEvidenceKeys(
    { map, decisions, inOrder, current, element, shownPassage, isOn: view === 'elements' },
    { choose, goToElement, setWriting, setSheet },
  )

  function showPage(id: string) {
    setPassage(id)
    if (isSmallScreen()) setSheet('pane')
  }

  return {
    view,
    setView,
    element,
    facts,
    current,
    writing,
    setWriting,
    passage: shownPassage,
    setPassage,
    showPage,
    sheet,
    setSheet,
    goToElement,
    choose,
  }
}

type Stand = Input & {
  readonly inOrder: readonly LinkedFact[]
  readonly current: LinkedFact | undefined
  readonly element: string
  readonly shownPassage: string | undefined
  readonly isOn: boolean
}
type Moves = {
  readonly choose: (one: LinkedFact | undefined, withFocus?: boolean) => boolean
  readonly goToElement: (id: string) => void
  readonly setWriting: (writing: Writing) => void
  readonly setSheet: (sheet: OpenSheet) => void
}

/** J and K facts, Y confirm, E correct, X leave out, O the page, brackets the elements. */
function useEvidenceKeys(stand: Stand, { choose, goToElement, setWriting, setSheet }: Moves): void {
  const { map, decisions, inOrder, current, element, shownPassage, isOn } = stand
  const step = (by: number) => choose(inOrder[inOrder.indexOf(current as LinkedFact) + by], true)
  const stepElement = (by: number) => {
    const ids = map.elements.map(({ id }) => id)
    const next = ids[ids.indexOf(element) + by]
    if (next === undefined) return false
    goToElement(next)
    return true
  }

  function confirm(): boolean {
    if (current?.fact.state !== 'proposed') return false
    const next = inOrder.slice(inOrder.indexOf(current) + 1).find(isWaiting)
    decisions.setState(current.fact.id, 'confirmed')
    choose(next ?? current, true)
    return true
  }

  function leaveOut(): boolean {
    if (!current) return false
    decisions.setState(current.fact.id, 'left-out')
    choose(inOrder[inOrder.indexOf(current) + 1] ?? inOrder[inOrder.indexOf(current) - 1], true)
    return true
  }

  function correct(): boolean {
    if (current) setWriting({ fact: current.fact.id, what: 'correction' })
    return current !== undefined
  }

  function openPage(): boolean {
    if (shownPassage === undefined) return false
    if (isSmallScreen()) setSheet('pane')
    document.getElementById(sourcePaneId)?.focus()
    return true
  }

  useKeys(
    {
      j: () => step(1),
      k: () => step(-1),
      y: confirm,
      e: correct,
      x: leaveOut,
      o: openPage,
      '[': () => stepElement(-1),
      ']': () => stepElement(1),
    },
    isOn,
  )
}

const isWaiting = ({ fact }: LinkedFact) => fact.state === 'proposed'

/** Where something waits: the first element with a fact to confirm or to meet; else the first of all. */
function firstToLookAt(map: CaseMap): string {
  const waits = ({ id }: { readonly id: string }) => {
    const { supports, against } = factsOfElement(map, id)
    return supports.some(isWaiting) || against.some((one) => !isMet(one))
  }
  return (map.elements.find(waits) ?? map.elements[0])?.id ?? elsewhere
}

/** Where there is no room for a pane beside the facts, the page opens as a sheet. */
function isSmallScreen(): boolean {
  return window.matchMedia('(width < 64rem)').matches
}

export const sourcePaneId = 'source-page'

export function factPlaceId(fact: string): string {
  return `fact-${fact}`
}

function focusFact(fact: string): void {
  requestAnimationFrame(() => {
    const row = document.getElementById(factPlaceId(fact))
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  })
}

export type FactProps = { readonly desk: EvidenceDesk; readonly one: LinkedFact; readonly number: number }
