import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

/** Numbers from 0 up to `limit`, the same for the same seed. */
export type Random = (limit: number) => number

export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return (limit) => {
    // Mulberry32: small, and good enough to break files with.
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % Math.max(1, limit)
  }
}

/** A broken or odd copy of a file: cut, spliced, with bytes or words changed, also inside of an archive. */
export function mutate(bytes: Uint8Array, other: Uint8Array, random: Random): Uint8Array {
  const place = random(bytes.length)
  const length = random(Math.min(bytes.length - place, 400)) + 1
  switch (random(8)) {
    case 0:
      return bytes.slice(0, place)
    case 1:
      return join(bytes.subarray(0, place), bytes.subarray(place + length))
    case 2:
      return join(bytes.subarray(0, place), bytes.subarray(place, place + length), bytes.subarray(place))
    case 3:
      return join(bytes.subarray(0, place), other.subarray(random(other.length)))
    case 4:
      return Uint8Array.from(bytes).fill(random(256), place, place + length)
    case 5:
      return flipBytes(bytes, random)
    default:
      return bytes[0] === 0x50 && bytes[1] === 0x4b ? mutateArchive(bytes, random) : mutateWords(bytes, random)
  }
}

function join(...pieces: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(Buffer.concat(pieces))
}

function flipBytes(bytes: Uint8Array, random: Random): Uint8Array {
  const copy = Uint8Array.from(bytes)
  for (let count = random(30) + 1; count > 0; count -= 1) copy[random(copy.length)] = random(256)
  return copy
}

function mutateArchive(bytes: Uint8Array, random: Random): Uint8Array {
  const parts: Record<string, Uint8Array> = unzipSync(bytes)
  const names = Object.keys(parts)
  const name = names[random(names.length)] ?? ''
  if (random(5) === 0) delete parts[name]
  else parts[name] = mutateWords(parts[name] ?? new Uint8Array(), random)
  return zipSync(parts)
}

const oddWords = [
  '',
  '<',
  '</w:p>',
  '<w:p>',
  '&#0;',
  '&bogus;',
  '-1',
  '99999999999',
  '\\u-1 ',
  '{',
  '}',
  '\\bin9 ',
  '\0',
  'null',
  '<w:tbl/>',
  '\uFFFF',
  '<<',
  'endobj',
  '/Kids [2 0 R]',
]

/** Words of a text file exchanged for others, repeated or left out. */
function mutateWords(bytes: Uint8Array, random: Random): Uint8Array {
  const words = strFromU8(bytes, true).split(/(?<=[>}\s])/)
  for (let count = random(12) + 1; count > 0; count -= 1) {
    const place = random(words.length)
    const odd = oddWords[random(oddWords.length)] ?? ''
    words[place] = random(3) === 0 ? odd : (words[random(words.length)] ?? '')
    if (random(20) === 0) words[place] = (words[place] ?? '').repeat(2000)
  }
  return strToU8(words.join(''), true)
}
