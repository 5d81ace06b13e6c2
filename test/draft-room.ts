import type { Draft } from '#contract/drafting.ts'
import type { Together } from '#contract/together.ts'
import { createFirm, memberOf, type TestFirm } from './firm.ts'
import type { Caller } from './test-app.ts'

/** A firm in which the attorney and the paralegal have the client in full and the reviewer for review, with its draft. */
export async function createRoom() {
  const firm = await createFirm({ seesAll: false })
  await firm.set('attorney', { level: 'full' })
  await firm.set('paralegal', { level: 'full' })
  await firm.set('reviewer', { level: 'review' })
  const draft = `/clients/${firm.clientId}/drafts/${firm.ids['draftId']}`
  const attorney = memberOf(firm, 'attorney')
  const { sections } = (await attorney.call<Draft>('GET', draft)).body
  const [first] = sections.filter(({ version }) => version > 0)
  return {
    firm,
    draft,
    draftId: firm.ids['draftId'] ?? '',
    attorney,
    paralegal: memberOf(firm, 'paralegal'),
    reviewer: memberOf(firm, 'reviewer'),
    sectionId: first?.id ?? '',
    sections: sections.filter(({ version }) => version > 0).map(({ id }) => id),
    hold: `${draft}/sections/${first?.id}/hold`,
    /** Lets time pass. */
    wait: (ms: number) => void (firm.clock.now += ms),
    together: async (caller: Caller) => (await caller.call<Together>('GET', `${draft}/together`)).body,
    save: (caller: Caller, text: string, base?: number) =>
      caller.call<{ version: number; code?: string; message?: string }>(
        'PUT',
        `/ai_tool/draft_from_template_sections/manual/${firm.ids['draftId']}/${first?.id}`,
        { section_content: text, ...(base !== undefined && { base_version: base }) },
      ),
  }
}

/** Everything that the server holds of the words of a section: its versions, and what is typed. */
export async function wordsOnServer({ database }: TestFirm, draftId: string, sectionId: string): Promise<string> {
  const versions = await database
    .selectFrom('section_versions')
    .select('content')
    .where('draft_id', '=', draftId)
    .where('section_id', '=', sectionId)
    .execute()
  const holds = await database
    .selectFrom('section_holds')
    .select('words')
    .where('draft_id', '=', draftId)
    .where('section_id', '=', sectionId)
    .execute()
  return [...versions.map(({ content }) => content), ...holds.map(({ words }) => words ?? '')].join('\n')
}
