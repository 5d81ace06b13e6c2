import type { CaseMap } from '#domain/case-map/case-map.ts'
import { partsOf } from '#domain/case-map/extraction/document-parts.ts'
import {
  extractionRules,
  extractionSchema,
  extractionVersion,
  writeExtractionCase,
  writeExtractionTask,
} from '#domain/case-map/extraction/extraction-request.ts'
import { flatten } from '#domain/case-map/extraction/find-quotation.ts'
import { type ModelStatement, readReply } from '#domain/case-map/extraction/read-reply.ts'
import type { MapInput } from '#domain/case-map/map-input.ts'
import { castOf } from '#domain/case-map/making/cast.ts'
import type { MapDecisions } from '#domain/case-map/making/decisions.ts'
import { hashOf } from '#domain/case-map/making/made-fact.ts'
import { makeCaseMap } from '#domain/case-map/making/make-case-map.ts'
import { planRules, planSchema, planVersion, writePlanRequest } from '#domain/case-map/planning/plan-request.ts'
import { readPlan } from '#domain/case-map/planning/read-plan.ts'
import type { Attorney } from '#domain/clients/attorney.ts'
import type { Json } from '#domain/drafting/tool.ts'
import { buildShield } from '#domain/privacy-shield/build.ts'
import { findLeaks } from '#domain/privacy-shield/leaks.ts'
import { describeStandIns } from '#domain/privacy-shield/report.ts'
import { listStandIns, restoreListed } from '#domain/privacy-shield/restore.ts'
import { type Shield, shieldText } from '#domain/privacy-shield/shield.ts'
import type { Range } from '#domain/section-content/read.ts'

export type StandIns = readonly { readonly standIn: string; readonly words: string }[]

/** What a model answered, with the stand-ins of its request; for a plan the facts behind the numbers. */
export type GivenReply = {
  readonly step: 'read' | 'plan'
  readonly fingerprint: string
  readonly reply: string
  readonly standIns: StandIns
  readonly facts?: readonly string[]
}

/** How far a document was read by a model: its parts, and what became of the quotations. */
export type DocumentRead = {
  readonly document: string
  readonly parts: number
  readonly answered: number
  readonly kept: number
  readonly dropped: number
}

/** A request ready to leave: shielded, searched once more, with what its answer is known by. */
export type PreparedRequest = {
  readonly step: 'read' | 'plan'
  readonly document?: string
  readonly part: number
  readonly fingerprint: string
  readonly system: string
  readonly prompt: string
  readonly schema: Json
  readonly standIns: StandIns
  readonly isLeaking: boolean
  readonly facts?: readonly string[]
}

/** Makes a map from its sources and from what a model answered so far. */
export function makeMap(input: MapInput, decisions: MapDecisions, replies: readonly GivenReply[]) {
  const { readings, read } = readReplies(input, replies)
  const plan = replies.findLast(({ step }) => step === 'plan')
  const planOf = (map: CaseMap) =>
    plan && readPlan(plan.reply, map, plan.facts ?? [], (text) => restoreListed(plan.standIns, text))
  return { map: makeCaseMap({ ...input, readings }, decisions, planOf), read }
}

function readReplies(input: MapInput, replies: readonly GivenReply[]) {
  const readings: Record<string, readonly ModelStatement[]> = {}
  const read: DocumentRead[] = []
  const elements = new Set(input.rules.elements.map(({ id }) => id))
  const byFingerprint = new Map(replies.map((reply) => [reply.fingerprint, reply]))
  for (const document of input.documents) {
    const parts = partsOf(document)
    const answered = parts.flatMap((part) => {
      const reply = byFingerprint.get(fingerprintOf(input, document.text, part))
      return reply ? [{ part, reply }] : []
    })
    const flat = answered.length > 0 ? flatten(document.text) : undefined
    const found = answered.map(({ part, reply }) =>
      readReply(reply.reply, { flat: flat ?? flatten(''), part, elements }, (text) =>
        restoreListed(reply.standIns, text),
      ),
    )
    const statements = withoutTwice(found.flatMap((one) => one.statements))
    if (statements.length > 0) readings[document.id] = statements
    read.push({
      document: document.id,
      parts: parts.length,
      answered: answered.length,
      kept: statements.length,
      dropped: found.reduce((sum, { dropped }) => sum + dropped, 0),
    })
  }
  return { readings, read }
}

/** Parts overlap: what stands in both is read once. */
function withoutTwice(statements: readonly ModelStatement[]): ModelStatement[] {
  const places = new Set<string>()
  return statements.filter(({ start, end }) => {
    const place = `${start} ${end}`
    const isNew = !places.has(place)
    places.add(place)
    return isNew
  })
}

/** The same words for the same elements are not asked again, wherever they stand. */
function fingerprintOf({ tool, rules }: MapInput, text: string, { start, end }: Range): string {
  const elements = rules.elements.map(({ id }) => id).join(' ')
  return `r${extractionVersion}${hashOf(`${tool} ${elements}`)}${hashOf(text.slice(start, end))}`
}

export type Shielding = { readonly attorney: Attorney }

/** The requests for the parts of documents that no model has read yet, in the order of the documents. */
export function prepareReading(
  input: MapInput,
  decisions: MapDecisions,
  { attorney }: Shielding,
  answered: readonly string[],
): PreparedRequest[] {
  const known = new Set(answered)
  const open = input.documents.flatMap((document) =>
    partsOf(document).flatMap((part, index) => {
      const fingerprint = fingerprintOf(input, document.text, part)
      const isNew = !known.has(fingerprint)
      known.add(fingerprint)
      return isNew ? [{ document, part, index, fingerprint }] : []
    }),
  )
  if (open.length === 0) return []
  const { persons } = castOf(input, decisions.persons)
  const shield = shieldFor(input, attorney, persons)
  const first = shieldText(shield, writeExtractionCase(persons, input.rules))
  return open.map(({ document, part, index, fingerprint }) => ({
    step: 'read',
    document: document.id,
    part: index,
    fingerprint,
    system: extractionRules,
    schema: extractionSchema,
    ...shielded(shield, first, shieldText(shield, writeExtractionTask(document, part))),
  }))
}

/** The request that plans a draft of this map; its fingerprint changes when facts, elements or sections do. */
export function preparePlan(
  input: MapInput,
  map: CaseMap,
  { attorney, titles }: Shielding & { readonly titles: Readonly<Record<string, string>> },
): PreparedRequest {
  const { task, facts } = writePlanRequest(map, titles)
  const shield = shieldFor(input, attorney, map.persons)
  return {
    step: 'plan',
    part: 0,
    fingerprint: `p${planVersion}${hashOf(task)}${hashOf(facts.join(' '))}`,
    system: planRules,
    schema: planSchema,
    facts,
    ...shielded(shield, '', shieldText(shield, task)),
  }
}

/** `Dr. Ada Example`, `Maria de la Cruz`; `the police` names nobody. */
const personName =
  /^(?:(?:Dr|Prof|Mr|Ms|Mrs)\.? )*\p{Lu}[\p{L}\p{M}'’.-]*(?: (?:\p{Lu}[\p{L}\p{M}'’.-]*|\p{Ll}{1,4})){1,5}$/u

function shieldFor({ client, answers, documents }: MapInput, attorney: Attorney, persons: CaseMap['persons']): Shield {
  const people = persons
    .map(({ full, role, roleWord }) => ({ role: roleWord ?? role, name: full.replace(/,.*$/, '') }))
    .filter(({ name }) => personName.test(name))
  const texts = documents.flatMap(({ title, text }) => [title, text])
  const said = Object.values(answers).filter((answer) => typeof answer === 'string')
  return buildShield({
    client,
    attorney,
    answers,
    people,
    texts,
    stories: [...documents.map(({ text }) => text), ...said],
  })
}

/** The prompt with a legend of the stand-ins that occur, and whether an identifier is left in it. */
function shielded(shield: Shield, first: string, own: string) {
  const body = [first, own].filter((text) => text !== '').join('\n\n')
  const lines = describeStandIns(shield, body)
  const legend = `<stand_ins>\nNames and numbers are replaced by stand-ins. Write them exactly as they stand, in quotations too.\n${lines.join('\n')}\n</stand_ins>`
  const prompt = lines.length === 0 ? body : `${legend}\n\n${body}`
  return {
    prompt,
    standIns: listStandIns(shield, prompt),
    isLeaking: findLeaks(shield, JSON.stringify([prompt])).length > 0,
  }
}
