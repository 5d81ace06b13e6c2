import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { renderPage } from '#test/render-page.tsx'
import { answer } from '#web/dev/in-page-server.ts'
import { sampleBilling } from '#web/dev/sample-billing.ts'
import { naomi } from '#web/dev/sample-server.ts'
import { useSession } from './session.ts'

function Flags() {
  const { state, isDependent, subscription } = useSession()
  return <p>{[state, isDependent ? 'dependent' : 'owner', subscription?.subscription_status].join(' ')}</p>
}

const status = {
  subscription_status: 'cancelled',
  can_generate: false,
  drafts_current_count: 0,
  drafts_current_count_for_family: 0,
  drafts_limit: 15,
  term_start_date: null,
  term_end_date: null,
  plan_id: null,
  billing_period: null,
  billing: sampleBilling({ status: 'cancelled' }),
}

test.each([
  [false, 'logged-in owner cancelled'],
  [true, 'logged-in dependent cancelled'],
])(
  'the page keeps whether somebody is logged in, as a dependent (%s), and what the status check said',
  async (is_dependent, kept) => {
    renderPage(<Flags />, { calls: [answer(api.getStatus, () => status)], who: { ...naomi, is_dependent } })
    expect(await screen.findByText(kept)).toBeDefined()
  },
)
