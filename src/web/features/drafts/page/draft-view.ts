import type { api } from '#contract/api.ts'
import type { Draft } from '#contract/drafting.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { SectionVersion as ServerVersion } from '#contract/revising.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import { textActions } from './apply-flag.ts'
import { type DraftFlag, flagOfCheck } from './draft-flag.ts'
import { numbered, sectionOf } from './draft-section.ts'
import { gapFlags } from './gap-flags.ts'
import { withCitationsWrittenOut } from './written-out.ts'
import type { DraftFlagReply, FlagDecisionReply } from '#contract/draft-findings.ts'

type Checks = ReplyOf<typeof api.listFlags>

/** A draft as its page shows it: nothing but what the server's replies say. */
export type DraftView = ReturnType<typeof viewOf>
export type SectionVersion = ReturnType<typeof versionsOf>[number]
/** What the attorney decided about a finding, as the page says it. */
export type Decision = ReturnType<typeof decisionOf>[number]
/** What a rule of the tool finds in the whole draft. */
export type RuleFinding = Checks['review'][number]

/** The server's draft and its checks as the page shows them. `self` is the address of the attorney at the desk. */
export function viewOf(draft: Draft, isLost: boolean, checks: Checks | undefined, self: string | null) {
  const decided = new Set(checks?.decisions.map(({ finding }) => finding))
  const known = draft.status === 'ready' ? checks : undefined
  return {
    id: draft.id,
    title: draft.title,
    client: { id: draft.client_id, name: draft.client_name },
    /** The list that it stands in, and its client. */
    crumbs: [
      draft.type === 'draft_from_template_sections' ? revisionWorkflow : myDrafts,
      { label: draft.client_name, to: `/drafty/clients/${draft.client_id}` },
    ],
    /** Its file keeps type and margins of a template. */
    isFromTemplate: draft.type === 'draft_from_template_sections',
    /** Its file begins paragraphs half an inch in, as briefs for a court do; letters and other papers do not. */
    hasIndents: draft.type === 'draft_generator' && draft.sections[0]?.setting === 'caption',
    state: draft.status,
    startedAt: Date.parse(draft.created_at),
    /** Why it failed, in a sentence. */
    reason: draft.reason,
    sections: draft.sections.map((section) =>
      numbered(sectionOf(section), checks?.numbers[section.id], checks?.parts[section.id]),
    ),
    flags: withCitationsWrittenOut(flagsIn(draft, checks, decided)),
    /** The marks are those of the checks; before that, of the placeholders alone. */
    isChecked: known !== undefined,
    /** When the list of authorities was last checked: `Nov 3, 2026`. */
    authoritiesCheckedOn: checks && formatLongDate(checks.checked_on),
    /** The law that it was made under and is checked by. */
    law: draft.law,
    pages: known?.pages,
    /** The comparison of its statements with the file by a model. */
    comparison: known?.comparison,
    rules: known?.review.filter(({ finding }) => !decided.has(finding)) ?? [],
    /** Newest first. */
    decisions: known?.decisions.flatMap((one) => decisionOf(one, self)) ?? [],
    /** Where its exhibits become the files that are filed, and the rules of the forum are looked at. */
    packetAt: `/drafty/my-drafts/${draft.id}/packet?client=${draft.client_id}`,
    isSignedOff: draft.is_signed_off === true,
    /** Where somebody takes responsibility for it. */
    signOffAt: `/drafty/my-drafts/${draft.id}/sign-off?client=${draft.client_id}`,
    /** Where what was sent to a model can be read. */
    sentAt: draft.writer === 'software' ? undefined : `/drafty/my-drafts/${draft.id}/sent?client=${draft.client_id}`,
    writtenBy: writerOf(draft),
    /** A model revises what it is asked to; without one a request is marked in the text. */
    hasModel: !byProduct.includes(draft.writer),
    isShieldOff: !draft.is_shielded && draft.writer !== 'offline',
    /** The page does not hear from the server; the draft may go on there. */
    isConnectionLost: isLost,
  }
}

/** Written without a model: by the tool's rules alone, or from its templates where no model is set up. */
const byProduct: readonly string[] = ['software', 'offline']

/** A draft always names its writer. */
function writerOf({ writer, model }: Draft): string {
  if (writer === 'software') return 'Written by rule, without a model'
  if (writer === 'offline') return 'Written by the offline writer, without a model'
  return `Written by ${model ?? writer}`
}

const myDrafts = { label: 'My Drafts', to: '/drafty/my-drafts' }
const revisionWorkflow = { label: 'Revision workflow', to: '/drafty/revision-workflow' }

/** The versions of a section as its history tells them, newest first. */
export function versionsOf(versions: readonly ServerVersion[], self: string | null) {
  return versions.map(({ version, origin, section_content, created_at, model, prompt, ...one }) => ({
    version,
    origin,
    /** Said as it is: `you`, `gpt-4.1`, a name. */
    by: model ?? authorOf(one, self) ?? 'Drafty',
    /** Who had a model write it. */
    askedBy: model === null ? undefined : authorOf(one, self),
    /** Who took it as a proposal, or put it aside. */
    decidedBy: one.decided?.by,
    at: momentText(new Date(created_at)),
    prompt,
    html: section_content,
  }))
}

function authorOf({ author, author_name }: Pick<ServerVersion, 'author' | 'author_name'>, self: string | null) {
  return author !== null && author === self ? 'you' : (author_name ?? undefined)
}

/** The marks of the server; what the tool's rules find in the whole draft has cards of its own. */
function flagsOf({ flags }: Checks, decided: ReadonlySet<string>): DraftFlag[] {
  return flags
    .filter(({ rule, place }) => rule === undefined || place !== undefined)
    .map((flag) => (decided.has(flag.finding) ? madeOnce(settled, flag, asDecided) : madeOnce(shown, flag, flagOf)))
}

/** The marks of the checks; before they are known those of the placeholders alone. */
function flagsIn(draft: Draft, checks: Checks | undefined, decided: ReadonlySet<string>): DraftFlag[] {
  if (draft.status === 'ready') return checks ? flagsOf(checks, decided) : draft.sections.flatMap(gapFlags)
  return hasChecksSoFar(draft) && checks ? flagsSoFar(checks, decided) : []
}

/** Some of it is written, and the rest is not: it is on its way, or it failed there. */
export function hasChecksSoFar({ status, sections }: Pick<Draft, 'status' | 'sections'>): boolean {
  return (status === 'drafting' || status === 'failed') && sections.some(({ version }) => version > 0)
}

/** While sections are still to come no rule speaks about the whole, and nothing is changed in the text. */
function flagsSoFar(checks: Checks, decided: ReadonlySet<string>): DraftFlag[] {
  const flags = checks.flags.filter(({ rule, place }) => rule === undefined && place !== undefined)
  return flagsOf({ ...checks, flags }, decided).map((flag) => ({
    ...flag,
    actions: flag.actions.filter(({ id }) => id === 'verify' || id === 'keep'),
  }))
}

const anywhere: readonly string[] = ['write', 'verify', 'keep', 'source']

const shown = new WeakMap<DraftFlagReply, DraftFlag>()
const settled = new WeakMap<DraftFlagReply, DraftFlag>()

/** The same mark of the server is always the same object here: what shows it is drawn again only when it changed. */
function madeOnce(made: WeakMap<DraftFlagReply, DraftFlag>, check: DraftFlagReply, make: typeof flagOf): DraftFlag {
  const flag = made.get(check) ?? make(check)
  made.set(check, flag)
  return flag
}

/** A mark of the server as a card, with the buttons that can do something here. */
function flagOf(check: DraftFlagReply): DraftFlag {
  const flag = flagOfCheck(check)
  const isInText = check.place !== undefined && check.place.footnote === undefined
  const canDo = (id: string) => anywhere.includes(id) || (isInText && textActions.includes(id))
  return { ...flag, actions: flag.actions.filter(({ id }) => canDo(id)) }
}

/** What was decided speaks no more; its words keep a thin line. */
function asDecided(check: DraftFlagReply): DraftFlag {
  const { wantsReason: _settled, wantsTick: _ticked, ...flag } = flagOfCheck(check)
  return { ...flag, kind: 'Decided', severity: 'grey', actions: [] }
}

function decisionOf(
  { finding, kind, section_id, words, message, reason, source, ...one }: FlagDecisionReply,
  self: string | null,
) {
  if (kind === 'withdrawn') return []
  const by = one.by === self ? 'you' : one.by_name
  // The words that were decided on, or what was found where there are none; the section, or null for the whole draft.
  return [
    {
      finding,
      kind,
      about: words ?? message,
      by,
      at: momentText(new Date(one.at)),
      sectionId: section_id,
      reason,
      source,
    },
  ]
}

/** `November 18, 4:12 PM`; `today 9:58 AM`. */
export function momentText(at: Date): string {
  const time = at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
  if (at.toDateString() === new Date().toDateString()) return `today ${time}`
  return `${at.toLocaleDateString('en-US', { month: 'long', day: 'numeric' })}, ${time}`
}
