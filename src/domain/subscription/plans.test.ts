import { expect, test } from 'vitest'
import {
  creditsOfTerm,
  itemPriceId,
  planOfItem,
  plans,
  pricePerMonth,
  shownFeatures,
  type BillingPeriod,
} from './plans.ts'

const periods: readonly BillingPeriod[] = ['monthly', 'yearly']

test('a year costs ten months, and the card shows its twelfth, rounded', () => {
  for (const plan of plans) expect(plan.price_monthly_yearly).toBe(10 * plan.price_monthly_monthly)
  expect(plans.map((plan) => pricePerMonth(plan, 'monthly'))).toEqual([95, 179, 270])
  expect(plans.map((plan) => pricePerMonth(plan, 'yearly'))).toEqual([79, 149, 225])
})

test('credits, legal drafts and expert letters of a plan say the same', () => {
  for (const plan of plans) {
    const [credits, legal, expert] = shownFeatures(plan, 'monthly')
    expect(credits).toBe(`${plan.credits} Credits per month*`)
    expect(legal).toBe(`up to ${plan.credits / 100} Legal Drafts`)
    expect(expert).toBe(`up to ${plan.credits / 25} Expert Letters`)
    const upfront = creditsOfTerm(plan, 'yearly').toLocaleString('en-US')
    expect(shownFeatures(plan, 'yearly')[0]).toBe(`${upfront} Credits upfront (12 months)*`)
  }
})

test('exactly one plan is recommended, and the first feature of each is not shown', () => {
  expect(plans.filter(({ highlight }) => highlight).map(({ plan }) => plan)).toEqual(['Accelerate'])
  for (const plan of plans) expect(shownFeatures(plan, 'monthly')).not.toContain(plan.features[0])
})

test('an item of the provider leads back to its plan and period; any other item to none', () => {
  for (const { plan_id: planId } of plans)
    for (const period of periods) expect(planOfItem(itemPriceId(planId, period))).toEqual({ planId, period })
  for (const item of ['', 'monthly', 'a-plan-of-before-monthly', 'small-firm-accelerate-sept-2025-weekly'])
    expect(planOfItem(item)).toBeUndefined()
})

test('a plan carries what its card shows: name, id, description, both prices, features and whether it is recommended', () => {
  for (const plan of plans) {
    expect(plan).toMatchObject({
      plan: expect.stringMatching(/^(Streamline|Accelerate|Growth)$/),
      plan_id: expect.stringMatching(/-sept-2025$/),
      description: expect.stringMatching(/./),
      price_monthly_monthly: expect.any(Number),
      price_monthly_yearly: expect.any(Number),
    })
    expect(plan.highlight === true).toBe(plan.plan === 'Accelerate')
    for (const feature of plan.features)
      expect(typeof feature === 'function' ? feature('monthly') : feature).toEqual(expect.stringMatching(/\w/))
    expect(plan.features.some((feature) => typeof feature === 'function')).toBe(true)
  }
})
