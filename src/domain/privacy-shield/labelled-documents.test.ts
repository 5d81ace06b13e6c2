import { expect, test } from 'vitest'
import type { Attorney } from '#domain/clients/attorney.ts'
import type { ClientRecord } from '#domain/clients/client-record.ts'
import { buildShield } from './build.ts'
import { labelledDocuments } from './labelled-documents.data.ts'
import { findLeaks } from './leaks.ts'
import { restoreText } from './restore.ts'
import { findSightings, shieldText } from './shield.ts'

const field = (value: string) => ({ value, dataType: 'text' as const })
const client: ClientRecord = {
  id: 'c',
  first_name: 'Fatmata',
  middle_name: 'Binta',
  last_name: 'Jalloh-Sesay',
  client: {
    date_of_birth: field('1985-03-09'),
    a_number: field('A240-118-653'),
    passport_number: field('E0123845'),
    address: field('88 Prospect Place, Apt 4C, Brooklyn, NY 11217'),
    phone: field('917-555-0164'),
    email: field('binta.jalloh85@mail.example'),
  },
  spouse: { name: field('Abu Bakarr Sesay') },
  children: [{ name: field('Hope Sesay') }],
}
const attorney: Attorney = {
  email: 'r.okonjo@okonjolaw.example',
  phone: null,
  first_name: 'Ruth',
  middle_name: null,
  last_name: 'Okonjo',
  title: null,
  firm_name: 'Okonjo Immigration, P.C.',
  license_number: null,
  license_authority: null,
  address_1: null,
  address_2: null,
  city: null,
  state: null,
  zip_code: null,
}
const makeShield = () => buildShield({ client, attorney, answers: { USCIS_receipt_number: 'IOE9876501234' } })

type Label = { readonly start: number; readonly end: number; readonly isKnown: boolean; readonly text: string }

function readLabels(marked: string): { text: string; labels: Label[] } {
  const labels: Label[] = []
  let [text, at] = ['', 0]
  for (const match of marked.matchAll(/\{\{([ks]):(.*?)\}\}/gs)) {
    text += marked.slice(at, match.index)
    const words = match[2] ?? ''
    labels.push({ start: text.length, end: text.length + words.length, isKnown: match[1] === 'k', text: words })
    text += words
    at = match.index + match[0].length
  }
  return { text: text + marked.slice(at), labels }
}

/** Forms of address and towns may stay; every other word of a label must be gone. */
const staying = new Set(['Mrs', 'Brooklyn', 'New', 'York'])

function isCovered(label: Label, sightings: readonly { start: number; end: number }[]): boolean {
  return [...label.text.matchAll(/[\p{L}\p{N}]+/gu)].every(({ 0: word, index }) => {
    const at = label.start + index
    return staying.has(word) || sightings.some(({ start, end }) => start <= at && at < end)
  })
}

const results = Object.values(labelledDocuments).map((marked) => {
  const { text, labels } = readLabels(marked)
  const sightings = findSightings(makeShield(), text)
  const extra = sightings.filter(({ start, end }) => !labels.some((label) => label.start < end && start < label.end))
  return {
    text,
    labels,
    missed: labels.filter((label) => !isCovered(label, sightings)),
    extra: extra.map(({ start, end }) => text.slice(start, end)),
  }
})

test('whatever the record knows is replaced in every document, and each document comes back unchanged', () => {
  expect(results.flatMap(({ missed }) => missed.filter(({ isKnown }) => isKnown).map(({ text }) => text))).toEqual([])
  for (const { text } of results) {
    const shield = makeShield()
    const shielded = shieldText(shield, text)
    expect(restoreText(shield, shielded)).toBe(text)
    expect(findLeaks(shield, JSON.stringify({ content: shielded }))).toEqual([])
  }
})

test('of identifiers that only their shape betrays at least nine in ten are replaced', () => {
  const shaped = results.flatMap(({ labels }) => labels.filter(({ isKnown }) => !isKnown))
  const missed = results.flatMap(({ missed: all }) => all.filter(({ isKnown }) => !isKnown).map(({ text }) => text))
  expect({ share: 1 - missed.length / shaped.length, missed }).toMatchObject({
    share: expect.toSatisfy((share: number) => share >= 0.9),
  })
})

test('little else is replaced: names of places, citations, dates of events and counts stay', () => {
  const extra = results.flatMap((result) => result.extra)
  const replaced = results.reduce((sum, { labels, missed }) => sum + labels.length - missed.length, 0)
  expect({ share: extra.length / replaced, extra }).toMatchObject({
    share: expect.toSatisfy((share: number) => share <= 0.1),
  })
})
