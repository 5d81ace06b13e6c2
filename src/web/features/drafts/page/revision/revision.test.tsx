import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '#test/render-page.tsx'
import type { DraftSection } from '../draft-section.ts'
import type { SectionVersion } from '../draft-view.ts'
import type { Decisions } from './decisions.ts'
import type { Proposal } from './proposal.ts'
import { RedlineDesk } from './redline-desk.tsx'
import { RevisionPane } from './revision-pane.tsx'
import { useRevision } from './use-revision.ts'

// What is typed is kept on the device.
afterEach(() => localStorage.clear())

const section: DraftSection = {
  id: 'stays',
  title: 'Hardship if Dana stays',
  number: 'III.',
  level: 1,
  state: 'revising',
  setting: 'body',
  html: '<p>Dana has asthma. She earns $1,400. It is devastating.</p>',
  version: 2,
}

const versions: readonly SectionVersion[] = [
  {
    version: 2,
    origin: 'manual',
    by: 'you',
    at: 'November 18, 4:12 PM',
    prompt: null,
    askedBy: undefined,
    decidedBy: undefined,
    html: section.html,
  },
  {
    version: 1,
    origin: 'generated',
    by: 'gpt-4.1',
    at: 'November 18, 3:58 PM',
    prompt: 'Shorter.',
    askedBy: undefined,
    decidedBy: undefined,
    html: '<p>Dana.</p>',
  },
]

const proposal: Proposal = {
  sectionId: 'stays',
  state: 'ready',
  model: 'gpt-4.1',
  version: 3,
  prompt: 'Use exact amounts.',
  at: 'today 9:58 AM',
  html: '<p>Dana was diagnosed with asthma. She earns $1,450.</p>',
}

const nothing = () => {}

function Desk({ given, onSave }: { given: Proposal; onSave: (decisions: Decisions) => void }) {
  const ready = given.state === 'ready' ? given : undefined
  const revision = useRevision({ section, versions, proposal: ready, startsComparing: false })
  return (
    <>
      <RedlineDesk
        hasIndents={false}
        section={section}
        title="III, Hardship if Dana stays"
        passage={undefined}
        revision={revision}
        versions={versions}
        proposal={ready}
        isSaving={false}
        onSave={onSave}
        onDiscard={nothing}
        onClose={nothing}
      />
      <textarea aria-label="Prompt" />
    </>
  )
}

function renderRedline(more: Partial<Proposal> = {}) {
  const onSave = vi.fn<(decisions: Decisions) => void>()
  renderPage(<Desk given={{ ...proposal, ...more }} onSave={onSave} />)
  return onSave
}

const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.body, { key })
}
const counts = () => within(screen.getByRole('toolbar', { name: 'Decide the changes' })).getByRole('status').textContent
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save version 3' }))

test('both versions are shown in one text, deletions and insertions apart', () => {
  renderRedline()
  expect([...document.querySelectorAll('del')].map(({ textContent }) => textContent.trim())).toEqual([
    'has',
    '$1,400',
    'It is devastating.',
  ])
  expect(counts()).toContain('3 of 3 to decide')
  expect(counts()).toContain('Change 1 replaces “has” with “was diagnosed with”')
})

test('A accepts and R rejects and go on; saving keeps undecided changes out', () => {
  const onSave = renderRedline()
  press('a', 'r')
  expect(counts()).toContain('1 of 3 to decide')
  expect(counts()).toContain('Change 3 deletes “It is devastating.”')
  save()
  expect(Object.values(onSave.mock.lastCall?.[0] ?? {})).toEqual(['accepted', 'rejected'])
})

test('J and K move, a number goes to its change, U takes a decision back', () => {
  const onSave = renderRedline()
  press('j', 'j', 'k', 'a')
  press('2', 'u', '1', 'A')
  save()
  expect(onSave.mock.lastCall?.[0]).toEqual({ c1: 'accepted' })
})

test('keys do nothing while a prompt is typed or with a modifier held', () => {
  renderRedline()
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Prompt' }), { key: 'a' })
  fireEvent.keyDown(document.body, { key: 'a', ctrlKey: true })
  expect(counts()).toContain('3 of 3 to decide')
})

test('a change in the text is chosen by a click, and buttons decide it or all the rest', () => {
  const onSave = renderRedline()
  fireEvent.click(screen.getByText('$1,400'))
  fireEvent.click(screen.getByRole('button', { name: 'Reject 2' }))
  fireEvent.click(screen.getByRole('button', { name: 'Accept the rest' }))
  expect(counts()).toContain('0 of 3 to decide')
  save()
  expect(onSave.mock.lastCall?.[0]).toEqual({ c1: 'accepted', c2: 'rejected', c3: 'accepted' })
})

test('what takes more than a third of a section away is asked for once more before it is saved', async () => {
  const onSave = renderRedline({ html: '<p>Dana has asthma.</p>' })
  fireEvent.click(screen.getByRole('button', { name: 'Accept the rest' }))
  save()
  expect(onSave).not.toHaveBeenCalled()
  const dialog = await screen.findByRole('dialog', { name: /^Remove \d+ % of this section\?$/ })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(onSave).not.toHaveBeenCalled()
  save()
  fireEvent.click(await screen.findByRole('button', { name: 'Remove and save' }))
  expect(onSave).toHaveBeenCalledTimes(1)
})

function renderPane(more: Partial<Parameters<typeof RevisionPane>[0]> = {}) {
  const calls = {
    onRevise: vi.fn<Parameters<typeof RevisionPane>[0]['onRevise']>(),
    onRestore: vi.fn<(version: number) => void>(),
    onCompare: vi.fn<(version: number) => void>(),
  }
  function Pane() {
    const [passage] = useState(more.passage)
    return (
      <RevisionPane
        section={section}
        proposal={undefined}
        changes={[]}
        versions={versions}
        compared={undefined}
        hasModel
        models={['gpt-4.1', 'o1']}
        model="gpt-4.1"
        onStopRevision={nothing}
        {...calls}
        {...more}
        passage={passage}
      />
    )
  }
  renderPage(<Pane />)
  return calls
}

test('a prompt revises the whole section, and an empty one is asked for', () => {
  const { onRevise } = renderPane()
  fireEvent.click(screen.getByRole('button', { name: 'Revise' }))
  expect(onRevise).not.toHaveBeenCalled()
  expect(screen.getByText('Say what should change')).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox', { name: 'Prompt for version 3' }), {
    target: { value: 'Cut adjectives.' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Revise' }))
  expect(onRevise).toHaveBeenCalledWith({ prompt: 'Cut adjectives.', model: 'gpt-4.1' })
})

test('a prompt for a selected passage carries the passage, unless the whole section is wanted after all', () => {
  const passage = { sectionId: 'stays', start: 0, end: 4, text: 'Dana' }
  const { onRevise } = renderPane({ passage })
  fireEvent.change(screen.getByRole('textbox', { name: 'Prompt for version 3' }), { target: { value: 'Full name.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Revise' }))
  expect(onRevise).toHaveBeenLastCalledWith({ prompt: 'Full name.', model: 'gpt-4.1', passage })
  fireEvent.click(screen.getByRole('radio', { name: 'Whole section' }))
  fireEvent.click(screen.getByRole('button', { name: 'Revise' }))
  expect(onRevise).toHaveBeenLastCalledWith({ prompt: 'Full name.', model: 'gpt-4.1' })
})

test('the history tells who, when, with which model and prompt, and brings a version back', () => {
  const { onRestore, onCompare } = renderPane()
  expect(screen.getByText('Edited by you, November 18, 4:12 PM.')).toBeTruthy()
  expect(screen.getByText('Written by gpt-4.1, November 18, 3:58 PM.')).toBeTruthy()
  expect(screen.getByText('“Shorter.”')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Restore Version 2' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Restore Version 1' }))
  expect(onRestore).toHaveBeenCalledWith(1)
  fireEvent.click(screen.getByRole('button', { name: 'Compare with Version 1' }))
  expect(onCompare).toHaveBeenCalledWith(1)
})

test('a proposal that failed says why and can be asked for again', () => {
  const failed: Proposal = { ...proposal, state: 'failed', problem: 'The model stopped.' }
  const { onRevise } = renderPane({ proposal: failed })
  expect(screen.getByRole('alert').textContent).toBe('The model stopped.')
  fireEvent.click(screen.getByRole('button', { name: 'Revise' }))
  expect(onRevise).toHaveBeenCalledWith({ prompt: 'Use exact amounts.', model: 'gpt-4.1' })
})
