import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { asAscii } from '../scripts/as-ascii.ts'

const programs = [
  `'é’😀' + "\\’" + \`–\${'ü'}’\``,
  `/[–—]’\\–/.source.length > 0 && /^[–—]’\\–$/.test('—’–')`,
  `/^\\p{L}+’😀$/u.test('Ñandú’😀')`,
  `String.raw\`\\b’\\’\\\\’\${'–'}\\d😀\``,
  `new RegExp(String.raw\`^(?:[’']s|\\p{Lu}–)$\`, 'u').test('’s')`,
  `({ größe: 'é' }).größe`,
  `((texts) => texts.join('|'))\`–\${1}’\``,
  `String.raw\`\${String.raw\`’\${'é'}\\’\`}–\` // ’`,
]

test('a program in ASCII alone says and matches what it did before', () => {
  for (const program of programs) {
    const ascii = asAscii(program).toString()
    expect(ascii).not.toMatch(/[^\0-\x7f]/)
    expect([program, runInNewContext(ascii)]).toEqual([program, runInNewContext(program)])
  }
})
