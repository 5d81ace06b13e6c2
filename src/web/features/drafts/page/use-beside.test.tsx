import { renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useRoomForNotes } from './use-beside.ts'

const ofBrowser = window.matchMedia
afterEach(() => void (window.matchMedia = ofBrowser))

test('a wide desk has room for notes from its first picture on, so that no pane of all checks is drawn before', () => {
  window.matchMedia = (query) => Object.defineProperty(ofBrowser.call(window, query), 'matches', { value: true })
  const seen: boolean[] = []
  renderHook(() => seen.push(useRoomForNotes()))
  expect(new Set(seen)).toEqual(new Set([true]))
})
