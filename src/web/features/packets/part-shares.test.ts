import { expect, test } from 'vitest'
import type { PacketItem, PacketPartReply } from '#contract/packets.ts'
import { sharesIn } from './part-shares.ts'

const item = (letter: string, first: number, last: number, bytes: number) =>
  ({ letter, first, last, bytes }) as Partial<PacketItem> as PacketItem
const part = (first: string, last: string, bytes: number, kind: PacketPartReply['kind'] = 'exhibits') =>
  ({ first, last, bytes, kind }) as Partial<PacketPartReply> as PacketPartReply

const items = [item('A', 2, 3, 400), item('B', 5, 14, 1000), item('B', 15, 15, 100), item('C', 17, 18, 500)]

test('a file is drawn by its tabs; one that goes on in the next file has its pages in each', () => {
  expect(sharesIn(part('i', '9', 900), items)).toEqual([400, 500])
  expect(sharesIn(part('10', '18', 1100), items)).toEqual([600, 500])
  expect(sharesIn(part('1', '25', 700, 'brief'), items)).toEqual([700])
  expect(sharesIn(part('i', '1', 80), [])).toEqual([80])
})
