import { expect, test } from 'vitest'
import { readProxies } from './client-address.ts'

const from = (proxies: string | undefined, peer: string, headers: Readonly<Record<string, string>>) =>
  readProxies(proxies)(peer, (name) => headers[name])

test('nobody is believed who is not named as a proxy', () => {
  expect(from(undefined, '203.0.113.9', { 'X-Forwarded-For': '198.51.100.1' })).toBe('203.0.113.9')
  expect(from('10.0.0.1', '203.0.113.9', { 'X-Forwarded-For': '198.51.100.1' })).toBe('203.0.113.9')
})

test('a named proxy tells the client; what the client says of itself before that is not believed', () => {
  expect(from('127.0.0.1', '127.0.0.1', { 'X-Forwarded-For': '198.51.100.1' })).toBe('198.51.100.1')
  expect(from('127.0.0.1', '::ffff:127.0.0.1', { 'X-Forwarded-For': '198.51.100.1' })).toBe('198.51.100.1')
  expect(from('127.0.0.1', '127.0.0.1', { 'X-Forwarded-For': '127.0.0.1, 198.51.100.1' })).toBe('198.51.100.1')
  const chain = { 'X-Forwarded-For': '6.6.6.6, 198.51.100.1, 10.1.2.3' }
  expect(from('127.0.0.1, 10.0.0.0/8', '127.0.0.1', chain)).toBe('198.51.100.1')
  expect(from('127.0.0.1', '127.0.0.1', { Forwarded: 'for=6.6.6.6, for="[2001:db8::17]:4711";proto=https' })).toBe(
    '2001:db8::17',
  )
  expect(from('127.0.0.1', '127.0.0.1', { 'X-Forwarded-For': 'unknown' })).toBe('127.0.0.1')
  expect(from('127.0.0.1', '127.0.0.1', {})).toBe('127.0.0.1')
})

test('a proxy that is no address stops the start', () => {
  expect(() => readProxies('proxy.example')).toThrow('TRUSTED_PROXY: proxy.example')
})
