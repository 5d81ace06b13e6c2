import type { Page, Route } from '@playwright/test'
import type { CaseMapReply } from '#contract/case-maps.ts'
import type { api } from '#contract/api.ts'
import type { Draft, DraftSection } from '#contract/drafting.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { PacketReply } from '#contract/packets.ts'

/** What the server tells the page of a picture in place of how things are: nothing, a failure, its draft at an earlier hour, a case of which nothing was read. */
export type StandIn =
  | 'silent'
  | 'failing'
  | 'being written'
  | 'connection lost'
  | 'failed on the way'
  | 'not begun'
  | 'nothing read'
  | 'reading failed'
  | 'being made'

/** Who is logged in and what this installation has stays known. */
const ofThePage = /\/api\/(?!attorneys\/refresh|chargebee\/status|config|firm(?:$|\?))/
const draftCall = /\/api\/clients\/[^/?]+\/drafts\/[^/?]+$/
const mapCall = /\/case-maps\/[^/?]+(?:\/make)?$/
const packetCall = /\/drafts\/[^/?]+\/packet$/
const eventsCall = /\/api\/clients\/[^/?]+\/drafts\/[^/?]+\/events/
const checksCall = /\/api\/clients\/[^/?]+\/drafts\/[^/?]+\/checks/

export async function answerAs(page: Page, standIn: StandIn): Promise<void> {
  if (standIn === 'silent') return page.route(ofThePage, silence).then(nothing)
  if (standIn === 'failing')
    return page.route(ofThePage, (route) => route.fulfill({ status: 500, body: '{}' })).then(nothing)
  if (standIn === 'nothing read' || standIn === 'reading failed')
    return page.route(mapCall, (route) => readNothing(route, standIn)).then(nothing)
  if (standIn === 'being made') return page.route(packetCall, halfMade).then(nothing)
  let known: readonly string[] = []
  await page.route(draftCall, async (route) => {
    const response = await route.fetch()
    const draft = cut((await response.json()) as Draft, standIn)
    known = draft.sections.filter(({ version }) => version > 0).map(({ id }) => id)
    await route.fulfill({ response, json: draft })
  })
  if (standIn === 'connection lost') await page.route(eventsCall, (route) => route.abort())
  else await page.addInitScript(keepEventsOpen, eventsCall.source)
  await page.route(checksCall, async (route) => {
    const response = await route.fetch()
    const { flags, ...rest } = (await response.json()) as ReplyOf<typeof api.listFlags>
    const shown = flags.filter(({ place }) => place !== undefined && known.includes(place.sectionId))
    await route.fulfill({ response, json: { ...rest, flags: shown } })
  })
}

/** The map of a case without a fact, or none because a document could not be read. */
async function readNothing(route: Route, standIn: StandIn): Promise<void> {
  const response = await route.fetch()
  const reply = (await response.json()) as CaseMapReply
  const failed: CaseMapReply = { ...reply, status: 'failed', reason: 'The documents took too long to read.', map: null }
  const empty = { ...reply, map: reply.map && { ...reply.map, facts: [] } }
  await route.fulfill({ response, json: standIn === 'reading failed' ? failed : empty })
}

/** The packet while its pages are stamped. */
async function halfMade(route: Route): Promise<void> {
  const response = await route.fetch()
  const reply = (await response.json()) as PacketReply
  const progress = { stage: 'files', done: 52, total: 157, what: 'Contents, tabs and stamps' } as const
  await route.fulfill({ response, json: { ...reply, status: 'making', progress } satisfies PacketReply })
}

/** No answer: the page stays as it is while it waits. */
async function silence(): Promise<void> {}

function nothing(): void {}

/** In the page: the stream of events is answered at once, and brings nothing. */
function keepEventsOpen(events: string): void {
  const { fetch } = window
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    if (!new RegExp(events).test(address)) return fetch(input, init)
    return new Response(new ReadableStream(), { headers: { 'Content-Type': 'text/event-stream' } })
  }
}

/** So many sections stand while one more is being written. */
const finished = 9
const threeMinutes = 180_000

/** The draft as it was before it was finished. */
function cut(draft: Draft, standIn: StandIn): Draft {
  const created_at = new Date(Date.now() - threeMinutes).toISOString()
  const early = { ...draft, created_at, finished_at: null }
  if (standIn === 'not begun') return { ...early, status: 'queued', sections: draft.sections.map(unwritten) }
  const isFailed = standIn === 'failed on the way'
  const sections = draft.sections.map((section, at): DraftSection => {
    if (at < finished) return section
    if (at > finished) return unwritten(section)
    if (isFailed) return { ...unwritten(section), state: 'failed' }
    return { ...unwritten(section), state: 'generating', section_content: beginning(section.section_content) }
  })
  if (!isFailed) return { ...early, status: 'drafting', sections }
  return { ...early, status: 'failed', reason: 'The language model did not answer in time.', sections }
}

function unwritten(section: DraftSection): DraftSection {
  return { ...section, state: 'waiting', version: 0, origin: null, proposal: null, section_content: '' }
}

/** Up to the middle of its text, not within a tag. */
function beginning(html: string): string {
  const end = html.indexOf('</p>', html.length / 2)
  return end === -1 ? html : `${html.slice(0, end).replace(/[^.]*$/, '')}</p>`
}
