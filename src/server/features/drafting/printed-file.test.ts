import { expect, test } from 'vitest'
import { firmTemplates } from '#test/firm-templates.ts'
import { canConvert, convertToPages } from '#test/libreoffice.ts'
import { buildClient } from '#test/records.ts'
import { settleTemplate } from '#test/settle-template.ts'
import { createTestApp } from '#test/test-app.ts'

test.runIf(canConvert)(
  'a draft in a firm’s template is shown page by page as its file prints, and to nobody else',
  async () => {
    const { signUp, app } = await createTestApp()
    const [ana, ben] = [await signUp(), await signUp()]
    const template = firmTemplates.find(({ title }) => title === 'Support letter')
    const file = { name: 'letter.docx', bytes: (await template?.bytes()) ?? '' }
    const { id } = (await ana.upload<{ id: string }>('/briefs', { title: 'Support letter' }, file)).body
    await settleTemplate(ana, id, 'own')
    const { sections } = (await ana.call<{ sections: object[] }>('GET', `/briefs/${id}/sections`)).body
    await ana.call('POST', `/briefs/${id}/sections`, { sections })
    const client = { first_name: 'Lucía', middle_name: null, last_name: 'Ferro' }
    const request = {
      client_id: await buildClient(ana, client),
      template: id,
      multipurpose_document_title: 'Letter of support',
      additional_facts: 'She has worked as a bookkeeper since 2019.',
    }
    const started = await ana.call<{ draft_id: string }>('POST', '/ai_tool/draft_from_template_sections', request)
    const path = `/clients/${request.client_id}/drafts/${started.body.draft_id}`
    const stateOf = async () => (await ana.call<{ status: string }>('GET', path)).body.status
    await expect.poll(stateOf, { timeout: 120_000 }).toBe('ready')

    const { pages } = (await ana.call<{ pages: string[] }>('GET', `${path}/printed`)).body
    const ask = async (what: string, as = ana) =>
      app.request(`/api${path}${what}`, { headers: { Authorization: `Bearer ${as.token}` } })
    const printed = await convertToPages(new Uint8Array(await (await ask('/download?comments=no')).arrayBuffer()))
    expect(pages).toHaveLength(printed.length)
    // What stands outside the sections, too: the letterhead of the template.
    expect(pages[0]).toContain('HOLLOWAY & PRATT')
    expect(pages.join(' ')).toContain('Ferro')

    const picture = await ask('/printed/1')
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/png'])
    expect(new Uint8Array(await picture.arrayBuffer()).subarray(1, 4)).toEqual(new TextEncoder().encode('PNG'))
    for (const page of [0, pages.length + 1, 'one', '1.5'])
      expect([page, (await ask(`/printed/${page}`)).status]).toEqual([page, 404])
    expect([(await ask('/printed', ben)).status, (await ask('/printed/1', ben)).status]).toEqual([404, 404])
  },
)
