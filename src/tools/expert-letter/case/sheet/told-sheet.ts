import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { capitalized, continued, listInWords } from '#domain/prose/words.ts'
import type { Examined } from '../shorthand/examined.ts'
import { saidByLabel } from '../shorthand/labels.ts'
import { findingAndJudgment, findingsJudged, isJudgedInLine } from './findings-judged.ts'
import { type Kind, topicOfKind } from './headings.data.ts'
import type { Reader } from './reader.ts'
import { type NotedLine, readSheet } from './read-sheet.ts'
import { tellLine, type Told } from './tell-lines.ts'

/** A clinician's sheet as a letter tells it: paragraphs, each behind the name of its topic, and what is left to be worded. */
export type ToldSheet = {
  readonly paragraphs: readonly (readonly string[])[]
  /** Notes that are no sentences and that nothing was made of, with the topic under which they stand. */
  readonly open: readonly OpenNote[]
}
export type OpenNote = { readonly topic: string | undefined; readonly words: string }

/** The sheet of a clinician in sentences; undefined where the text is none. Only what the notes say is said. */
export function toldSheet(text: string, reader: Reader): ToldSheet | undefined {
  const lines = readSheet(text, reader.person)
  if (lines === undefined) return undefined
  const open: OpenNote[] = []
  const paragraphs: string[][] = []
  for (const block of blocksOf(lines)) {
    const topic =
      block.kind === undefined && block.lines[0]?.over !== undefined
        ? 'Symptoms'
        : block.kind && topicOfKind[block.kind]
    const findings = [...findingsJudged(block.kind, lines, reader), ...judgedInLine(block, reader)]
    const isOfFindings = block.kind === 'exam' || block.kind === 'assessment'
    const rest = isOfFindings
      ? block.lines.filter((line) => line.number === undefined && !isJudgedInLine(line))
      : block.lines
    const told = asHeld(
      rest
        .flatMap((line) => withoutAvoidedIn(line, reader))
        .flatMap((line) => tellLine(line, reader.person, reader.isName))
        .filter((one) => !isAnswered(one, block.kind, reader) && !reader.isAvoided(one.words)),
      block.kind,
    )
    if (block.kind !== 'referral')
      open.push(...told.flatMap(({ as, words }) => (as === 'open' ? [{ topic, words }] : [])))
    const sentences = inSentences(told, block, reader)
    const { whole, others } = heldOfAll(sentences, block.kind)
    // What holds of all findings stands behind each of them.
    const judged = findings.map((one) => ['Consistency.', ...one])
    const isOfAll = block.kind === 'assessment'
    if (isOfAll) paragraphs.push(...judged)
    if (others.length > 0) paragraphs.push([...openedBy(topic, block.kind), ...others])
    if (whole.length > 0) paragraphs.push(['Opinion.', ...whole])
    if (!isOfAll) paragraphs.push(...judged)
  }
  return { paragraphs, open }
}

/** `Soc: dishwasher. khat weekends`: what is kept out takes nothing else with it. */
function withoutAvoidedIn(line: NotedLine, { isAvoided }: Reader): NotedLine[] {
  if (!isAvoided(line.words)) return [line]
  const words = line.words
    .split(/(?<=[.;]) /u)
    .filter((one) => !isAvoided(one))
    .join(' ')
  return words === '' ? [] : [{ ...line, words }]
}

/** Each finding of an examination behind which the same line says what it was judged to be, as a paragraph of its own. */
const judgedInLine = ({ lines }: Block, reader: Reader): string[][] =>
  lines
    .filter((line) => isJudgedInLine(line) && !reader.isAvoided(line.words))
    .map((line) => findingAndJudgment(line, reader))

/** `reloc worse than sep`: an opinion that is no sentence is held in the words of the notes, and no gap. */
function asHeld(told: readonly Told[], kind: Kind | undefined): Told[] {
  const open = kind === 'opinion' ? wordsAs(told, 'open') : []
  if (open.length === 0) return [...told]
  return [
    ...told.filter(({ as }) => as !== 'open'),
    { as: 'sentence', words: `My conclusion: ${open.map((one) => one.replace(/\.$/u, '')).join('; ')}.` },
  ]
}

/** Of an assessment what holds of all findings is the opinion. */
function heldOfAll(sentences: readonly string[], kind: Kind | undefined) {
  const isWhole = (words: string) =>
    kind === 'assessment' && words.startsWith('In my opinion the findings taken together are ')
  return { whole: sentences.filter(isWhole), others: sentences.filter((words) => !isWhole(words)) }
}

const openedBy = (topic: string | undefined, kind: Kind | undefined): string[] =>
  kind === 'limits' || kind === 'undone' ? ['Limits.'] : topic === undefined ? [] : [`${topic}.`]

/** What the answer tells of the sessions is told where the letter says how the two met. */
const isAnswered = ({ words }: Told, kind: Kind | undefined, { answer }: Reader): boolean => {
  // Days and lengths in whole sentences are what that place is made of.
  if (/^I (?:saw|interviewed|examined|evaluated|met) /u.test(words)) return false
  if (kind !== 'sessions' && kind !== undefined) return false
  const known = new Set([...stemsOf(answer), ...(answer.match(/\d+/gu) ?? [])])
  const own = [...stemsOf(words), ...(words.match(/\d+/gu) ?? [])].filter((one) => !/^(?:19|20)\d\d$/u.test(one))
  return own.length > 0 && own.filter((one) => known.has(one)).length >= own.length * 0.7
}

type Block = { readonly kind: Kind | undefined; readonly lines: NotedLine[] }

function blocksOf(lines: readonly NotedLine[]): Block[] {
  const blocks: Block[] = []
  for (const line of lines) {
    const last = blocks.at(-1)
    if (last && last.kind === line.kind && last.lines[0]?.over === line.over) last.lines.push(line)
    else blocks.push({ kind: line.kind, lines: [line] })
  }
  return blocks
}

/** What leads into words without a verb, by what they are about. */
const leads: Readonly<Partial<Record<Kind | 'none', (person: Examined) => string>>> = {
  account: ({ he }) => `${capitalized(he)} gave me this account, in the words of my notes:`,
  history: ({ his }) => `Of ${his} history I recorded:`,
  complaints: ({ he }) => `${capitalized(he)} reported these complaints:`,
  symptoms: ({ his }) => `Of ${his} present state I recorded:`,
  state: () => 'On mental status and behavior I recorded:',
  exam: () => 'On examination I recorded:',
  tests: () => 'On testing I recorded:',
  separation: () => 'If they are separated, I note this:',
  relocation: ({ he }) => `If ${he} relocates, I note this:`,
  return: () => 'On a return I recorded:',
  treatment: () => 'Of treatment I recorded:',
  memory: () => 'On memory and delay I recorded:',
  validity: () => 'On validity I recorded:',
  role: () => 'Of the support at home I recorded:',
  sessions: () => 'Of the sessions I recorded:',
  records: () => 'My sources were these:',
  undone: () => 'These were not done:',
  social: ({ his }) => `Of ${his} circumstances I recorded:`,
  studies: () => 'Of the measurements and studies I recorded:',
  risk: () => 'As to risk I recorded:',
  strengths: ({ his }) => `Among ${his} strengths I recorded:`,
  prognosis: () => 'My prognosis:',
  basis: () => 'I base this on:',
  alternatives: () => 'I also considered:',
  limits: () => 'I recorded these limits as well:',
  none: () => 'I also recorded:',
}

/** Neighboring words without a verb are one sentence behind what leads into them; sentences stay in their order. */
function inSentences(told: readonly Told[], { kind, lines: [line] }: Block, reader: Reader): string[] {
  if (kind === 'referral') return wordsAs(told, 'sentence')
  if (kind === 'diagnosis') return diagnosesIn(told, reader)
  if (kind === 'care') return careIn(told, reader)
  const said: string[] = []
  let run: string[] = []
  let runs = 0
  const close = () => {
    if (run.length === 0) return
    const over = line?.over
    const lead =
      over !== undefined && over.split(' ').length < 4
        ? `As to ${over} I recorded:`
        : (leads[kind ?? 'none']?.(reader.person) ?? 'I recorded:')
    said.push(`${runs === 0 ? lead : 'I recorded further:'} ${run.join('; ')}.`)
    runs += 1
    run = []
  }
  for (const { as, words } of told) {
    if (as === 'fragment')
      run.push(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(words) ? words : continued(words, isNamed(reader)))
    else if (as === 'sentence') {
      close()
      said.push(words)
    }
  }
  close()
  return said
}

/** `None now`, inside of a row */
const isNamed =
  ({ isName }: Reader) =>
  (word: string): boolean =>
    alwaysCapital.test(word) || (isName(word) && !/^(?:None|No|Not|Never|One|Both|All|Some|Any)$/u.test(word))

const alwaysCapital =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Medicaid|Medicare|Tinel|Romberg|Babinski|\p{Lu}\p{Ll}+(?:ish|inya|abic|ench))$/u

const wordsAs = (told: readonly Told[], wanted: Told['as']): string[] =>
  told.flatMap(({ as, words }) => (as === wanted ? [words] : []))

function diagnosesIn(told: readonly Told[], { person, isName }: Reader): string[] {
  const named = wordsAs(told, 'fragment')
  if (named.length === 0) return wordsAs(told, 'sentence')
  // `EF 28 percent in September 2026` is a finding, and no illness.
  const hasFindings = named.some((one) =>
    /\d/u.test(one.replaceAll(/\(?[FZ]\d{2}(?:\.\d{1,3})?\)?|\d{3}\.\d{1,2}/gu, '')),
  )
  const said = hasFindings
    ? `My diagnosis and findings are these: ${named.map((one) => continued(one, isName)).join('; ')}.`
    : (saidByLabel(`Dx: ${named.join('; ')}`, person) ??
      `My ${named.length > 1 ? 'diagnoses are' : 'diagnosis is'} ${named.map((one) => continued(one, isName)).join('; and ')}.`)
  return [said, ...wordsAs(told, 'sentence')]
}

/** `safety plan done September 24`: what is done already is no recommendation. */
const isDone = (words: string): boolean =>
  /\b(?:done|made|signed|completed|given|started|in place)(?: (?:on )?\p{Lu}\p{Ll}+ \d{1,2}(?:, \d{4})?)?$/u.test(words)

function careIn(told: readonly Told[], { isName }: Reader): string[] {
  const parts = wordsAs(told, 'fragment')
    .flatMap((words) => words.split(/, (?![^(]*\))/u))
    .map((one) => continued(one.trim().replace(/^and /u, ''), isName))
  const wanted = parts.filter((one) => !isDone(one))
  const done = parts.filter(isDone)
  return [
    ...(wanted.length === 0
      ? []
      : [
          `I recommend ${wanted.length > 2 || wanted.some((one) => / and |^(?:continue|keep|start|begin|stop|refer|follow|prepare|increase)\b/u.test(one)) ? `the following: ${wanted.join('; ')}` : listInWords(wanted)}.`,
        ]),
    ...(done.length === 0 ? [] : [`I have recorded: ${done.join('; ')}.`]),
    ...wordsAs(told, 'sentence'),
  ]
}
