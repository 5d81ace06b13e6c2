import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderPage } from '#test/render-page.tsx'
import { DownloadPanel } from './download-panel.tsx'
import { shortFileName, statusTextOf, summaryOf } from './download-texts.ts'
import { type Download, downloads } from './downloads.ts'

afterEach(() => act(downloads.clear))

const row = (more: Partial<Download>): Download => ({
  id: Math.random().toString(),
  fileName: 'Ana Rivera - Expert Letter.docx',
  status: 'downloading',
  stage: 'content',
  ...more,
})
const done = row({ status: 'success' })
const failed = row({ status: 'error' })

test('names of up to 30 characters stay, longer ones are cut to 27 and three dots', () => {
  expect(shortFileName('a'.repeat(30))).toBe('a'.repeat(30))
  expect(shortFileName('a'.repeat(31))).toBe(`${'a'.repeat(27)}...`)
  expect(shortFileName('Emmanuel Ngwa Tabot - Asylum/WOR/CAT draft.docx')).toBe('Emmanuel Ngwa Tabot - Asylu...')
})

test('the heading counts what is active, completed and failed', () => {
  expect(summaryOf([row({}), done])).toBe('1 Active Download')
  expect(summaryOf([row({}), row({ stage: 'waiting' })])).toBe('2 Active Downloads')
  expect(summaryOf([row({ stage: 'waiting' })])).toBe('Loading Content...')
  expect(summaryOf([done])).toBe('1 Completed Download')
  expect(summaryOf([failed, failed])).toBe('2 Failed Downloads')
  expect(summaryOf([done, done, failed])).toBe('2 Completed, 1 Failed')
})

test('a row says what is being done', () => {
  expect(statusTextOf(row({}))).toBe('Generating content sections...')
  expect(statusTextOf(row({ stage: 'document' }))).toBe('Generating document...')
  expect(statusTextOf(row({ stage: 'file', fileName: 'CV.pdf' }))).toBe('Processing CV.pdf...')
  expect(statusTextOf(done)).toBe('Done')
  expect(statusTextOf(row({ status: 'success', saved: true }))).toBe('Done & Downloaded')
  expect(statusTextOf(row({ status: 'success', stage: 'file' }))).toBe('Download completed successfully')
  expect(statusTextOf(failed)).toBe('Download failed')
})

test('a download is followed from the first word to My Drafts, and dismissed', () => {
  renderPage(<DownloadPanel />)
  expect(screen.queryByRole('region', { name: 'Downloads' })).toBeNull()
  act(() => downloads.add({ id: 'd1', fileName: 'Ana Rivera - Expert Letter.docx' }))
  expect(screen.getByRole('heading', { name: 'Loading Content...' })).toBeDefined()
  act(() => downloads.update('d1', { stage: 'content', progress: { done: 3, total: 9 } }))
  expect(screen.getByText('3 of 9')).toBeDefined()
  act(() => downloads.update('d1', { status: 'success', saved: true }))
  expect(screen.getByRole('link', { name: 'Done & Downloaded' }).getAttribute('href')).toBe('/drafty/my-drafts')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }))
  expect(screen.queryByRole('region', { name: 'Downloads' })).toBeNull()
  act(() => downloads.update('d1', { stage: 'document' }))
  expect(screen.queryByRole('region', { name: 'Downloads' })).toBeNull()
})

test('the panel folds to its heading', () => {
  renderPage(<DownloadPanel />)
  act(() =>
    downloads.add({
      id: 'd1',
      fileName: 'CV.pdf',
      status: 'error',
      message: 'Error loading the file. Please try again.',
    }),
  )
  expect(screen.getByText('Error loading the file. Please try again.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Collapse' }))
  expect(screen.queryByText('CV.pdf')).toBeNull()
  expect(screen.getByRole('heading', { name: '1 Failed Download' })).toBeDefined()
})
