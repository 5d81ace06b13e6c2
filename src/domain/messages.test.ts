import { expect, test } from 'vitest'
import {
  asLimitMessage,
  daysText,
  hintFor,
  messages,
  sectionsNotFetched,
  subscriptionLimitReached,
  unexpectedError,
  withLinks,
} from './messages.ts'

test('the limit message counts drafts without trailing zeros and never below none', () => {
  expect(subscriptionLimitReached({ left: 0.75, limit: 2.5, days: 7 })).toBe(
    'You reached your subscription limit. You have 0.75 out of 2.5 💎 Premium Document drafts left. The count will reset in 7 days',
  )
  expect(subscriptionLimitReached({ left: -1, limit: 15, days: 0 })).toContain('You have 0 out of 15 ')
  expect(asLimitMessage(subscriptionLimitReached({ left: 0, limit: 15, days: 1 }))).toEqual({
    title: 'You reached your subscription limit.',
    rest: 'You have 0 out of 15 💎 Premium Document drafts left. The count will reset in 1 day',
  })
  expect(asLimitMessage(messages.notFound)).toBeNull()
})

test('days are said as N days, 1 day or 0 day', () => {
  expect([2, 1, 0, -3, 0.2].map(daysText)).toEqual(['2 days', '1 day', '0 day', '0 day', '1 day'])
})

test('missing fields get the hint for one or for several', () => {
  expect(hintFor(['Detained'])).toBe('Please fill out this field to continue.')
  expect(hintFor(['Detained', 'Jurisdiction'])).toBe('Please fill out all these fields to continue.')
})

test('a single sentence that is no list gets no hint', () => {
  expect(hintFor('Detained')).toBeNull()
  expect(hintFor([])).toBeNull()
})

test('messages that are no missing field get no hint', () => {
  const { templateNotFound, noSpouseInfo, noChildInfo, notFound, networkInterrupted, checkMyDrafts } = messages
  const others = [
    subscriptionLimitReached({ left: 0, limit: 5, days: 3 }),
    unexpectedError('support@drafty.example'),
    'No subscription found for attorney',
    'Not Found',
    "Please check 'My Drafts' later.",
  ]
  const all = [templateNotFound, noSpouseInfo, noChildInfo, notFound, networkInterrupted, checkMyDrafts, ...others]
  expect(all.filter((message) => hintFor([message]) !== null)).toEqual([])
  expect(all.filter((message) => hintFor([message, 'Detained']) !== null)).toEqual([])
})

test('the message on good moral character goes without a hint only when it is alone', () => {
  expect(hintFor([messages.goodMoralCharacter])).toBeNull()
  expect(hintFor([messages.goodMoralCharacter, 'Detained'])).toBe('Please fill out all these fields to continue.')
})

test('a message leads to the places and addresses that it names', () => {
  expect(withLinks(messages.noSpouseInfo)).toContainEqual({ text: 'Client Management', to: '/drafty/clients' })
  expect(withLinks(messages.checkMyDrafts)).toContainEqual({ text: 'My Drafts', to: '/drafty/my-drafts' })
  expect(withLinks(unexpectedError('help@firm.example')).map(({ text }) => text)).toEqual([
    'An unexpected error occurred. Please try again or contact our support team at ',
    'help@firm.example',
    ' if the issue persists',
  ])
  expect(withLinks('Click here to see upgrade options')[0]).toEqual({
    text: 'Click here',
    to: '/settings/billingandsubscriptions',
  })
})

test('sections that cannot be fetched are told in the words of the server, with whom to ask', () => {
  for (const said of [
    'It could not be reached; please try again in a moment.',
    'It could not be reached. Please try again.',
  ])
    expect(sectionsNotFetched(said, 'help@firm.example')).toBe(
      'It could not be reached. Please try again or contact us at help@firm.example',
    )
  expect(sectionsNotFetched('The draft is not there.', 'help@firm.example')).toBe(
    'The draft is not there. Please try again or contact us at help@firm.example',
  )
})
