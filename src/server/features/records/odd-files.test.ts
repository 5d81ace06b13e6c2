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
    const { signUp, services } = await createTestApp()
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
    await expect
      .poll(
        async () =>
          (await ana.call<{ status: string }[]>('GET', path)).body.filter(({ status }) => status === 'processing')
            .length,
        { timeout: 60_000 },
      )
      .toBe(0)
    const kept = (await ana.call<{ s3_path: string | null }[]>('GET', path)).body.flatMap(
      ({ s3_path }) => s3_path ?? [],
    )
    const stored: string[] = []
    for await (const key of services.files.list()) stored.push(key)
    expect(new Set(stored)).toEqual(new Set(kept))
  },
)
