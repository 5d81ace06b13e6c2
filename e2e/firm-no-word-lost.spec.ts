import { type Browser, expect, test } from '@playwright/test'
import { isLong } from '#test/long.ts'
import { simpleAnswers } from '#test/simple-answers.ts'
import { createPerson, type DraftPerson, size } from './draft-person.ts'
import { type FirmDesk, logInAs, openFirmDesk } from './firm-desk.ts'
import { type OwnServer, startServer } from './own-server.ts'

let server: OwnServer

test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

/** All of them in the long form: they take a few minutes on two busy cores. */
const count = isLong ? 1000 : 400
/** So many actions of each between two looks at what there is. */
const inOneGo = 50

type Section = { readonly id: string; readonly title: string; readonly section_content: string }

/** A draft that an attorney and a paralegal have in full. */
async function openDraft(desk: FirmDesk) {
  const { id } = await desk.ask<{ id: string }>('POST', '/clients', { first_name: 'Rosa', last_name: 'Quispe' })
  const made = await desk.ask<{ draft_id: string }>('POST', '/ai_tool/naturalization', {
    client_id: id,
    ...simpleAnswers,
  })
  await desk.share(id, 'attorney', 'full')
  await desk.share(id, 'paralegal', 'full')
  const path = `/clients/${id}/drafts/${made.draft_id}`
  const { sections } = await desk.ask<{ sections: readonly Section[] }>('GET', path)
  const prose = sections.filter(({ section_content }) => /^<p>[A-Z][a-z]+ [a-z]/.test(section_content)).slice(0, 2)
  const read = async (rest: string) => JSON.stringify(await desk.ask<unknown>('GET', `${path}${rest}`))
  return {
    address: `${server.address}/drafty/my-drafts/${made.draft_id}?client=${id}&section=${prose[0]?.id}`,
    titles: prose.map(({ title }) => title),
    /** The draft, its history and its comments; not what is only being typed. */
    onServer: async () => {
      const histories = sections.map((section) => read(`/sections/${section.id}/versions`))
      return (await Promise.all([read(''), read('/comments'), ...histories])).join(' ')
    },
  }
}

type OpenDraft = Awaited<ReturnType<typeof openDraft>>

async function comeToDraft(browser: Browser, desk: FirmDesk, draft: OpenDraft, seed: number): Promise<DraftPerson[]> {
  const people = []
  for (const [index, [role, name]] of (
    [
      ['attorney', 'dapo'],
      ['paralegal', 'ines'],
    ] as const
  ).entries()) {
    const page = await logInAs(browser, server, desk.addresses[role])
    await page.setViewportSize(size)
    const person = createPerson(page, { ...draft, name, sections: draft.titles, seed: 2 * seed + index })
    await person.arrive()
    people.push(person)
  }
  return people
}

/** The words that have to be somewhere and are neither in the draft, nor in its history, nor kept on a device. */
async function lostWords(people: readonly DraftPerson[], draft: OpenDraft): Promise<string[]> {
  const there = [await draft.onServer(), ...(await Promise.all(people.map((one) => one.kept())))].join(' ')
  return people.flatMap(({ words }) => [...words].filter((word) => !there.includes(word)))
}

test(`two people in two browsers lose no word in ${count} random actions in one draft`, async ({
  browser,
  request,
}) => {
  test.setTimeout(1_800_000)
  const desk = await openFirmDesk(request, server)
  const draft = await openDraft(desk)
  const seed = Number(process.env['SEED'] ?? Date.now() % 100_000)
  const people = await comeToDraft(browser, desk, draft, seed)
  const start = Date.now()
  for (let made = 0; made < count; made += inOneGo * people.length) {
    await Promise.all(
      people.map(async (one) => {
        for (let turn = 0; turn < inOneGo; turn += 1) await one.act()
      }),
    )
    const last = people.map(({ name, log }) => `${name}: ${log.slice(-inOneGo).join(', ')}`).join('\n')
    // What was typed last is kept a moment after the last key.
    await expect
      .poll(() => lostWords(people, draft), { message: `seed ${seed}, after\n${last}`, timeout: 15_000 })
      .toEqual([])
  }
  let opened = 0
  for (const one of people) {
    const kept = await one.openKept()
    opened += kept.opened
    expect(kept.missing, `seed ${seed}: kept on the device of ${one.name}, and not offered`).toEqual([])
  }
  const words = people.flatMap((one) => [...one.words])
  const kinds = Map.groupBy(
    people.flatMap(({ log }) => log),
    (name) => name,
  )
  const told = [...kinds].map(([name, all]) => `${name} ${all.length}`).join(', ')
  const seconds = Math.round((Date.now() - start) / 1000)
  console.log(
    `firm: seed ${seed}, ${count} actions in two browsers in ${seconds} s, ${words.length} words, 0 lost, ${opened} sections offered from a device: ${told}`,
  )
  expect(words.length).toBeGreaterThan(count / 10)
})
