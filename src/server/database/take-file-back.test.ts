import { expect, test } from 'vitest'
import { takeFileBack } from './take-file-back.ts'

test('a file goes when its row was refused, and stays when the connection was lost and the row may stand', async () => {
  const removed: string[] = []
  const files = { remove: async (key: string) => void removed.push(key) }
  await takeFileBack(files, 'refused', Object.assign(new Error('duplicate'), { code: 'ER_DUP_ENTRY' }))
  await takeFileBack(files, 'unknown', Object.assign(new Error('gone'), { code: 'PROTOCOL_CONNECTION_LOST' }))
  await takeFileBack(files, 'cut', Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }))
  expect(removed).toEqual(['refused'])
})
