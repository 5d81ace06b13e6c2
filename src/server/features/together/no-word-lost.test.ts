import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TakenSection } from '#contract/together.ts'
import type { Draft } from '#contract/drafting.ts'
import { isLong } from '#test/long.ts'
import { createRoom, wordsOnServer } from '#test/draft-room.ts'
import type { Caller } from '#test/test-app.ts'

type Room = Awaited<ReturnType<typeof createRoom>>

const actions = [
  'take',
  'take',
  'type',
  'type',
  'type',
  'type',
  'keep',
  'keep',
  'save',
  'ask',
  'give',
  'refuse',
] as const
const others = [
  'reload',
  'save without taking',
  'restore',
  'propose',
  'accept',
  'wait a little',
  'fall silent',
] as const
type Action = (typeof actions)[number] | (typeof others)[number]

/** The page of one person, as far as a section is edited on it: it forgets nothing that the server has not taken. */
class Page {
  private text: string | undefined
  private base = 0
  private readonly room: Room
  readonly caller: Caller
  readonly sectionId: string
  /** Words that the server has said it has. */
  readonly told = new Set<string>()
  /** Of these, the ones that may still be given up: kept, and in no text yet. */
  private readonly kept = new Set<string>()
  private unsent: string[] = []

  constructor(room: Room, caller: Caller, sectionId: string) {
    this.room = room
    this.caller = caller
    this.sectionId = sectionId
  }

  private get path(): string {
    return `${this.room.draft}/sections/${this.sectionId}`
  }

  private send<T = Record<string, unknown>>(method: string, path: string, body?: unknown) {
    return this.caller.call<T>(method, `${this.path}${path}`, body)
  }

  /** The server has everything that was typed so far. */
  private taken(): void {
    for (const word of this.unsent.splice(0)) {
      this.told.add(word)
      this.kept.add(word)
    }
  }

  /** What was typed is in a text or in the history now. */
  private isSafe(): void {
    this.taken()
    this.kept.clear()
    this.text = undefined
  }

  async take(): Promise<void> {
    if (this.text !== undefined) return
    const { status, body } = await this.send<TakenSection>('POST', '/hold')
    if (status !== 200) return
    this.text = body.words ?? body.section_content
    this.base = body.version
  }

  type(word: string): void {
    if (this.text === undefined) return
    this.text += `<p>${word}</p>`
    this.unsent.push(word)
  }

  async keep(): Promise<void> {
    if (this.text === undefined) return
    const { status, body } = await this.send<{ is_held: boolean }>('PUT', '/hold', { words: this.text })
    if (status !== 200) return
    if (body.is_held) this.taken()
    else this.isSafe()
  }

  async save(): Promise<void> {
    if (this.text === undefined) return
    const { status } = await this.put(this.text, this.base, true)
    if (status === 200) this.isSafe()
    else await this.keep()
  }

  async saveWithoutTaking(word: string): Promise<void> {
    const { body } = await this.caller.call<Draft>('GET', this.room.draft)
    const section = body.sections.find(({ id }) => id === this.sectionId)
    const { status } = await this.put(`${section?.section_content}<p>${word}</p>`, section?.version ?? 0)
    if (status === 200) this.told.add(word)
  }

  private put(text: string, base: number, ends_hold = false) {
    const path = `/ai_tool/draft_from_template_sections/manual/${this.room.draftId}/${this.sectionId}`
    return this.caller.call('PUT', path, { section_content: text, base_version: base, ends_hold })
  }

  ask() {
    return this.send('POST', '/hold/request')
  }

  async give(): Promise<void> {
    if (this.text === undefined) return
    const { status } = await this.send('POST', '/hold/answer', { gives: true, words: this.text })
    if (status === 200) this.isSafe()
  }

  refuse() {
    return this.send('POST', '/hold/answer', { gives: false })
  }

  /** Gives up what was typed, after the question: these words are meant to go. */
  async discard(): Promise<void> {
    if (this.text === undefined) return
    this.text = undefined
    this.unsent = []
    await this.send('DELETE', '/hold')
    for (const word of this.kept) this.told.delete(word)
    this.kept.clear()
  }

  /** The page goes and comes back: what it had not sent is on its device, as the page keeps it. */
  async reload(): Promise<void> {
    const { text, unsent } = this
    this.text = undefined
    this.unsent = []
    await this.take()
    if (text !== undefined && this.text !== undefined) for (const word of unsent) this.type(word)
    else {
      this.text = text
      this.unsent = unsent
    }
  }

  async restore(): Promise<void> {
    const { body } = await this.send<{ version: number }[]>('GET', '/versions')
    await this.send('POST', '/restore', { version: body.at(-1)?.version ?? 1 })
  }

  async propose(): Promise<void> {
    const path = `/ai_tool/draft_from_template_sections/ai/${this.room.draftId}/${this.sectionId}`
    const { status, body } = await this.caller.call<{ version: number }>('POST', path, { prompt: 'Shorter.' })
    if (status === 200) await this.send('POST', '/accept', { version: body.version })
  }

  accept() {
    return this.send('POST', '/accept', { override: 'Read.' })
  }

  async act(action: Action, word: string): Promise<void> {
    if (action === 'type') this.type(word)
    else if (action === 'save without taking') await this.saveWithoutTaking(word)
    else if (action === 'wait a little') this.room.wait(9000)
    else if (action === 'fall silent') this.room.wait(130_000)
    else await this[action]()
  }
}

const wanted = isLong ? 5000 : 1000

test(
  `two people in one draft lose no word in ${wanted} random actions, and never edit a section at once`,
  { timeout: 600_000 },
  async () => {
    const room = await createRoom()
    const sections = room.sections.slice(0, 2)
    const pages = sections.flatMap((id) => [room.attorney, room.paralegal].map((who) => new Page(room, who, id)))
    const seed = Number(process.env.SEED ?? 20_261_122)
    const steps = fc.sample(
      fc.tuple(fc.nat(pages.length - 1), fc.constantFrom(...actions, ...actions, ...others), fc.boolean()),
      { seed, numRuns: wanted },
    )
    let words = 0
    for (let index = 0; index < steps.length; index += 1) {
      const [who, action, isTogether] = steps[index] ?? [0, 'type', false]
      const next = steps[index + 1]
      const act = ([page, one]: (typeof steps)[number]) =>
        pages[page]?.act(one, `w${(words += 1)}x`) ?? Promise.resolve()
      // Every other action comes at the same moment as one on another page.
      const other = isTogether && next?.[0] !== who ? next : undefined
      if (other) index += 1
      await Promise.all([act([who, action, isTogether]), ...(other ? [act(other)] : [])])
      if (index % 20 < 2) expect(await lostWords(room, pages)).toEqual([])
    }
    expect(await lostWords(room, pages)).toEqual([])
    const kept = pages.reduce((sum, { told }) => sum + told.size, 0)
    console.log(`together (seed ${seed}): ${steps.length} actions by two people, ${kept} words on the server, 0 lost`)
    expect(kept).toBeGreaterThan(wanted / 10)
  },
)

/** What the server has said it has, and has no more. */
async function lostWords(room: Room, pages: readonly Page[]): Promise<string[]> {
  const lost: string[] = []
  for (const [sectionId, own] of Map.groupBy(pages, (page) => page.sectionId)) {
    const there = await wordsOnServer(room.firm, room.draftId, sectionId)
    lost.push(...own.flatMap(({ told }) => [...told].filter((word) => !there.includes(word))))
  }
  return lost
}
