import { expect, test } from 'vitest'
import { checkDocx } from '#server/word/check-docx.ts'
import { decodePart, encodePart } from '#server/word/package/part-text.ts'
import { unzipPackage, zipPackage } from '#server/word/package/zip-package.ts'
import { p, r, rawDocx } from '#server/word/testing/raw-docx.ts'
import { settleTemplate } from '#test/settle-template.ts'
import { buildClient } from '#test/records.ts'
import { createTestApp } from '#test/test-app.ts'

const old = [
  'Quintanilla',
  'Marisol',
  '000-000-635',
  'Honduras',
  'Penn',
  'Houston',
  'asthma',
  'daughters',
  'Aguirre',
  'March 3, 2025',
]

function lastClientsMotion(): Uint8Array {
  const body = [
    p('IMMIGRATION COURT'),
    p('HOUSTON, TEXAS'),
    p('In the Matter of: Marisol Quintanilla Rivas'),
    p('File No.: A 000-000-635'),
    p('INTRODUCTION', '', '<w:b/>'),
    `<w:p><w:commentRangeStart w:id="4"/>${r('Respondent Marisol Quin')}${r('tanilla Rivas, a native and citizen of Honduras, asks that the individual hearing set for March 3, 2025 at 8:30 a.m. before Judge Harold Penn be continued.')}<w:commentRangeEnd w:id="4"/><w:r><w:commentReference w:id="4"/></w:r></w:p>`,
    p(
      'She cares alone for her two daughters, ages 6 and 9, and the younger has asthma. A motion to continue is granted for good cause.',
    ),
    `<w:p>${r('The motion is in proper form.')}<w:del w:id="9" w:author="x"><w:r><w:delText>Ask Marisol first.</w:delText></w:r></w:del></w:p>`,
    p('Respectfully submitted,'),
    p('/s/ Tomas Aguirre'),
  ].join('')
  const bytes = rawDocx(body, {
    header: p('Ms. Quintanilla’s motion'),
    comments: `<w:comment w:id="4" w:author="Paralegal">${p('Ask Marisol for the discharge papers.')}</w:comment>`,
    sectPr: '<w:sectPr><w:headerReference w:type="default" r:id="rId1"/><w:pgSz w:w="12240" w:h="15840"/></w:sectPr>',
  })
  const parts = unzipPackage(bytes)
  const core = 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties'
  const text = (name: string) => decodePart(parts[name] ?? new Uint8Array())
  return zipPackage({
    ...parts,
    'docProps/core.xml': encodePart(
      `<cp:coreProperties xmlns:cp="${core}" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Quintanilla motion</dc:title><dc:creator>Tomas Aguirre</dc:creator><cp:keywords>Honduras, asthma</cp:keywords></cp:coreProperties>`,
    ),
    '_rels/.rels': encodePart(
      text('_rels/.rels').replace(
        '</Relationships>',
        '<Relationship Id="rId9" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>',
      ),
    ),
    '[Content_Types].xml': encodePart(
      text('[Content_Types].xml').replace(
        '</Types>',
        '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>',
      ),
    ),
  })
}

const present = [
  'Emmanuel Ngwa Tabot',
  'A 000-000-418',
  'Cameroon',
  'Judge Celeste Moreau',
  'Mr. Tabot’s motion',
  'A motion to continue is granted for good cause.',
]

test('a firm’s last motion waits until its client is settled, and no part of any file of the draft names that client', async () => {
  const { ana, app, draftPath } = await draftedMotion()
  const downloads = ['', '?form=tracked', '?form=tracked&from=1', '?form=sources']
  for (const query of downloads) {
    const headers = { authorization: `Bearer ${ana.token}` }
    const reply = await app.request(`/api${draftPath}/download${query}`, { headers })
    expect(reply.status).toBe(200)
    const bytes = new Uint8Array(await reply.arrayBuffer())
    expect(checkDocx(bytes)).toEqual([])
    const parts = partsOf(bytes)
    expect(leftOf(parts), query).toEqual([])
    const whole = parts.map(([, text]) => text).join('\n')
    for (const words of present) expect(whole, query).toContain(words)
  }
})

test('a version from which the attorney struck the last client does not name that client as deleted', async () => {
  const { ana, app, draftPath } = await draftedMotion()
  const { body } = await ana.call<{ sections: { id: string; title: string; section_content: string }[] }>(
    'GET',
    draftPath,
  )
  const section = body.sections.find(({ section_content }) => section_content.includes('good cause'))
  if (!section) throw new Error('no section')
  const path = `/ai_tool/draft_from_template_sections/manual/${draftPath.split('/').at(-1)}/${section.id}`
  const save = async (section_content: string) =>
    expect((await ana.call('PUT', path, { section_content })).status).toBe(200)
  await save('<p>Marisol Quintanilla is a native of Honduras; her file is 000-000-635.</p>')
  await save('<p>The respondent is a native of Cameroon.</p>')
  const headers = { authorization: `Bearer ${ana.token}` }
  const reply = await app.request(`/api${draftPath}/download?form=tracked&from=2`, { headers })
  const parts = partsOf(new Uint8Array(await reply.arrayBuffer()))
  expect(parts.map(([, text]) => text).join('\n')).toContain('earlier case')
  expect(leftOf(parts)).toEqual([])
})

/** Each part as its words, and as it is written, so that attributes count too. */
function partsOf(bytes: Uint8Array): [string, string][] {
  return Object.entries(unzipPackage(bytes)).flatMap(([name, part]): [string, string][] => {
    const xml = decodePart(part)
    return [
      [name, xml.replaceAll(/<[^>]+>/g, '')],
      [`${name} (source)`, xml],
    ]
  })
}

function leftOf(parts: readonly (readonly [string, string])[]): string[] {
  return parts.flatMap(([name, text]) =>
    old.filter((words) => text.toLowerCase().includes(words.toLowerCase())).map((words) => `${name}: ${words}`),
  )
}

/** The motion of the last client, settled and drafted for another. */
async function draftedMotion() {
  const { signUp, app } = await createTestApp()
  const ana = await signUp()
  const file = { name: 'motion.docx', bytes: lastClientsMotion() }
  const { body: brief } = await ana.upload<{ id: string }>('/briefs', { title: 'Motion' }, file)
  const client_id = await buildClient(ana, {
    first_name: 'Emmanuel',
    middle_name: 'Ngwa',
    last_name: 'Tabot',
    client: { a_number: 'A 000-000-418', country_of_citizenship: 'Cameroon', gender: 'male' },
  })
  const request = {
    client_id,
    template: brief.id,
    multipurpose_document_title: 'Motion to continue',
    template_answers: 'Judge: Celeste Moreau',
  }
  const path = '/ai_tool/draft_from_template_sections'
  const refused = await ana.call<{ details?: { checks: { code: string }[] } }>('POST', path, request)
  expect(refused.status).toBe(422)
  expect(refused.body.details?.checks.map(({ code }) => code)).toContain('T18')

  await settleTemplate(ana, brief.id)
  const started = await ana.call<{ draft_id: string }>('POST', path, request)
  expect(started.status, JSON.stringify(started.body)).toBe(202)
  const draftPath = `/clients/${client_id}/drafts/${started.body.draft_id}`
  await expect
    .poll(async () => (await ana.call<{ status: string }>('GET', draftPath)).body.status, { timeout: 60_000 })
    .toBe('ready')
  return { ana, app, draftPath }
}
