import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findProgram } from '#test/system-programs.ts'
import { startServer } from '../e2e/own-server.ts'
import { indexPage } from './pictures/index-page.ts'
import { openPictureLog } from './pictures/picture-log.ts'
import { attorney, newcomer, seed, type Seeded } from './pictures/seed.ts'
import { shotsOf } from './pictures/shots.ts'
import { fileOf, takeAll } from './pictures/take-all.ts'
import type { Look } from './pictures/take-picture.ts'

// Every screen and state, light and dark, desk and phone, from a server of its own with worked cases on file:
// `data/pictures/index.html`. Every page is looked through for barriers (axe) in the moment of its picture; one barrier fails
// the run. A run can be a part: the whole gallery is the sum of parts, each of which adds to those before it.
const usage = `npm run pictures -- [word ...] [--resume] [--minutes <n>] [--scheme light|dark] [--width 1440|390] [--pages <n>]

  word       only screens that have one of these words in their names
  --resume   keeps the pictures that are there and takes those that are missing, at the same desk
  --minutes  begins no picture after so many minutes and says how many are left: with --resume, again and again,
             until none is; the last part says what axe found in all of them
  --scheme, --width   only these looks
  --pages    so many pages beside each other (3)`
const folder = 'data/pictures'
/** The data of the server, kept for `--resume`: worked cases take longer to draft than pictures to take. */
const desk = resolve('data/pictures-desk')
const madePath = join(desk, 'made.json')
const options = {
  help: { type: 'boolean', default: false },
  resume: { type: 'boolean', default: false },
  minutes: { type: 'string', default: 'Infinity' },
  scheme: { type: 'string' },
  width: { type: 'string' },
  pages: { type: 'string', default: '3' },
} as const
const { values, positionals: wanted } = parseArgs({ options, allowPositionals: true })
if (values.help) {
  console.log(usage)
  process.exit(0)
}
const looks: readonly Look[] = (['light', 'dark'] as const)
  .flatMap((scheme) => [
    { scheme, width: 1440, height: 900 },
    { scheme, width: 390, height: 844 },
  ])
  .filter(({ scheme, width }) => scheme === (values.scheme ?? scheme) && width === Number(values.width ?? width))

const executablePath = findProgram('chromium', 'the pictures')
if (executablePath === undefined) process.exit(1)
const until = performance.now() + Number(values.minutes) * 60_000
await import('./build-page.ts')
const isWhole = wanted.length === 0 && looks.length === 4
if (isWhole && !values.resume) rmSync(folder, { recursive: true, force: true })
if (!values.resume || !existsSync(madePath)) rmSync(desk, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const log = openPictureLog(folder, values.resume || !isWhole)
const server = await startServer({ OPERATORS: attorney.email, DRAFTY_DATA_DIR: desk })
let isRight = false
try {
  const every = shotsOf(await madeAt(server.address))
  const shots = every.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
  writeFileSync(join(folder, 'index.html'), indexPage(every.map(({ name }) => name)))
  const tasks = [1440, 390]
    .flatMap((width) => shots.map((shot) => ({ shot, ofWidth: looks.filter((look) => look.width === width) })))
    .map(({ shot, ofWidth }) => ({
      shot,
      looks: ofWidth.filter((look) => !(values.resume && log.has(fileOf(shot, look)))),
    }))
    // A page that has waited for long says so: what is loading is opened anew for each of its pictures.
    .flatMap(({ shot, looks: own }) =>
      (shot.standIn === 'silent' ? own.map((look) => [look]) : [own]).map((few) => ({ shot, looks: few })),
    )
    .filter((task) => task.looks.length > 0)
  const { failed, left } = await takeAll(tasks, {
    launch: () => chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] }),
    address: server.address,
    logins: { attorney, newcomer, visitor: undefined },
    folder,
    log,
    pages: Number(values.pages),
    until,
  })
  for (const line of [...failed, ...log.barriers()]) console.error(line)
  console.log(
    `${shots.length} screens in ${resolve(folder, 'index.html')}, ${failed.length} pictures failed, ${left} left`,
  )
  console.log(`axe: ${log.barriers().length} barriers on ${log.pages()} pages`)
  isRight = failed.length + left + log.barriers().length === 0
} finally {
  await server.stop()
}
process.exit(isRight ? 0 : 1)

/** What is on file there: made now, or by the run that this one goes on from. */
async function madeAt(address: string): Promise<Seeded> {
  if (existsSync(madePath)) return JSON.parse(readFileSync(madePath, 'utf8')) as Seeded
  const made = await seed({ address, folder: desk })
  writeFileSync(madePath, JSON.stringify(made))
  return made
}
