import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { useConfig } from '#web/data/config.ts'
import { answer } from '#web/dev/in-page-server.ts'
import { sampleCalls } from '#web/dev/sample-server.ts'
import { renderPage } from '#test/render-page.tsx'
import { AfterLogin } from './after-login.tsx'

const configured = sampleCalls.find(({ endpoint }) => endpoint === api.getConfig)

function Desk() {
  const config = useConfig()
  return (
    <>
      {config && <p>Configured</p>}
      <AfterLogin />
    </>
  )
}

async function arrive(chat: string | null): Promise<{ asked: number }> {
  const counted = { asked: 0 }
  const asked = { params: {}, body: undefined, query: undefined, signal: undefined }
  renderPage(<Desk />, {
    calls: [
      answer(api.getConfig, async () => ({ ...((await configured?.answer(asked)) as object), chat }) as never),
      answer(api.chatIdentity, () => {
        counted.asked += 1
        return null
      }),
    ],
  })
  await screen.findByText('Configured')
  return counted
}

test('nobody is asked who chats where the installation has no chat', async () => {
  const counted = await arrive(null)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(counted.asked).toBe(0)
})

test('where there is a chat it learns after login who is writing', async () => {
  const counted = await arrive('crisp')
  await waitFor(() => expect(counted.asked).toBe(1))
})
