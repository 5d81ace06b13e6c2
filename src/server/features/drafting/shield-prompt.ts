import { findLeaks } from '#domain/privacy-shield/leaks.ts'
import { describeStandIns } from '#domain/privacy-shield/report.ts'
import { type Shield, shieldText } from '#domain/privacy-shield/shield.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import { ownTick } from './own-tick.ts'

type Shielded = { readonly prompt: string; readonly leaks: ReturnType<typeof findLeaks> }

type ShieldedCase = Shielded & { readonly told: ReadonlySet<string> }

const caseFiles = new WeakMap<DraftRow, { readonly plain: string; readonly made: Promise<ShieldedCase> }>()

/**
 * The case file first, shielded and searched once, so that it is the same in every request of the draft; then the section.
 * The rules before the prompt are the product's own words; everything about the case stands in the prompt.
 */
export async function shieldPrompt(draft: DraftRow, shield: Shield, caseFile: string, task: string): Promise<Shielded> {
  const known = caseFiles.get(draft)
  const kept = known?.plain === caseFile ? known : { plain: caseFile, made: shieldCaseFile(shield, caseFile) }
  caseFiles.set(draft, kept)
  const first = await kept.made
  await ownTick()
  const section = shieldText(shield, task)
  const more = describeStandIns(shield, section).filter((line) => !first.told.has(line))
  const own = [section, ...(more.length > 0 ? [`More stand-ins:\n${more.join('\n')}`] : [])].join('\n\n')
  await ownTick()
  return { prompt: `${first.prompt}\n\n${own}`, leaks: [...first.leaks, ...leaksOf(shield, own)] }
}

/** Its parts in turns of their own: a long one takes some tens of milliseconds. */
async function shieldCaseFile(shield: Shield, plain: string): Promise<ShieldedCase> {
  await ownTick()
  const shielded = shieldText(shield, plain)
  await ownTick()
  const prompt = withLegend(shield, shielded)
  await ownTick()
  return { prompt, told: new Set(describeStandIns(shield, prompt)), leaks: leaksOf(shield, prompt) }
}

function leaksOf(shield: Shield, text: string) {
  return findLeaks(shield, JSON.stringify([text]))
}

/** Only the stand-ins that occur are explained. */
function withLegend(shield: Shield, caseFile: string): string {
  const lines = describeStandIns(shield, caseFile)
  if (lines.length === 0) return caseFile
  const legend = `<stand_ins>\nNames and numbers are replaced by stand-ins. Write them exactly as they stand; 's and a period may follow.\n${lines.join('\n')}\n</stand_ins>`
  return `${legend}\n\n${caseFile}`
}
