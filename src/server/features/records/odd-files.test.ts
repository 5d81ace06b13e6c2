import { expect, test } from 'vitest'
import { mutate, seededRandom } from '#server/reading/testing/mutate.ts'
import { pngHeader, smallOdt, smallPdf, smallRtf } from '#server/reading/testing/small-files.ts'
import { sampleLetter } from '#server/word/testing/sample-documents.ts'
import { writeDocx } from '#server/word/write-docx.ts'
import { isLong } from '#test/long.ts'
import { buildClient } from '#test/records.ts'
import { createTestApp } from '#test/test-app.ts'

const count = isLong ? 1000 : 40

test(
  `each of ${count} broken or odd uploads is taken or refused by name with a sentence, and no refused file stays`,
  { timeout: 60_000 + count * 2000 },
  async () => {
    const { signUp, services } = await createTestApp({ works: false })
    const ana = await signUp()
    const path = `/clients/${await buildClient(ana)}/documents`
    const whole = [
      await writeDocx(sampleLetter()),
      smallPdf([['She entered.'], []]),
      smallRtf(),
      smallOdt(),
      pngHeader(20, 9),
    ]
    let taken = 0
    for (let seed = 1; seed <= count; seed += 1) {
      const random = seededRandom(seed)
      const pick = () => whole[random(whole.length)] ?? new Uint8Array()
      const name = `odd ${seed}.docx`
      const reply = await ana.upload<{ message?: string; status?: string }>(
        path,
        {},
        {
          name,
          bytes: mutate(pick(), pick(), random),
        },
      )
      expect([201, 422], `seed ${seed}`).toContain(reply.status)
      if (reply.status === 201) taken += 1
      else expect(reply.body.message, `seed ${seed}`).toMatch(new RegExp(`^“${name}”: [A-Z].*\\.$`))
    }
    expect(taken).toBeGreaterThan(0)
    expect(taken).toBeLessThan(count)
    const rows = await services.database.selectFrom('records').select('file_key').execute()
    const kept = rows.flatMap(({ file_key }) => file_key ?? [])
    const stored: string[] = []
    for await (const key of services.files.list()) stored.push(key)
    expect(new Set(stored)).toEqual(new Set(kept))
  },
)
