import type { Draft } from '#contract/drafting.ts'
import type { SignOffReply } from '#contract/sign-offs.ts'
import type { Call } from '#test/worked-cases.ts'

/** A draft of which every placeholder is filled and every section accepted, signed off: what stands there afterwards. */
export async function seedSignOff(call: Call, path: string): Promise<void> {
  const { draft_id, sections } = await call<Draft>('GET', path)
  for (const { id, section_content, version } of sections) {
    const filled = section_content.replaceAll(/<mark[^<>]*>[^<]*<\/mark>/g, 'as the record shows')
    const manual = `/ai_tool/draft_from_template_sections/manual/${draft_id}/${id}`
    if (filled !== section_content) await call('PUT', manual, { section_content: filled, base_version: version })
    await call('POST', `${path}/sections/${id}/accept`, { override: 'Read against the file.' })
  }
  const { file, obstacles } = await call<SignOffReply>('GET', `${path}/sign-off`)
  if (!file)
    throw new Error(
      `The draft of the pictures cannot be signed off: ${obstacles.map(({ sentence }) => sentence).join(' ')}`,
    )
  await call('POST', `${path}/sign-off`, { read: true, citator: true, sha256: file.sha256 })
}
