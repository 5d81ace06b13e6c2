import type { Page } from '@playwright/test'
import { lookAt, type Moment } from './draft-moment.ts'
import { numbers, pickWeighted } from './seeded.ts'

/** Accepting, where nothing is open in the section and where something is. */
const accepting = ['Accept section', 'Accept with open points…']

type Given = {
  readonly address: string
  /** What this person's words begin with. */
  readonly name: string
  readonly seed: number
  /** Titles of the sections that the outline leads to. */
  readonly sections: readonly string[]
  /** What the draft and its history hold, without what is only being typed. */
  readonly onServer: () => Promise<string>
}

/** What can be done when; true when it was done, false when the page changed before that. */
type Action = {
  readonly name: string
  readonly weight: number
  readonly when: (moment: Moment) => boolean
  readonly act: () => Promise<boolean>
}

export type DraftPerson = ReturnType<typeof createPerson>

/**
 * Somebody at a draft who does what the page offers, by a seed. Knows exactly which words have to be somewhere: every one
 * that stood whole in a field, until it is given up by the button that says so.
 */
export function createPerson(first: Page, { address, name, seed, sections, onServer }: Given) {
  let page = first
  let isOffline = false
  let count = 0
  const words = new Set<string>()
  const log: string[] = []
  const next = numbers(seed)
  const context = first.context()
  const editor = () => page.getByRole('textbox', { name: /^Text of/ })
  const ownIn = (text: string) => text.match(new RegExp(`${name}\\d+x`, 'g')) ?? []

  const done = (doing: Promise<unknown>) =>
    doing.then(
      () => true,
      () => false,
    )
  const press = (label: string) =>
    done(page.getByRole('button', { name: label, exact: true }).first().click({ timeout: 3000 }))
  const network = async (isGone: boolean) => {
    await context.setOffline(isGone)
    isOffline = isGone
    return true
  }

  async function arrive(): Promise<boolean> {
    await page.goto(address)
    await page.getByRole('navigation', { name: 'Outline of the draft' }).getByRole('button').first().waitFor()
    return true
  }

  async function typeInto(field: ReturnType<typeof editor>, read: () => Promise<string | null>): Promise<boolean> {
    const word = `${name}${(count += 1)}x`
    await field.press(next() < 0.5 ? 'Control+Home' : 'Control+End', { timeout: 3000 }).catch(() => undefined)
    await field.pressSequentially(` ${word} `, { timeout: 5000 }).catch(() => undefined)
    // The field may have closed between two keys: what stood there whole was typed.
    const isThere = (await read().catch(() => null))?.includes(word) ?? false
    if (isThere) words.add(word)
    return isThere
  }

  /** Gives up what is in the editor: of its words only those that the draft or its history has still have to be there. */
  async function discard(): Promise<boolean> {
    const typed = ownIn(
      (await editor()
        .textContent({ timeout: 2000 })
        .catch(() => null)) ?? '',
    )
    const kept = await onServer()
    if (!(await press('Cancel'))) return false
    const confirm = page.getByRole('button', { name: 'Discard changes', exact: true })
    await confirm
      .or(page.getByRole('button', { name: 'Edit', exact: true }))
      .first()
      .waitFor({ timeout: 5000 })
    if (!(await confirm.isVisible())) return true
    for (const word of typed) if (!kept.includes(word)) words.delete(word)
    return done(confirm.click({ timeout: 3000 }))
  }

  /** The window is closed as somebody does it, and opened again; where the network is gone it is back by then. */
  async function reopen(): Promise<boolean> {
    const closed = page.waitForEvent('close')
    await page.close({ runBeforeUnload: true })
    await closed
    if (isOffline) await network(false)
    page = await context.newPage()
    await page.setViewportSize(size)
    return arrive()
  }

  const comment = () => page.getByRole('textbox', { name: /^Comment on/ })
  const has = (label: string) => (moment: Moment) => moment.buttons.includes(label)
  const isReading = (moment: Moment) => !moment.isEditing
  const pressing = (label: string, weight: number): Action => ({
    name: label,
    weight,
    when: has(label),
    act: () => press(label),
  })
  const actions: readonly Action[] = [
    { name: 'type', weight: 9, when: ({ isEditing }) => isEditing, act: () => typeInto(editor(), readEditor) },
    { ...pressing('Edit', 9), when: (moment) => isReading(moment) && has('Edit')(moment) },
    { ...pressing('Save', 1.5), when: ({ isEditing }) => isEditing },
    { name: 'discard', weight: 0.4, when: ({ isEditing }) => isEditing, act: discard },
    pressing('Ask for it', 2.5),
    pressing('Take over', 4),
    pressing('Hand over', 3),
    pressing('Keep it', 1),
    { name: 'go on', weight: 1.2, when: () => true, act: goOn },
    ...accepting.map((label) => ({
      ...pressing(label, 0.8),
      when: (moment: Moment) => isReading(moment) && has(label)(moment),
    })),
    { ...pressing('Undo', 1.2), when: (moment) => isReading(moment) && has('Undo')(moment) },
    { ...pressing('Comments', 0.5), when: (moment) => isReading(moment) && has('Comments')(moment) },
    { name: 'comment', weight: 1, when: has('Close the comments'), act: () => typeInto(comment(), readComment) },
    { ...pressing('Comment', 1.5), when: ({ hasComment }) => hasComment },
    pressing('Resolve', 0.5),
    pressing('Open again', 0.2),
    { name: 'lose the network', weight: 0.3, when: () => !isOffline, act: () => network(true) },
    { name: 'regain the network', weight: 2, when: () => isOffline, act: () => network(false) },
    { name: 'reload', weight: 0.2, when: () => !isOffline, act: arrive },
    { name: 'reopen', weight: 0.15, when: () => true, act: reopen },
    { name: 'rest', weight: 0.15, when: () => true, act: () => done(page.waitForTimeout(1500 * next())) },
  ]

  function readEditor() {
    return editor().textContent({ timeout: 2000 })
  }
  function readComment() {
    return comment().inputValue({ timeout: 2000 })
  }
  function goOn() {
    const outline = page.getByRole('navigation', { name: 'Outline of the draft' })
    const title = sections[Math.floor(next() * sections.length)] ?? ''
    return done(outline.getByRole('button', { name: title }).first().click({ timeout: 3000 }))
  }

  /** A refusal is read and closed; the question before accepting is answered or not. */
  async function answerDialog(): Promise<boolean> {
    const accept = page.getByRole('dialog').getByRole('button', { name: /^Accept/ })
    if (!(await accept.isVisible()) || next() < 0.5) return done(page.keyboard.press('Escape'))
    for (const box of await page.getByRole('dialog').getByRole('checkbox').all())
      await done(box.check({ timeout: 2000 }))
    const reason = page.getByRole('dialog').getByRole('textbox')
    if (await reason.isVisible()) await done(reason.fill('Read.', { timeout: 2000 }))
    return done(accept.click({ timeout: 3000 }))
  }

  /** Opens every section of which this device keeps something; tells the words of it that the editor does not offer. */
  async function openKept(): Promise<{ readonly opened: number; readonly missing: readonly string[] }> {
    await network(false)
    const entries = await page.evaluate(() => Object.entries(localStorage))
    const missing: string[] = []
    let opened = 0
    for (const [key, value] of entries.filter(([one]) => one.startsWith('drafty.kept section '))) {
      await page.goto(address.replace(/section=[^&]*/, `section=${key.split(' ').at(-1)}`))
      await page.getByRole('navigation', { name: 'Outline of the draft' }).getByRole('button').first().waitFor()
      // A colleague's window that was closed has its section for two minutes more: then it is offered after that.
      if (!(await press('Edit')) || !(await done(editor().waitFor({ timeout: 10_000 })))) continue
      opened += 1
      const { text } = JSON.parse(value) as { readonly text: string }
      const offered = (await editor().textContent()) ?? ''
      missing.push(...ownIn(text).filter((word) => words.has(word) && !offered.includes(word)))
    }
    return { opened, missing }
  }

  return {
    name,
    words,
    log,
    arrive,
    openKept,
    get page() {
      return page
    },
    /** Does one thing that the page offers now. */
    async act(): Promise<void> {
      for (;;) {
        const moment = await lookAt(page)
        if (!moment) continue
        if (moment.hasDialog) {
          await answerDialog()
          continue
        }
        const action = pickWeighted(
          actions.filter(({ when }) => when(moment)),
          next,
        )
        if (!(await action.act())) continue
        log.push(action.name)
        return
      }
    },
    /** What this device keeps for the next time. */
    kept: () => page.evaluate(() => JSON.stringify(Object.entries(localStorage))),
  }
}

/** Wide enough for the comments beside the paper. */
export const size = { width: 1440, height: 900 }
